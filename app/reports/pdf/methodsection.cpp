// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/pdf/pdftable.h"
#include "app/reports/pdf/reportsections.h"
#include "app/reports/words.h"
#include "engine/priority/agreement.h"
#include "engine/priority/parts.h"
#include "engine/priority/traits.h"
#include "engine/priority/usagememory.h"
#include "engine/scenario/algorithmchoice.h"
#include "models/words/agreementwords.h"
#include "models/words/listwords.h"
#include "models/words/messagewords.h"
#include "models/words/partwords.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <vector>

namespace fairlead::reports {

namespace partwords = models::partwords;

namespace {

QString algorithmWords(const Policy& policy, const QLocale& locale)
{
    if (!algorithmOf(policy))
        return models::inARow(
            {Words::tr("The cluster runs jobs in the order in which they came (priority/basic). "
                       "Shares and usage do not move them."),
             tierSentence()});
    const auto damping = policy.slurm().damping;
    switch (policy.algorithm()) {
    case Algorithm::FairTree:
        return Words::tr(
            "Fair-share: Fair Tree. On every level of the account tree, promised share divided by "
            "consumed share tells who is most under-served: above 1 is under-served, below 1 is "
            "over-served. The tree is walked from the most under-served account to the most "
            "over-served one, and users get their fair-share factor from the place at which the "
            "walk meets them: 1 for the first, 1/n for the last of n users.");
    case Algorithm::ClassicFairShare:
        return Words::tr(
                   "Fair-share: classic. The fair-share factor is 2^(-(U/S)/d): U is the part of "
                   "the cluster's usage that counts for the user, with a part of the account's "
                   "usage, S the promised part, d = %1 the damping factor. It is 1 without usage, "
                   "%2 at one's share, and falls towards 0 with every further use.")
            .arg(valueformat::count(damping, locale),
                 valueformat::factor(damping == 0 ? 0.0 : std::exp2(-1.0 / damping), 2, locale));
    case Algorithm::DepthOblivious:
        return Words::tr(
                   "Fair-share: depth-oblivious. The fair-share factor is 2^(-(U/S)/d) as in the "
                   "classic algorithm, but U grows with what the user's siblings consumed, so that "
                   "accounts deep in the tree are not at a disadvantage; d = %1 is the damping "
                   "factor.")
            .arg(valueformat::count(damping, locale));
    case Algorithm::Slurm20:
        return Words::tr(
            "Fair-share: linear, as in Slurm 2.0. The fair-share factor is (S - U + 1) / 2: S is "
            "the promised part of the machine, U the part consumed, with a part of the account's "
            "usage, both of what the whole machine can deliver. It is 0.5 at one's share, more "
            "for who used less, less for who used more.");
    case Algorithm::None:
        return Words::tr(
            "Priorities are the weighted sum of seven components: credentials, fairshare, "
            "resources, service, targets, usage and attributes. Fairshare is the distance of a "
            "credential's usage from its target.");
    }
    return {};
}

QString decayWords(const UsageMemory& memory, const QLocale& locale)
{
    if (!memory.counts)
        return Words::tr("Usage does not count: the configuration has no FSPOLICY.");
    if (memory.windows > 0)
        return Words::tr(
                   "Usage counts in %1 window(s) of %2 each; a window counts %3 times what the "
                   "next newer one does (FSDECAY).",
                   nullptr, many(memory.windows))
            .arg(valueformat::count(memory.windows, locale),
                 valueformat::duration(memory.interval, locale),
                 valueformat::factor(memory.decay, QLocale::FloatingPointShortest, locale));
    if (memory.halfLife == 0)
        return Words::tr("Usage does not decay: everything since the last reset counts in full.");
    return Words::tr("Usage counts less the older it is: after %1 (the half-life) half of it, "
                     "after twice that time a quarter.")
        .arg(valueformat::duration(memory.halfLife, locale));
}

QString priorityWords(const Policy& policy, const QLocale& locale)
{
    if (traitsOf(policy).hasComponents)
        return Words::tr("A component is the sum of metric × weight over the lines below, within "
                         "its cap, × its own weight. Priority is the sum of the components; "
                         "StartPriority, the same within the bounds of the scheduler, decides the "
                         "rank. Who is first in rank is tried first; what a limit or a reservation "
                         "keeps is not started.");
    return models::inARow(
        {Words::tr("Priority is the sum of factor × weight over the factors below, plus what "
                   "the site adds, minus the nice value. Who is first in rank is tried first; "
                   "what a limit or a reservation keeps is not started. The age factor "
                   "reaches 1 after %1.")
             .arg(valueformat::duration(policy.slurm().maxAge, locale)),
         tierSentence()});
}

void paintFactors(PdfCanvas& canvas, const ReportContext& context)
{
    const auto& policy = context.evaluation.inputs.policy;
    const auto parts = partsOf(policy);
    PdfTable table({{Words::tr("Factor")},
                    {Words::tr("Parameter of the scheduler")},
                    {Words::tr("Weight (points)"), true}});
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const auto name = partwords::name(parts[i]);
        const auto setting = settingOf(policy, i);
        if (parts[i].kind == Part::Kind::Weighted)
            table.addRow(
                {{name},
                 {QString::fromLatin1(parts[i].weightParameter)},
                 {valueformat::count(static_cast<qulonglong>(setting.weight), context.locale)}});
        for (const auto& sub : setting.subs)
            table.addRow({{models::headed(name, fromUtf8(sub.name))},
                          {fromUtf8(sub.weightParameter)},
                          {valueformat::factor(sub.weight, QLocale::FloatingPointShortest,
                                               context.locale)}});
    }
    table.paint(canvas);
}

/// Components and subcomponents that count; a cap of 0 binds nothing.
void paintComponents(PdfCanvas& canvas, const ReportContext& context)
{
    const auto& policy = context.evaluation.inputs.policy;
    PdfTable table({{Words::tr("Component")},
                    {Words::tr("Subcomponent")},
                    {Words::tr("Weight"), true},
                    {Words::tr("Cap"), true}});
    const auto weight = [&context](double value) {
        return valueformat::priority(static_cast<qint64>(value), context.locale);
    };
    const auto cap = [&context](std::int64_t value) {
        return value > 0 ? valueformat::priority(value, context.locale) : QString();
    };
    for (const auto part : addedOrder(policy)) {
        const auto setting = settingOf(policy, part);
        if (!setting.counts)
            continue;
        table.addRow(
            {{partwords::name(policy, part)}, {}, {weight(setting.weight)}, {cap(setting.cap)}});
        for (const auto& sub : setting.subs) {
            if (sub.weight != 0.0)
                table.addRow({{}, {fromUtf8(sub.name)}, {weight(sub.weight)}, {cap(sub.cap)}});
        }
    }
    table.paint(canvas);
}

/// Whether two of the rows have room beside each other.
bool fitsTwice(PdfCanvas& canvas, const std::vector<std::vector<PdfCell>>& rows)
{
    constexpr std::size_t many = 6; // fewer take no room either way
    std::vector<qreal> widest(2, 0.0);
    for (const auto& row : rows) {
        for (std::size_t c = 0; c < widest.size(); ++c)
            widest[c] = std::max(widest[c], canvas.textWidth(row[c].text, TextStyle::Small));
    }
    constexpr qreal gaps = 30;
    return rows.size() >= many && 2.0 * (widest[0] + widest[1]) + gaps < PdfCanvas::width();
}

void paintSources(PdfCanvas& canvas, const ReportContext& context)
{
    const auto& provenance = context.snapshot.provenance;
    if (provenance.empty())
        return;
    std::vector<std::vector<PdfCell>> rows;
    for (const auto& entry : provenance) {
        const auto origin = models::messageWords(entry.origin);
        rows.push_back(
            {{models::messageWords(entry.input)},
             {entry.isAssumed && !isMadeUp({entry}) ? Words::tr("assumed: %1").arg(origin)
                                                    : origin}});
    }
    std::vector<PdfColumn> columns{{Words::tr("Input")}, {Words::tr("Read from")}};
    if (fitsTwice(canvas, rows)) {
        const auto half = (rows.size() + 1) / 2;
        for (std::size_t i = 0; i < half; ++i) {
            const auto beside = half + i < rows.size() ? rows[half + i] : std::vector<PdfCell>(2);
            rows[i].insert(rows[i].end(), beside.begin(), beside.end());
        }
        rows.resize(half);
        columns = {columns[0], columns[1], columns[0], columns[1]};
    }
    PdfTable table(std::move(columns));
    for (auto& row : rows)
        table.addRow(std::move(row));
    table.paint(canvas, Words::tr("Where the numbers come from"));
}

/// How far the numbers are those of the scheduler, where the source holds its own.
void paintAgreement(PdfCanvas& canvas, const ReportContext& context)
{
    const auto agreement = compareAnswers(context.data.inForce(), 0);
    const auto line = models::agreementLine(agreement, context.locale);
    if (!line.isEmpty())
        canvas.paragraph(Words::tr("Checked against the scheduler's own numbers — %1.").arg(line));
}

void paintIssues(PdfCanvas& canvas, const ReportContext& context)
{
    constexpr std::size_t mostIssues = 10;
    const auto& issues = context.snapshot.issues;
    if (issues.empty())
        return;
    std::vector<Issue> worst(issues.begin(), issues.end());
    std::ranges::stable_sort(worst, std::greater(), &Issue::severity);
    worst.resize(std::min(mostIssues, worst.size()));
    canvas.lead(worst.size() == issues.total()
                    ? Words::tr("Found while reading")
                    : Words::tr("Found while reading: %1 of %2")
                          .arg(valueformat::count(worst.size(), context.locale),
                               valueformat::count(issues.total(), context.locale)));
    QStringList lines;
    for (const auto& issue : worst)
        lines << models::headed(models::severityText(issue.severity), models::issueWords(issue));
    canvas.bullets(lines, TextStyle::Small);
}

} // namespace

void paintMethod(PdfCanvas& canvas, const ReportContext& context)
{
    const auto& policy = context.evaluation.inputs.policy;
    constexpr qreal firstLines = 100; // pt: the heading and some lines below it
    canvas.heading(Words::tr("How these numbers are computed"), firstLines);
    canvas.paragraph(
        traitsOf(policy).hasTargets
            ? Words::tr(
                  "Promised is an account's fairshare target, a part of the whole system; without "
                  "one nothing is. Consumed is its usage divided by the usage of the account "
                  "above. Usage is measured in %1.")
                  .arg(valueformat::usageUnit(context.snapshot))
            : Words::tr(
                  "Promised is an account's shares divided by the shares of its level. Consumed is "
                  "its usage divided by the usage of the account above. Usage is measured in %1.")
                  .arg(valueformat::usageUnit(context.snapshot)));
    if (const auto cpus = valueformat::cpusOfNode(context.snapshot))
        canvas.paragraph(
            Words::tr("A node-hour is %1 CPU-hours, as many as a node has CPUs on average.")
                .arg(valueformat::factor(*cpus, QLocale::FloatingPointShortest, context.locale)));
    canvas.paragraph(algorithmOf(policy)
                         ? decayWords(usageMemory(policy), context.locale)
                         : Words::tr("Slurm keeps no decayed usage under priority/basic."));
    canvas.paragraph(algorithmWords(policy, context.locale));
    if (algorithmOf(policy)) {
        canvas.paragraph(priorityWords(policy, context.locale));
        if (traitsOf(policy).hasComponents)
            paintComponents(canvas, context);
        else
            paintFactors(canvas, context);
    }
    paintSources(canvas, context);
    paintAgreement(canvas, context);
    paintIssues(canvas, context);
}

} // namespace fairlead::reports

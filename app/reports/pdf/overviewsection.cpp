// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/pdf/pdfpies.h"
#include "app/reports/pdf/reportsections.h"
#include "app/reports/words.h"
#include "engine/advice/fairsharerole.h"
#include "engine/priority/traits.h"
#include "models/words/listwords.h"
#include "models/words/messagewords.h"
#include "models/words/sharewords.h"

#include <algorithm>
#include <functional>
#include <iterator>

namespace fairlead::reports {

namespace {

using models::VerdictKind;

QString partOf(const ReportContext& context, AssocIndex account, double part)
{
    const auto percent = valueformat::percent(part, context.locale);
    return account == AssocIndex(0)
        ? Words::tr("%1 of the cluster", "a percentage").arg(percent)
        : Words::tr("%1 of %2", "a percentage, an account")
              .arg(percent, fromUtf8(context.snapshot.accountName(account)));
}

/// `sentence` takes the account, what it is promised, what it consumed and the verdict.
void paintExtreme(PdfCanvas& canvas, const ReportContext& context, models::ShareSide side,
                  const QString& sentence)
{
    const auto found = extreme(context, side);
    if (!found)
        return;
    const auto assoc = *found;
    const auto& served = context.served.served(assoc);
    const auto above = context.snapshot.assocs.parent[assoc.at()];
    canvas.paragraph(sentence.arg(fromUtf8(context.snapshot.accountName(assoc)),
                                  partOf(context, above, served.promised),
                                  valueformat::percent(served.consumed, context.locale),
                                  valueformat::markedVerdict(served, context.locale)),
                     TextStyle::Body, verdictText(served.kind));
}

/// An account that used nothing may just not want to: it is on no side, and has a line of its own.
void paintUnused(PdfCanvas& canvas, const ReportContext& context)
{
    const auto unused = unusedAccounts(context);
    const auto under = extreme(context, models::ShareSide::Under);
    if (unused.empty() || (under && context.served.served(*under).kind == VerdictKind::NoUsage))
        return;
    const auto largest = unused.front();
    const auto above = context.snapshot.assocs.parent[largest.at()];
    const auto name = fromUtf8(context.snapshot.accountName(largest));
    const auto promised = partOf(context, above, context.served.served(largest).promised);
    canvas.paragraph(
        unused.size() == 1
            ? Words::tr("Used nothing at all: %1, promised %2.").arg(name, promised)
            : Words::tr("Used nothing at all: %1 accounts; of them %2 has the largest "
                        "promise, %3.")
                  .arg(valueformat::count(unused.size(), context.locale), name, promised),
        TextStyle::Body, verdictText(VerdictKind::NoUsage));
}

/// The first-level account with the largest promise that has accounts below it; invalid when there
/// is none.
AssocIndex largestDivided(const ReportContext& context)
{
    const auto& children = context.served.children();
    const auto isAccount
        = [&context](AssocIndex child) { return !context.snapshot.assocs.isUser(child); };
    AssocIndex largest;
    for (const auto account : children.of(AssocIndex(0))) {
        if (std::ranges::count_if(children.of(account), isAccount) < 2)
            continue;
        const auto promised = context.served.served(account).promised;
        if (!largest.isValid() || promised > context.served.served(largest).promised)
            largest = account;
    }
    return largest;
}

/// Where the pies of the cluster say little, those of its largest part.
void paintPart(PdfCanvas& canvas, const ReportContext& context, const models::SliceLayout& whole)
{
    constexpr std::size_t fewSlices = 3;
    const auto account = largestDivided(context);
    if (whole.slices.size() > fewSlices || !account.isValid())
        return;
    const auto name = fromUtf8(context.snapshot.accountName(account));
    canvas.heading(Words::tr("Within %1").arg(name), 200);
    paintPies(canvas, models::sliceLayout(context.evaluation, context.colours, account), name,
              context.locale);
}

/// Where fair-share weighs nothing no job stands anywhere because of it.
QString introductionWithoutOrder(const Policy& policy)
{
    const auto what = traitsOf(policy).hasTargets
        ? Words::tr("This report shows how much of the cluster each account was promised and how "
                    "much it used. An account that used less than its target is under-served, one "
                    "that used more is over-served.")
        : Words::tr("This report shows how much of the cluster each account was promised and how "
                    "much it used. An account that used less than its promise within the account "
                    "above it is under-served, one that used more is over-served.");
    return models::inARow(
        {what, Words::tr("Under this policy fair-share does not order the queue.")});
}

QString introduction(const Policy& policy)
{
    if (!ordersByFairShare(policy))
        return introductionWithoutOrder(policy);
    if (traitsOf(policy).hasTargets)
        return Words::tr(
            "This report shows how much of the cluster each account was promised and "
            "how much it used, and which jobs stand first because of it. An account that "
            "used less than its target is under-served, one that used more is over-served. "
            "How far it is from the target counts for its jobs, beside what their user, "
            "group, QOS and class have used.");
    if (policy.algorithm() == Algorithm::FairTree)
        return Words::tr(
            "This report shows how much of the cluster each account was promised and "
            "how much it used, and which jobs stand first because of it. An account that "
            "used less than its promise is under-served: its jobs move forward. One "
            "that used more is over-served: its jobs wait.");
    // What the accounts above have used counts too.
    return Words::tr("This report shows how much of the cluster each account was promised and "
                     "how much it used, and which jobs stand first because of it. An account that "
                     "used less than its promise within the account above it is under-served, "
                     "one that used more is over-served. Where its jobs stand also depends on "
                     "what the accounts above it have used.");
}

void paintTitle(PdfCanvas& canvas, const ReportContext& context)
{
    constexpr QSizeF largestLogo(140, 48); // pt
    const auto& style = context.data.style;
    const auto logoWidth
        = context.logo.isNull() ? 0 : canvas.picture(context.logo, largestLogo) + 12;
    const auto beside = [&](const QString& words, TextStyle size, const QColor& colour = {}) {
        const QRectF area(0, canvas.y(), PdfCanvas::width() - logoWidth, 0);
        canvas.advance(canvas.text(area, words, size, colour) + 5);
    };
    if (!style.site.isEmpty())
        beside(style.site, TextStyle::Bold, toColour(paper::secondary));
    beside(context.title, TextStyle::Title);
    beside(Words::tr("Cluster %1, as of %2").arg(context.cluster, context.moment), TextStyle::Bold);
    if (!context.snapshot.source.empty())
        canvas.paragraph(Words::tr("Source: %1").arg(fromUtf8(context.snapshot.source)),
                         TextStyle::Small, toColour(paper::secondary));
    if (!style.contact.isEmpty())
        canvas.paragraph(Words::tr("Questions: %1").arg(style.contact), TextStyle::Small,
                         toColour(paper::secondary));
    canvas.advance(4);
    canvas.paragraph(introduction(context.evaluation.inputs.policy));
}

/// What is to be known before any number is read.
void paintBand(PdfCanvas& canvas, const QString& words)
{
    const auto height = canvas.textHeight(words, TextStyle::Bold, PdfCanvas::width() - 20) + 12;
    const QRectF band(0, canvas.y() + 2, PdfCanvas::width(), height);
    canvas.fill(band, toColour(palette::whatIf));
    canvas.text(band.adjusted(10, 6, -10, -6), words, TextStyle::Bold, Qt::white);
    canvas.advance(height + 8);
}

/// A source that was not read whole makes every number doubtful.
void paintFaults(PdfCanvas& canvas, const ReportContext& context)
{
    std::vector<Issue> faults;
    std::ranges::copy_if(context.snapshot.issues, std::back_inserter(faults),
                         [](const Issue& issue) { return issue.severity > Severity::Note; });
    if (faults.empty())
        return;
    const bool isCut = std::ranges::any_of(faults, [](const Issue& issue) {
        return issue.severity == Severity::Error || issue.fileState == FileState::Damaged
            || issue.loss == Loss::Job || issue.loss == Loss::ListEntry;
    });
    const auto words
        = (isCut ? Words::tr("The source was not read whole: %1, listed at the end of this report.")
                 : Words::tr("Something of the source was repaired while reading: %1, listed at "
                             "the end of this report."))
              .arg(models::severitySummary(faults, context.locale));
    if (isCut)
        paintBand(canvas, words);
    else
        canvas.paragraph(words, TextStyle::Bold);
}

void paintBands(PdfCanvas& canvas, const ReportContext& context)
{
    paintFaults(canvas, context);
    if (context.data.isMadeUp)
        paintBand(canvas, Words::tr("A demo: this cluster, its jobs and its history are made up."));
    switch (context.snapshot.basis) {
    case Basis::Reading:
        break;
    case Basis::Rebuilt:
        paintBand(
            canvas,
            Words::tr("A past moment, rebuilt from the history of jobs: shares, QOS, "
                      "partitions and settings are today's, usage and ages those of the "
                      "computation of %1.")
                .arg(valueformat::momentInWords(context.evaluation.inputs.now, context.locale)));
        break;
    case Basis::Coming:
        paintBand(
            canvas,
            traitsOf(context.evaluation.inputs.policy).hasTargets
                ? Words::tr("A moment to come: who waits still waits, nobody comes, and nobody "
                            "uses anything any more.")
                : Words::tr("A moment to come: who waits still waits, nobody comes, and each "
                            "uses as much as now."));
        break;
    }
    if (context.data.baseline)
        paintBand(canvas,
                  Words::tr("What-if: the numbers of this report hold under a scenario "
                            "that is not in force on the cluster. Its changes are listed "
                            "below the queue."));
}

} // namespace

std::optional<AssocIndex> extreme(const ReportContext& context, models::ShareSide side)
{
    const auto found = models::farthestFromShare(context.served, context.snapshot.assocs, side, 1);
    return found.empty() ? std::nullopt : std::optional(found.front());
}

std::vector<AssocIndex> unusedAccounts(const ReportContext& context)
{
    const auto& assocs = context.snapshot.assocs;
    const auto isUnused = [&context](AssocIndex account) {
        return context.served.served(account).kind == VerdictKind::NoUsage;
    };
    std::vector<AssocIndex> unused;
    std::vector<double> promised(assocs.size(), 1.0); // of the cluster
    for (std::size_t i = 1; i < assocs.size(); ++i) {
        const AssocIndex account(i);
        const auto above = assocs.parent[i];
        promised[i] = promised[above.at()] * context.served.served(account).promised;
        if (!assocs.isUser(account) && isUnused(account) && !isUnused(above))
            unused.push_back(account);
    }
    std::ranges::stable_sort(unused, std::greater{},
                             [&promised](AssocIndex account) { return promised[account.at()]; });
    return unused;
}

void paintWholePies(PdfCanvas& canvas, const ReportContext& context)
{
    paintPies(canvas, models::sliceLayout(context.evaluation, context.colours), context.cluster,
              context.locale);
}

void paintOverview(PdfCanvas& canvas, const ReportContext& context)
{
    paintTitle(canvas, context);
    paintBands(canvas, context);
    canvas.heading(Words::tr("Promised and consumed"), 200);
    const auto whole = models::sliceLayout(context.evaluation, context.colours);
    paintPies(canvas, whole, context.cluster, context.locale);
    paintExtreme(canvas, context, models::ShareSide::Under,
                 Words::tr("Most under-served: %1, promised %2, consumed %3 (%4)."));
    paintExtreme(canvas, context, models::ShareSide::Over,
                 Words::tr("Most over-served: %1, promised %2, consumed %3 (%4)."));
    if (context.usageKnown != models::UsageKnown::Yes)
        canvas.paragraph(
            models::inARow({models::sharewords::unknownUsageSentence(context.usageKnown),
                            Words::tr("So nobody is called under-served or over-served.")}));
    paintUnused(canvas, context);
    paintPart(canvas, context, whole);
    paintKeyFigures(canvas, context);
}

} // namespace fairlead::reports

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/pdf/reportsections.h"
#include "app/reports/words.h"
#include "engine/cluster/knownqueue.h"
#include "engine/priority/traits.h"
#include "engine/priority/usagememory.h"
#include "engine/scenario/algorithmchoice.h"
#include "models/words/sharewords.h"

#include <algorithm>
#include <unordered_set>

namespace fairlead::reports {

namespace {
const auto unknownFigure = QStringLiteral("–");

struct KeyFigure
{
    QString value;
    QString meaning;
};

/// How many jobs are in the queue, how many wait for something else, and whose they are.
struct QueueCount
{
    std::size_t ranked = 0;
    std::size_t blocked = 0;
    std::unordered_set<std::uint32_t> users;
};

QueueCount countQueue(const Evaluation& evaluation)
{
    const auto& snapshot = evaluation.snapshot();
    QueueCount count;
    for (std::size_t job = 0; job < snapshot.jobs.size(); ++job) {
        const auto end = snapshot.rows.firstOfJob[job + 1].at();
        bool isRanked = false;
        for (auto row = snapshot.rows.firstOfJob[job].at(); row < end; ++row)
            isRanked = isRanked || evaluation.rank[row] != 0;
        if (isRanked) {
            ++count.ranked;
            count.users.insert(snapshot.jobs.user[job].value);
        } else if (snapshot.jobs.state[job] == JobState::Pending) {
            ++count.blocked;
        }
    }
    return count;
}

std::vector<KeyFigure> queueFigures(const ReportContext& context)
{
    if (!isQueueKnown(context.snapshot))
        return {{unknownFigure, Words::tr("jobs: not known, the source has no list of them")}};
    const auto queue = countQueue(context.evaluation);
    const auto whole = [&context](std::size_t n) { return valueformat::count(n, context.locale); };
    return {
        {whole(queue.ranked), Words::tr("job(s) waiting", nullptr, many(queue.ranked))},
        {whole(queue.blocked),
         Words::tr("job(s) held or not yet eligible", nullptr, many(queue.blocked))},
        {whole(queue.users.size()),
         Words::tr("user(s) with waiting jobs", nullptr, many(queue.users.size()))},
    };
}

/// With the place %1 for the unit.
QString usedWords(const UsageMemory& memory)
{
    if (!memory.counts)
        return Words::tr("%1 consumed, which count for nothing");
    return memory.fades() ? Words::tr("%1 consumed, older ones counting less")
                          : Words::tr("%1 consumed, with no decay");
}

KeyFigure usageFigure(const ReportContext& context)
{
    if (context.usageKnown != models::UsageKnown::Yes)
        return {unknownFigure,
                Words::tr("consumed: not known. %1")
                    .arg(models::sharewords::unknownUsageSentence(context.usageKnown))};
    return {valueformat::usageAmount(context.snapshot, models::usageOfCluster(context.evaluation),
                                     context.locale),
            usedWords(usageMemory(context.evaluation.inputs.policy))
                .arg(valueformat::usageUnit(context.snapshot))};
}

KeyFigure memoryFigure(const UsageMemory& memory, const QLocale& locale)
{
    if (!memory.counts)
        return {Words::tr("none"), Words::tr("of the usage counts: there is no FSPOLICY")};
    if (memory.windows > 0)
        return {valueformat::duration(memory.windows * memory.interval, locale),
                Words::tr("of usage count, in %1 window(s)", nullptr, many(memory.windows))
                    .arg(valueformat::count(memory.windows, locale))};
    return {memory.halfLife == 0 ? Words::tr("none")
                                 : valueformat::duration(memory.halfLife, locale),
            Words::tr("half-life of usage")};
}

std::vector<KeyFigure> keyFigures(const ReportContext& context)
{
    const auto& locale = context.locale;
    const auto& assocs = context.snapshot.assocs;
    const auto whole = [&locale](std::size_t n) { return valueformat::count(n, locale); };
    std::size_t accounts = 0;
    for (std::size_t i = 1; i < assocs.size(); ++i)
        accounts += assocs.isUser(AssocIndex(i)) ? 0 : 1;
    const auto& policy = context.evaluation.inputs.policy;

    auto figures = queueFigures(context);
    figures.push_back({whole(accounts), Words::tr("account(s)", nullptr, many(accounts))});
    figures.push_back(usageFigure(context));
    if (algorithmOf(policy)) {
        figures.push_back(memoryFigure(usageMemory(policy), locale));
        figures.push_back({valueformat::algorithmName(policy),
                           traitsOf(policy).hasFairShareFactor ? Words::tr("fair-share algorithm")
                                                               : Words::tr("scheduler")});
    } else {
        figures.push_back({Words::tr("First in, first out"), Words::tr("order of the queue")});
    }
    if (context.snapshot.cpuCount > 0)
        figures.push_back(
            {whole(context.snapshot.cpuCount),
             Words::tr("CPU(s) in the cluster", nullptr, many(context.snapshot.cpuCount))});
    return figures;
}

void paintFigures(PdfCanvas& canvas, const std::vector<KeyFigure>& figures)
{
    constexpr std::size_t perLine = 4;
    constexpr qreal gap = 8;
    constexpr qreal inset = 7;
    const auto width = (PdfCanvas::width() - gap * (perLine - 1)) / perLine;
    const auto room = width - 2 * inset;
    qreal height = 0;
    for (const auto& figure : figures)
        height
            = std::max(height,
                       canvas.textHeight(figure.value, TextStyle::Figure, room)
                           + canvas.textHeight(figure.meaning, TextStyle::Small, room) + 2 * inset);
    const auto lines = (figures.size() + perLine - 1) / perLine;
    canvas.heading(Words::tr("Key figures"), static_cast<qreal>(lines) * (height + gap) - gap);
    for (std::size_t i = 0; i < figures.size(); ++i) {
        const auto x = static_cast<qreal>(i % perLine) * (width + gap);
        if (i > 0 && i % perLine == 0)
            canvas.advance(height + gap);
        const QRectF box(x, canvas.y(), width, height);
        canvas.fill(box, toColour(paper::band));
        const auto inner = box.adjusted(inset, inset, -inset, -inset);
        const auto taken = canvas.text(inner, figures[i].value, TextStyle::Figure);
        canvas.text(inner.adjusted(0, taken, 0, 0), figures[i].meaning, TextStyle::Small,
                    toColour(paper::secondary));
    }
    canvas.advance(height + gap);
}

} // namespace

void paintKeyFigures(PdfCanvas& canvas, const ReportContext& context)
{
    paintFigures(canvas, keyFigures(context));
}

} // namespace fairlead::reports

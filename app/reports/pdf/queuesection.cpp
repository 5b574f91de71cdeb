// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/pdf/pdftable.h"
#include "app/reports/pdf/reportsections.h"
#include "app/reports/words.h"
#include "engine/cluster/knownqueue.h"
#include "engine/priority/breakdown.h"
#include "engine/priority/jobwords.h"
#include "engine/priority/queueplace.h"
#include "engine/priority/traits.h"
#include "engine/scenario/algorithmchoice.h"
#include "models/words/listwords.h"
#include "models/words/partwords.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>

namespace fairlead::reports {

namespace partwords = models::partwords;

namespace {

constexpr std::size_t mostJobs = 15;
const auto startPriority = QStringLiteral("StartPriority"); // the scheduler's own word

/// The bars of the rows in the table: one axis for all, negative parts left of zero.
class FactorBars
{
public:
    FactorBars(const Evaluation& evaluation, std::size_t count)
        : m_parts(partsOf(evaluation.inputs.policy))
    {
        const auto reader = rowReader(evaluation);
        for (std::size_t i = 0; i < count; ++i) {
            m_rows.push_back(reader->points(evaluation.order[i]));
            double positive = 0.0;
            double negative = 0.0;
            for (const double points : m_rows.back().points)
                (points > 0 ? positive : negative) += points;
            m_most = std::max(m_most, positive);
            m_least = std::min(m_least, negative);
        }
    }

    [[nodiscard]] std::span<const Part> parts() const { return m_parts; }
    [[nodiscard]] std::int64_t start(std::size_t row) const { return m_rows[row].start; }
    /// Whether cutting or a bound makes another number of a priority, which then ranks.
    [[nodiscard]] bool isBounded() const
    {
        return std::ranges::any_of(m_rows,
                                   [](const RowPoints& row) { return row.start != row.shown; });
    }
    /// Whether something counts against a job.
    [[nodiscard]] bool isTwoSided() const { return m_least < 0.0; }
    [[nodiscard]] bool isUsed(std::size_t part) const
    {
        return std::any_of(m_rows.begin(), m_rows.end(),
                           [part](const RowPoints& row) { return row.points[part] != 0.0; });
    }

    [[nodiscard]] bool isAnyUsed() const { return m_most > 0.0 || m_least < 0.0; }

    /// The bar of one row with the job's priority at its end.
    void paint(PdfCanvas& canvas, const QRectF& area, std::size_t row, const QLocale& locale) const
    {
        constexpr qreal cut = 0.7;
        const auto labelRoom = widestLabel(canvas, locale) + 5;
        const auto perPoint = (area.width() - labelRoom) / std::max(m_most - m_least, 1.0);
        const auto zero = area.left() - m_least * perPoint;
        constexpr qreal highest = 9; // pt: where another cell takes two lines, all bars are alike
        const qreal line = canvas.textHeight(QStringLiteral("0"), TextStyle::Small, labelRoom);
        const qreal height = std::min(area.height() - 1, highest);
        // Beside the first line of the other cells.
        const QRectF bar(area.left(), area.top() + (line - height) / 2, area.width(), height);
        auto right = zero;
        auto left = zero;
        for (std::size_t part = 0; part < m_parts.size(); ++part) {
            const auto size = m_rows[row].points[part] * perPoint;
            if (size == 0.0)
                continue;
            auto& end = size > 0 ? right : left;
            const auto start = end;
            canvas.fill(QRectF(std::min(end, end + size), bar.top(), std::abs(size), bar.height()),
                        toColour(palette::part(m_parts[part].colour, palette::Ground::Paper)));
            end += size;
            if (start != zero) // two parts may have the same grey
                canvas.fill(QRectF(start - cut / 2, bar.top(), cut, bar.height()), Qt::white);
        }
        canvas.fill(QRectF(zero - 0.25, area.top() - 2, 0.5, area.height() + 4),
                    toColour(paper::secondary));
        canvas.text({right + 4, area.top(), labelRoom, line},
                    valueformat::priority(m_rows[row].shown, locale), TextStyle::Small, {},
                    Qt::AlignVCenter);
    }

private:
    qreal widestLabel(PdfCanvas& canvas, const QLocale& locale) const
    {
        qreal widest = 0;
        for (const auto& row : m_rows)
            widest = std::max(
                widest,
                canvas.textWidth(valueformat::priority(row.shown, locale), TextStyle::Small));
        return widest;
    }

    std::span<const Part> m_parts;
    std::vector<RowPoints> m_rows;
    double m_most = 0.0;
    double m_least = 0.0;
};

void paintLegend(PdfCanvas& canvas, const FactorBars& bars)
{
    constexpr qreal patch = 7;
    constexpr qreal lineHeight = 12;
    qreal x = 0;
    for (std::size_t part = 0; part < bars.parts().size(); ++part) {
        if (!bars.isUsed(part))
            continue;
        const auto label = partwords::name(bars.parts()[part]);
        const auto width = canvas.textWidth(label, TextStyle::Small);
        if (x + patch + 4 + width > PdfCanvas::width()) {
            canvas.advance(lineHeight);
            x = 0;
        }
        canvas.fill(QRectF(x, canvas.y() + 1.5, patch, patch),
                    toColour(palette::part(bars.parts()[part].colour, palette::Ground::Paper)));
        canvas.text({x + patch + 4, canvas.y(), width, lineHeight}, label, TextStyle::Small);
        x += patch + 4 + width + 14;
    }
    canvas.advance(lineHeight + 4);
}

/// Where a job waits: the partition, or the class where the scheduler lists that instead.
JobWord placeWord(const Evaluation& evaluation)
{
    const auto words = listedWords(evaluation.inputs.policy);
    return std::ranges::find(words, JobWord::Class) == words.end() ? JobWord::Partition
                                                                   : JobWord::Class;
}

/// Whether one of the first `count` rows waits for something else than its turn.
bool hasObstacles(const ReportContext& context, std::size_t count)
{
    const auto first = std::span(context.evaluation.order).first(count);
    return std::ranges::any_of(first, [&](RowIndex row) {
        return !obstacleOf(context.snapshot, context.snapshot.rows.job[row.at()]).empty();
    });
}

/// "ReqNodeNotAvail,_Reserved_for_maintenance" may go on in the next line behind each of its words.
QString breakable(QString reason)
{
    constexpr QChar zeroWidthSpace(0x200b);
    return reason.replace(u'_', QStringLiteral("_") + zeroWidthSpace);
}

/// `start` is the priority that ranks, where that is another one than the bar shows.
std::vector<PdfCell> jobRow(const ReportContext& context, std::size_t position, bool withObstacles,
                            std::optional<std::int64_t> start)
{
    const auto row = context.evaluation.order[position];
    const auto& jobs = context.snapshot.jobs;
    const auto& names = context.snapshot.names;
    const auto job = context.snapshot.rows.job[row.at()].at();
    std::vector<PdfCell> cells{
        {valueformat::count(context.evaluation.rank[row.at()], context.locale)},
        {fromUtf8(context.snapshot.jobLabel(context.snapshot.rows.job[row.at()]))},
        {fromUtf8(names[jobs.user[job]])},
        {fromUtf8(names[jobs.account[job]])},
        {fromUtf8(std::string(jobWord(context.evaluation, row, placeWord(context.evaluation))))},
        {},
    };
    if (start)
        cells.push_back({valueformat::priority(*start, context.locale)});
    if (withObstacles)
        cells.push_back({breakable(fromUtf8(
            std::string(obstacleOf(context.snapshot, context.snapshot.rows.job[row.at()]))))});
    if (context.difference) {
        // The difference lists the ranked rows in the same order.
        const auto gain = context.difference->rows[position].gain();
        cells.push_back({valueformat::change(gain, context.locale), changeText(gain)});
    }
    return cells;
}

/// What the bars are, or why there are none.
QString barWords(const ReportContext& context, const FactorBars& bars)
{
    const auto& policy = context.evaluation.inputs.policy;
    const auto partitions
        = Words::tr("A job that waits in several partitions has a place in each.");
    if (!bars.isAnyUsed())
        return models::inARow(
            {algorithmOf(policy)
                 ? Words::tr("No factor counts, so the priorities have no parts.")
                 : Words::tr("Under priority/basic the numbers only count the jobs as they came, "
                             "downwards."),
             traitsOf(policy).hasComponents ? QString() : tierSentence(), partitions});
    return models::inARow(
        {Words::tr("A bar adds up what a job's priority is made of, in points and in the order of "
                   "the legend; the number at its end is the priority."),
         partitions,
         bars.isTwoSided()
             ? Words::tr("What is left of the line counts against the job and is taken away from "
                         "what is right of it: a longer bar may be of a lower priority.")
             : QString()});
}

} // namespace

QString tierSentence()
{
    return Words::tr("Jobs of a partition in a higher tier rank before all others, whatever their "
                     "priority.");
}

QString noJobsSentence(const ReportContext& context)
{
    return isQueueKnown(context.snapshot)
        ? Words::tr("No job of this source is waiting for its turn.")
        : Words::tr("Which jobs wait is not known: the source has no list of jobs.");
}

void paintQueue(PdfCanvas& canvas, const ReportContext& context)
{
    // The whole table on one page: it is read as one picture. Not all of them are
    // started first: something else may keep them.
    const auto count = std::min(mostJobs, context.evaluation.order.size());
    canvas.heading(Words::tr("First in rank"));
    if (count == 0) {
        canvas.paragraph(noJobsSentence(context));
        return;
    }
    const auto total = context.evaluation.order.size();
    const auto shown = total == 1 ? Words::tr("The only place.")
                                  : Words::tr("The first %1 of %2 places.")
                                        .arg(valueformat::count(count, context.locale),
                                             valueformat::count(total, context.locale));
    const FactorBars bars(context.evaluation, count);
    canvas.note(models::inARow({shown, barWords(context, bars)}));

    const bool withObstacles = hasObstacles(context, count);
    if (withObstacles)
        canvas.note(Words::tr("A job that waits for something else than its turn or room is not "
                              "started, whatever its rank: what it waits for stands beside it, in "
                              "the words of the scheduler."));

    const bool withStart
        = traitsOf(context.evaluation.inputs.policy).hasRunPriority && bars.isBounded();
    if (withStart)
        canvas.note(Words::tr("StartPriority decides the rank: the priority with its fraction "
                              "cut, where the number at the bar is rounded, or the bound of the "
                              "scheduler where the priority lies beyond it."));
    const auto paintBar = [&bars, &context](PdfCanvas& page, const QRectF& area, std::size_t row) {
        bars.paint(page, area, row, context.locale);
    };
    const bool hasClass = placeWord(context.evaluation) == JobWord::Class;
    std::vector<PdfColumn> columns{{Words::tr("Rank"), true},
                                   {Words::tr("Job"), true},
                                   {Words::tr("User")},
                                   {Words::tr("Account")},
                                   {hasClass ? Words::tr("Class") : Words::tr("Partition")},
                                   {.title = Words::tr("Priority (points)"), .paint = paintBar}};
    if (withStart)
        columns.push_back({startPriority, true});
    if (withObstacles)
        columns.push_back({Words::tr("Waits for")});
    if (context.difference)
        columns.push_back({Words::tr("Change"), true});
    PdfTable table(std::move(columns));
    for (std::size_t i = 0; i < count; ++i)
        table.addRow(jobRow(context, i, withObstacles,
                            withStart ? std::optional(bars.start(i)) : std::nullopt));
    constexpr qreal roomOfLegend = 40; // pt: three lines of it
    const auto whole = roomOfLegend + table.height(canvas);
    canvas.ensure(whole < canvas.height() / 2 ? whole : canvas.height() / 2);
    if (bars.isAnyUsed())
        paintLegend(canvas, bars);
    table.paint(canvas);
}

} // namespace fairlead::reports

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/pdftable.h"
#include "app/reports/reportsections.h"
#include "app/reports/words.h"
#include "engine/moab/priority/priority.h"
#include "engine/priority/breakdown.h"

#include <algorithm>
#include <cmath>

namespace fairlead::reports {

namespace {

constexpr std::size_t mostJobs = 15;
/// What a priority is made of: its name, and the points that it adds.
struct Part
{
    QString name;
    double points = 0.0;
};

/// The nine factors of Slurm.
std::vector<Part> factorsOf(const RowTerms& terms)
{
    std::vector<Part> parts;
    for (std::size_t i = 0; i < factorCount; ++i) {
        const auto factor = static_cast<Factor>(i);
        parts.push_back({valueformat::factorName(factor), terms.contribution(factor)});
    }
    return parts;
}

/// The seven components of Moab and Maui, in the order of diagnose -p.
std::vector<Part> componentsOf(const moab::Terms& terms)
{
    using moab::Component;
    std::vector<Part> parts;
    for (const auto component :
         {Component::Cred, Component::Fs, Component::Attr, Component::Service, Component::Target,
          Component::Res, Component::Usage})
        parts.push_back({QString::fromLatin1(moab::parameterPrefix(component)),
                         terms.component[moab::at(component)].term});
    return parts;
}

/// The bars of the rows in the table: one axis for all, negative parts left of zero.
class FactorBars
{
public:
    FactorBars(const Evaluation& evaluation, std::size_t count)
    {
        for (std::size_t i = 0; i < count; ++i) {
            const auto row = evaluation.order[i];
            m_priorities.push_back(shownPriority(evaluation, row));
            m_parts.push_back(evaluation.inputs.policy.moab
                                  ? componentsOf(moab::termsOf(evaluation, row))
                                  : factorsOf(termsOf(evaluation, row)));
            double positive = 0.0;
            double negative = 0.0;
            for (const auto& part : m_parts.back())
                (part.points > 0 ? positive : negative) += part.points;
            m_most = std::max(m_most, positive);
            m_least = std::min(m_least, negative);
        }
    }

    [[nodiscard]] const std::vector<Part>& parts() const { return m_parts.front(); }
    [[nodiscard]] bool isUsed(std::size_t part) const
    {
        return std::any_of(m_parts.begin(), m_parts.end(), [part](const std::vector<Part>& row) {
            return row[part].points != 0.0;
        });
    }

    /// The bar of one row with the job's priority at its end.
    void paint(PdfCanvas& canvas, const QRectF& area, std::size_t row, const QLocale& locale) const
    {
        const auto labelRoom = widestLabel(canvas, locale) + 5;
        const auto perPoint = (area.width() - labelRoom) / std::max(m_most - m_least, 1.0);
        const auto zero = area.left() - m_least * perPoint;
        const QRectF bar = area.adjusted(0, 0.5, 0, -0.5);
        auto right = zero;
        auto left = zero;
        for (std::size_t part = 0; part < m_parts[row].size(); ++part) {
            const auto size = m_parts[row][part].points * perPoint;
            auto& end = size > 0 ? right : left;
            canvas.fill(QRectF(std::min(end, end + size), bar.top(), std::abs(size), bar.height()),
                        toColour(palette::part(part, palette::Ground::Paper)));
            end += size;
        }
        canvas.fill(QRectF(zero - 0.25, area.top() - 2, 0.5, area.height() + 4),
                    toColour(paper::secondary));
        canvas.text({right + 4, area.top(), labelRoom, area.height()},
                    valueformat::priority(m_priorities[row], locale), TextStyle::Small, {},
                    Qt::AlignVCenter);
    }

private:
    qreal widestLabel(PdfCanvas& canvas, const QLocale& locale) const
    {
        qreal widest = 0;
        for (const auto priority : m_priorities)
            widest = std::max(
                widest,
                canvas.textWidth(valueformat::priority(priority, locale), TextStyle::Small));
        return widest;
    }

    std::vector<std::vector<Part>> m_parts; // [row]
    std::vector<qint64> m_priorities; // [row]
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
        const auto label = bars.parts()[part].name;
        const auto width = canvas.textWidth(label, TextStyle::Small);
        if (x + patch + 4 + width > PdfCanvas::width()) {
            canvas.advance(lineHeight);
            x = 0;
        }
        canvas.fill(QRectF(x, canvas.y() + 1.5, patch, patch),
                    toColour(palette::part(part, palette::Ground::Paper)));
        canvas.text({x + patch + 4, canvas.y(), width, lineHeight}, label, TextStyle::Small);
        x += patch + 4 + width + 14;
    }
    canvas.advance(lineHeight + 4);
}

std::vector<PdfCell> jobRow(const ReportContext& context, std::size_t position)
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
        {fromUtf8(jobs.moab.empty() ? context.snapshot.rowPartitionName(row)
                                    : names[jobs.moab[job].jobClass])},
        {},
    };
    if (context.difference) {
        // The difference lists the ranked rows in the same order.
        const auto gain = context.difference->rows[position].gain();
        cells.push_back({valueformat::change(gain, context.locale), changeText(gain)});
    }
    return cells;
}

} // namespace

void paintQueue(PdfCanvas& canvas, const ReportContext& context)
{
    // The whole table on one page: it is read as one picture.
    canvas.heading(Words::tr("Next in the queue"), 310);
    const auto count = std::min(mostJobs, context.evaluation.order.size());
    if (count == 0) {
        canvas.paragraph(Words::tr("No job of this source is waiting for its turn."));
        return;
    }
    const auto total = context.evaluation.order.size();
    canvas.paragraph(
        Words::tr("The first %1 of %2 places. A bar adds up what a job's priority is made of, in "
                  "points; the number at its end is the priority. A job that waits in several "
                  "partitions has a place in each.")
            .arg(valueformat::count(count, context.locale),
                 valueformat::count(total, context.locale)),
        TextStyle::Small, toColour(paper::secondary));

    const FactorBars bars(context.evaluation, count);
    paintLegend(canvas, bars);
    const auto paintBar = [&bars, &context](PdfCanvas& page, const QRectF& area, std::size_t row) {
        bars.paint(page, area, row, context.locale);
    };
    const bool isMoab = static_cast<bool>(context.evaluation.inputs.policy.moab);
    std::vector<PdfColumn> columns{{Words::tr("Rank"), true},
                                   {Words::tr("Job"), true},
                                   {Words::tr("User")},
                                   {Words::tr("Account")},
                                   {isMoab ? Words::tr("Class") : Words::tr("Partition")},
                                   {Words::tr("Priority (points)"), false, paintBar}};
    if (context.difference)
        columns.push_back({Words::tr("Change"), true});
    PdfTable table(std::move(columns));
    for (std::size_t i = 0; i < count; ++i)
        table.addRow(jobRow(context, i));
    table.paint(canvas);
}

} // namespace fairlead::reports

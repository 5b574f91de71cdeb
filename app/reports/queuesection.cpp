// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/pdftable.h"
#include "app/reports/reportcolours.h"
#include "app/reports/reportsections.h"
#include "app/reports/words.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace fairlead::reports {

namespace {

constexpr std::size_t mostJobs = 15;
constexpr std::array allFactors{Factor::Age,     Factor::Assoc,     Factor::FairShare,
                                Factor::JobSize, Factor::Partition, Factor::Qos,
                                Factor::Tres,    Factor::Site,      Factor::Nice};

/// The bars of the rows in the table: one axis for all, negative parts left of zero.
class FactorBars
{
public:
    FactorBars(const Evaluation& evaluation, std::size_t count)
    {
        for (std::size_t i = 0; i < count; ++i) {
            m_terms.push_back(termsOf(evaluation, evaluation.order[i]));
            double positive = 0.0;
            double negative = 0.0;
            for (const auto factor : allFactors) {
                const auto part = m_terms.back().contribution(factor);
                (part > 0 ? positive : negative) += part;
            }
            m_most = std::max(m_most, positive);
            m_least = std::min(m_least, negative);
        }
    }

    [[nodiscard]] bool isUsed(Factor factor) const
    {
        return std::any_of(m_terms.begin(), m_terms.end(), [factor](const RowTerms& terms) {
            return terms.contribution(factor) != 0.0;
        });
    }

    /// The bar of one row with the job's priority at its end.
    void paint(PdfCanvas& canvas, const QRectF& area, std::size_t row,
               const ReportText& words) const
    {
        const auto& terms = m_terms[row];
        const auto labelRoom = widestLabel(canvas, words) + 5;
        const auto perPoint = (area.width() - labelRoom) / std::max(m_most - m_least, 1.0);
        const auto zero = area.left() - m_least * perPoint;
        const QRectF bar = area.adjusted(0, 0.5, 0, -0.5);
        auto right = zero;
        auto left = zero;
        for (const auto factor : allFactors) {
            const auto size = terms.contribution(factor) * perPoint;
            auto& end = size > 0 ? right : left;
            canvas.fill(QRectF(std::min(end, end + size), bar.top(), std::abs(size), bar.height()),
                        factorColour(factor));
            end += size;
        }
        canvas.fill(QRectF(zero - 0.25, area.top() - 2, 0.5, area.height() + 4),
                    QColor(colours::secondary));
        canvas.text({right + 4, area.top(), labelRoom, area.height()}, words.number(terms.shown),
                    TextStyle::Small, {}, Qt::AlignVCenter);
    }

private:
    qreal widestLabel(PdfCanvas& canvas, const ReportText& words) const
    {
        qreal widest = 0;
        for (const auto& terms : m_terms)
            widest
                = std::max(widest, canvas.textWidth(words.number(terms.shown), TextStyle::Small));
        return widest;
    }

    std::vector<RowTerms> m_terms;
    double m_most = 0.0;
    double m_least = 0.0;
};

void paintLegend(PdfCanvas& canvas, const FactorBars& bars)
{
    constexpr qreal patch = 7;
    constexpr qreal lineHeight = 12;
    qreal x = 0;
    for (const auto factor : allFactors) {
        if (!bars.isUsed(factor))
            continue;
        const auto label = factorLabel(factor);
        const auto width = canvas.textWidth(label, TextStyle::Small);
        if (x + patch + 4 + width > PdfCanvas::width()) {
            canvas.advance(lineHeight);
            x = 0;
        }
        canvas.fill(QRectF(x, canvas.y() + 1.5, patch, patch), factorColour(factor));
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
        {context.text.number(context.evaluation.rank[row.at()])},
        {QString::number(jobs.id[job])},
        {fromUtf8(names[jobs.user[job]])},
        {fromUtf8(names[jobs.account[job]])},
        {fromUtf8(context.snapshot.rowPartitionName(row))},
        {},
    };
    if (context.difference) {
        // The difference lists the ranked rows in the same order.
        const auto gain = context.difference->rows[position].gain();
        cells.push_back({context.text.change(gain), gainColour(gain).darker(125)});
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
    const auto total = static_cast<qint64>(context.evaluation.order.size());
    canvas.paragraph(
        Words::tr("The first %1 of %2 places. A bar adds up what a job's priority is made of, in "
                  "points; the number at its end is the priority. A job that waits in several "
                  "partitions has a place in each.")
            .arg(context.text.number(static_cast<qint64>(count)), context.text.number(total)),
        TextStyle::Small, QColor(colours::secondary));

    const FactorBars bars(context.evaluation, count);
    paintLegend(canvas, bars);
    const auto paintBar = [&bars, &context](PdfCanvas& page, const QRectF& area, std::size_t row) {
        bars.paint(page, area, row, context.text);
    };
    std::vector<PdfColumn> columns{
        {Words::tr("Rank"), true}, {Words::tr("Job"), true},
        {Words::tr("User")},       {Words::tr("Account")},
        {Words::tr("Partition")},  {Words::tr("Priority (points)"), false, paintBar}};
    if (context.difference)
        columns.push_back({Words::tr("Change"), true});
    PdfTable table(std::move(columns));
    for (std::size_t i = 0; i < count; ++i)
        table.addRow(jobRow(context, i));
    table.paint(canvas);
}

} // namespace fairlead::reports

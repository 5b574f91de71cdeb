// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/queue/jobchart.h"

#include "models/queue/jobtermsmodel.h"
#include "models/queue/subtermsmodel.h"
#include "views/theme/colors.h"
#include "views/theme/textsizes.h"
#include "views/widgets/cells/factorbar.h"
#include "views/widgets/inputs/roundstep.h"
#include "views/widgets/texts/plaintooltips.h"

#include <QBarCategoryAxis>
#include <QBarSet>
#include <QChart>
#include <QEvent>
#include <QHorizontalStackedBarSeries>
#include <QLocale>
#include <QValueAxis>

#include <algorithm>
#include <cmath>

namespace fairlead::views {

JobChart::JobChart(models::JobTermsModel* terms, models::SubTermsModel* subs, QWidget* parent)
    : FlatChart(parent)
    , m_terms(terms)
    , m_subs(subs)
    , m_series(new QHorizontalStackedBarSeries(this))
    , m_jobs(new QBarCategoryAxis(this))
    , m_points(new QValueAxis(this))
{
    setObjectName(QStringLiteral("jobChart"));
    setAccessibleName(tr("Priority of the selected jobs by its parts"));
    setUpAxes();
    // What the opened part says follows the terms, whether one is open or not.
    connect(subs, &models::SubTermsModel::changed, this, &JobChart::rebuild);
    connect(m_series, &QAbstractBarSeries::clicked, this, [this](int, QBarSet* set) {
        emit partActivated(static_cast<int>(m_series->barSets().indexOf(set)));
    });
    connect(m_series, &QAbstractBarSeries::hovered, this, &JobChart::explain);
    rebuild();
}

void JobChart::setUpAxes()
{
    chart()->addSeries(m_series);
    chart()->addAxis(m_jobs, Qt::AlignLeft);
    chart()->addAxis(m_points, Qt::AlignBottom);
    m_series->attachAxis(m_jobs);
    m_series->attachAxis(m_points);
    m_series->setBarWidth(0.6);
    m_jobs->setGridLineVisible(false);
    m_jobs->setLineVisible(false);
    m_jobs->setLabelsVisible(false); // painted with the totals
    m_points->setTitleText(tr("Priority (points)"));
    m_points->setLabelFormat(QStringLiteral("%.0f"));
    m_points->setTickType(QValueAxis::TicksDynamic);
    chart()->setLocalizeNumbers(true);
    restyle();
}

// Labels of the axis, and its title where there is room for it.
int JobChart::axisHeight() const
{
    const int lines = m_points->isTitleVisible() ? 2 : 1;
    return lines * (fontMetrics().height() + gapInside) + 2 * gapInside;
}

int JobChart::lineHeight() const
{
    return fontMetrics().height() + gapInside / 2;
}

int JobChart::roomForJobs() const
{
    return std::clamp((height() - axisHeight()) / lineHeight(), 1, mostJobs);
}

// The chart itself shortens names to nothing when it is small; here they have their room.
void JobChart::placePlot()
{
    int names = 0;
    int totals = 0;
    for (const auto& bar : m_bars.bars) {
        names = std::max(names, fontMetrics().horizontalAdvance(bar.job));
        totals = std::max(totals, fontMetrics().horizontalAdvance(bar.total));
    }
    names = std::min(names, width() * 2 / 5);
    chart()->setMargins({names + gapInside, 0, totals + gapBetween, 0});
}

void JobChart::rebuild()
{
    const int room = roomForJobs();
    m_bars = m_subs->isOpen() ? m_subs->bars() : m_terms->bars(room);
    m_bars.bars.resize(std::min(m_bars.bars.size(), static_cast<std::size_t>(room)));
    const int jobs = drawnJobs();
    // One batch: new sets are much cheaper than a signal for each changed value.
    m_series->clear();
    QList<QBarSet*> sets;
    for (qsizetype part = 0; part < m_bars.parts.size(); ++part) {
        auto* set = new QBarSet(m_bars.parts.at(part));
        for (int job = jobs - 1; job >= 0; --job) // the axis counts from below
            set->append(
                m_bars.bars[static_cast<std::size_t>(job)].points[static_cast<std::size_t>(part)]);
        set->setBrush(partColor(m_bars.colours[static_cast<std::size_t>(part)], palette()));
        set->setPen(Qt::NoPen);
        sets.append(set);
    }
    m_series->append(sets);
    QStringList names;
    for (int job = jobs - 1; job >= 0; --job)
        names << m_bars.bars[static_cast<std::size_t>(job)].job.toHtmlEscaped(); // labels are HTML
    m_jobs->setCategories(names);
    placePlot();
    setRange();
    viewport()->update();
    emit drawn();
}

bool JobChart::hasPoints() const
{
    return std::ranges::any_of(m_bars.bars, [](const auto& bar) {
        return std::ranges::any_of(bar.points, [](double points) { return points != 0.0; });
    });
}

void JobChart::explain(bool isOver, int category, const QBarSet* set)
{
    const auto job = static_cast<std::size_t>(drawnJobs() - 1 - category);
    const auto part = m_series->barSets().indexOf(const_cast<QBarSet*>(set));
    if (!isOver || job >= m_bars.bars.size() || part < 0) {
        PlainToolTips::show({}, {}, viewport()); // hides it
        return;
    }
    PlainToolTips::show(QCursor::pos(), m_bars.bars[job].toolTips.value(part), viewport());
}

void JobChart::setRange()
{
    double largest = 1.0;
    double smallest = 0.0;
    for (const auto& bar : m_bars.bars) {
        double right = 0.0;
        double left = 0.0;
        for (const double value : bar.points)
            (value < 0.0 ? left : right) += value;
        largest = std::max({largest, right, bar.beforeRight});
        smallest = std::min({smallest, left, bar.beforeLeft});
    }
    // A range that meets the ticks of a much smaller one would make a label for each of them.
    const auto widthOf = [this](double points) {
        return fontMetrics().horizontalAdvance(locale().toString(points, 'f', 0));
    };
    const auto margins = chart()->margins();
    const double labels = (width() - margins.left() - margins.right())
        / (std::max(widthOf(largest), widthOf(smallest)) + 2.0 * gapBetween);
    double step = std::ceil( // priorities are whole
        roundStep((largest - smallest) / std::clamp(std::floor(labels), 1.0, 4.0)));
    const bool isPositive = smallest == 0.0;
    if (isPositive && step > largest && largest > 1.0 && labels >= 1.0) { // beside that at 0
        const double power = std::pow(10.0, std::floor(std::log10(largest)));
        step = std::floor(largest / power) * power;
    }
    m_points->setTickInterval(std::max(step, m_points->tickInterval()));
    m_points->setRange(smallest, largest);
    m_points->setTickInterval(step);
}

QRectF JobChart::barArea(int job) const
{
    const auto plot = chart()->plotArea();
    const double slot = plot.height() / std::max(1, drawnJobs());
    const double thickness = slot * m_series->barWidth();
    return {plot.left(), plot.top() + slot * job + (slot - thickness) / 2.0, plot.width(),
            thickness};
}

int JobChart::roomForNames() const
{
    return std::max(0, static_cast<int>(chart()->plotArea().left()) - gapInside);
}

// User and account go before the partition, which tells two rows of one job apart.
QString JobChart::nameShown(int job) const
{
    const auto& bar = m_bars.bars[static_cast<std::size_t>(job)];
    const bool isWhole = fontMetrics().horizontalAdvance(bar.job) <= roomForNames();
    return fontMetrics().elidedText(isWhole ? bar.job : bar.shortJob, Qt::ElideRight,
                                    roomForNames());
}

void JobChart::drawForeground(QPainter* painter, const QRectF& /*rect*/)
{
    const FactorAxis axis{m_points->min(), m_points->max()};
    painter->save();
    painter->setFont(font());
    for (int job = 0; job < drawnJobs(); ++job) {
        const auto area = barArea(job);
        const auto& bar = m_bars.bars[static_cast<std::size_t>(job)];
        double right = 0.0;
        for (const double value : bar.points)
            right += std::max(value, 0.0);
        double end = axis.position(right, area);
        if (bar.before) {
            paintBaselineOutline(*painter, area, *bar.before, axis, palette());
            end = std::max(end, axis.position(*bar.before, area));
        }
        painter->setPen(palette().color(QPalette::WindowText));
        painter->drawText(QRectF(0.0, area.top(), roomForNames(), area.height()),
                          Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip, nameShown(job));
        painter->drawText(QRectF(QPointF(end + 6.0, area.top()), QSizeF(240.0, area.height())),
                          Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, bar.total);
    }
    painter->restore();
}

void JobChart::restyle()
{
    auto colors = palette();
    colors.setCurrentColorGroup(QPalette::Active); // a theme may come while nothing is read
    const auto ink = colors.color(QPalette::WindowText);
    for (auto* axis : QList<QAbstractAxis*>{m_jobs, m_points}) {
        axis->setLabelsColor(ink);
        axis->setTitleBrush(mutedText(colors));
        axis->setLinePenColor(hairline(colors));
        axis->setGridLineColor(hairline(colors));
        axis->setLabelsFont(sized(font(), TextSize::Secondary));
        axis->setTitleFont(sized(font(), TextSize::Secondary));
    }
}

void JobChart::changeEvent(QEvent* event)
{
    FlatChart::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        restyle();
        rebuild();
    }
}

void JobChart::resizeEvent(QResizeEvent* event)
{
    FlatChart::resizeEvent(event);
    constexpr int linesBesideTitle = 6;
    placePlot();
    const auto margins = chart()->margins();
    const int across = width() - margins.left() - margins.right();
    const QFontMetrics metrics(m_points->titleFont());
    m_points->setTitleVisible(height() > linesBesideTitle * lineHeight()
                              && metrics.horizontalAdvance(m_points->titleText()) < across);
    const int room = roomForJobs();
    setRange();
    if (drawnJobs() > room || (drawnJobs() < room && drawnJobs() < m_terms->rowCount()))
        rebuild();
}

QSize JobChart::sizeHint() const
{
    return {420, 180};
}

// Two jobs, to be compared.
QSize JobChart::minimumSizeHint() const
{
    return {200, fontMetrics().height() + 3 * gapInside + 2 * lineHeight()};
}

} // namespace fairlead::views

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/outlook/dumbbellview.h"

#include "models/outlook/outlookmodel.h"
#include "models/words/showntext.h"
#include "views/outlook/legendflow.h"
#include "views/outlook/policycolor.h"
#include "views/outlook/waitticks.h"
#include "views/theme/colors.h"
#include "views/theme/textsizes.h"
#include "views/widgets/inputs/roundstep.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace fairlead::views {

using models::OutlookFigure;
using models::OutlookRow;

namespace {

constexpr double markRadius = 5.0;
constexpr int markRoom = 19; // of a mark in the legend
constexpr double minute = 60.0;

/// Decades of waits: a second and a minute are the same to who waits for days.
double onAxis(double value, OutlookFigure figure)
{
    if (models::isWait(figure))
        return std::log10(1.0 + std::max(value, 0.0) / minute);
    return figure == OutlookFigure::MeanSlowdown ? std::log10(std::max(value, 1.0))
                                                 : std::max(value, 0.0);
}

std::vector<double> multiples(double step, double largest)
{
    std::vector<double> ticks;
    for (int i = 0; i * step <= largest * 1.05; ++i)
        ticks.push_back(i * step);
    return ticks;
}

std::vector<double> ticksOf(OutlookFigure figure, double largest)
{
    if (models::isWait(figure))
        return decadeTicks(largest);
    if (figure == OutlookFigure::MeanSlowdown)
        return {1.0, 2.0, 5.0, 10.0, 100.0, 1000.0};
    if (figure == OutlookFigure::Starving) // jobs: whole ones
        return multiples(std::ceil(roundStep(largest / 5.0)), largest);
    const double step = largest > 0.5 ? 0.2 : largest > 0.2 ? 0.1 : largest > 0.1 ? 0.05 : 0.02;
    return multiples(step, largest);
}

} // namespace

DumbbellView::DumbbellView(models::OutlookModel* model, QWidget* parent)
    : HeadedChart(model, parent)
{
    setObjectName(QStringLiteral("outlookChart"));
    setAccessibleName(tr("Figures of each group under each policy; the table has the numbers"));
    refit();
}

void DumbbellView::measure()
{
    m_largest = 0.0;
    int widest = 0;
    for (const auto& row : m_model->shownRows()) {
        m_largest = std::max({m_largest, row.recorded});
        for (const auto& policy : row.policies)
            m_largest = std::max({m_largest, policy.mean, policy.high});
        for (std::size_t policy = 1; policy < row.policies.size(); ++policy)
            widest = std::max(widest,
                              fontMetrics().horizontalAdvance(m_model->changeText(row, policy)));
    }
    m_changeWidth = widest == 0 ? gapBetween : widest + gapBetween;
    m_lanes = std::max(static_cast<int>(m_model->policyNames().size()) - 1, 1);
}

double DumbbellView::largest() const
{
    return m_largest > 0.0 ? m_largest : 1.0;
}

/// A tick stands at or behind the largest value of waits.
double DumbbellView::axisEnd() const
{
    return models::isWait(m_model->figure()) ? roundWait(largest()) : largest();
}

int DumbbellView::laneHeight() const
{
    return fontMetrics().height() + (m_lanes > 1 ? 4 : 10);
}

int DumbbellView::rowHeight() const
{
    return m_lanes * laneHeight() + (m_lanes > 1 ? gapInside : 0);
}

// The legend, and the axis below it.
int DumbbellView::neededHead() const
{
    return legendPlaces().back().bottom() + 1 + fontMetrics().height() + gapInside;
}

QStringList DumbbellView::legendTexts() const
{
    return QStringList{tr("Recorded")} + m_model->policyNames();
}

std::vector<QRect> DumbbellView::legendPlaces() const
{
    std::vector<int> widths;
    for (const auto& text : legendTexts())
        widths.push_back(markRoom + fontMetrics().horizontalAdvance(text) + 2);
    return legendFlow(widths, nameWidth(), std::max(width(), leastChartWidth),
                      fontMetrics().height() + gapInside);
}

QRectF DumbbellView::plot() const
{
    const double left = nameWidth() + markRadius;
    const double right = width() - m_changeWidth - gapBetween;
    return {left, static_cast<double>(headHeight()), std::max(right - left, 1.0),
            static_cast<double>(m_model->rowCount() * rowHeight())};
}

double DumbbellView::position(double value) const
{
    const auto figure = m_model->figure();
    const auto area = plot();
    const double end = onAxis(axisEnd(), figure);
    const double part = end > 0.0 ? onAxis(value, figure) / end : 0.0;
    return area.left() + area.width() * std::clamp(part, 0.0, 1.0);
}

QSize DumbbellView::sizeHint() const
{
    return {480, headHeight() + m_model->rowCount() * rowHeight() + gapInside};
}

QSize DumbbellView::minimumSizeHint() const
{
    return {leastChartWidth, sizeHint().height()};
}

// Round, square for the edits, a diamond, a triangle: the colour is not the only sign.
void DumbbellView::paintMark(QPainter& painter, QPointF at, std::size_t place) const
{
    const auto mark = models::policyMark(*m_model->view(), place);
    painter.setPen(QPen(palette().color(QPalette::Base), 1.0));
    painter.setBrush(policyColor(mark, palette()));
    const QRectF box(at.x() - markRadius, at.y() - markRadius, 2 * markRadius, 2 * markRadius);
    if (mark == 0) {
        painter.drawEllipse(box);
    } else if (mark == 1) {
        painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5));
    } else if (mark > 2) { // a triangle, which stands on its side or on its tip
        const double r = markRadius + 1.0;
        const double up = mark == 3 ? 1.0 : -1.0;
        painter.drawPolygon(QPolygonF{at + QPointF(0, -up * r), at + QPointF(r, up * (r - 1.0)),
                                      at + QPointF(-r, up * (r - 1.0))});
    } else {
        const double r = markRadius + 1.0;
        painter.drawPolygon(QPolygonF{at + QPointF(0, -r), at + QPointF(r, 0), at + QPointF(0, r),
                                      at + QPointF(-r, 0)});
    }
}

void DumbbellView::paintRing(QPainter& painter, QPointF at) const
{
    painter.setPen(QPen(palette().color(QPalette::Text), 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(at, markRadius + 2.0, markRadius + 2.0);
}

void DumbbellView::paintLegend(QPainter& painter) const
{
    const auto texts = legendTexts();
    const auto places = legendPlaces();
    for (std::size_t i = 0; i < places.size(); ++i) {
        const QPointF at(places[i].left() + markRadius + 2.0, QRectF(places[i]).center().y());
        if (i == 0)
            paintRing(painter, at);
        else
            paintMark(painter, at, i - 1);
        const auto beside = places[i].adjusted(markRoom, 0, 0, 0);
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(beside, Qt::AlignVCenter,
                         fontMetrics().elidedText(texts[static_cast<qsizetype>(i)], Qt::ElideRight,
                                                  beside.width()));
    }
}

void DumbbellView::paintAxis(QPainter& painter) const
{
    const auto area = plot();
    const double above = area.top() - fontMetrics().height() - 4;
    double free = 0.0; // where the next label may begin
    auto ticks = ticksOf(m_model->figure(), largest());
    std::erase_if(ticks, [this](double tick) { return tick > axisEnd() * 1.001; });
    const double lastWide
        = fontMetrics().horizontalAdvance(m_model->figureText(ticks.back())) + 2.0;
    const double beginOfLast
        = std::min(position(ticks.back()) - lastWide / 2.0, width() - lastWide);
    for (const double tick : ticks) {
        const double x = position(tick);
        painter.setPen(hairline(palette()));
        painter.drawLine(QPointF(x, area.top() - 2), QPointF(x, area.bottom()));
        const auto text = m_model->figureText(tick);
        const double wide = fontMetrics().horizontalAdvance(text) + 2.0;
        const double left = std::min(x - wide / 2.0, width() - wide);
        const bool isLast = tick == ticks.back();
        if (left < free || (!isLast && left + wide + gapInside > beginOfLast))
            continue;
        free = left + wide + gapInside;
        painter.setPen(mutedText(palette()));
        painter.drawText(QRectF(left, above, wide, fontMetrics().height()), Qt::AlignCenter, text);
    }
}

void DumbbellView::paintName(QPainter& painter, int row) const
{
    const int top = headHeight() + row * rowHeight();
    if (m_lanes > 1 && row > 0) {
        painter.setPen(hairline(palette()));
        painter.drawLine(0, top, width(), top);
    }
    const QRect name(0, top, nameWidth() - gapBetween, rowHeight());
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(
        name, Qt::AlignVCenter | Qt::AlignRight,
        fontMetrics().elidedText(
            models::shownText(m_model->shownRows()[static_cast<std::size_t>(row)].name),
            Qt::ElideMiddle, name.width()));
}

void DumbbellView::paintRow(QPainter& painter, int number) const
{
    paintName(painter, number);
    const auto& row = m_model->shownRows()[static_cast<std::size_t>(number)];
    const double middle = headHeight() + (number + 0.5) * rowHeight();
    for (int lane = 0; lane < m_lanes; ++lane)
        paintLane(painter, row, lane, middle + (lane - (m_lanes - 1) / 2.0) * laneHeight());
}

void DumbbellView::paintInterval(QPainter& painter, const OutlookRow& row, std::size_t policy,
                                 double y) const
{
    painter.setPen(QPen(policyColor(models::policyMark(*m_model->view(), policy), palette()), 1.5));
    painter.drawLine(QPointF(position(row.policies[policy].low), y),
                     QPointF(position(row.policies[policy].high), y));
}

/// Shorter waits and larger shares are good for who has them.
QColor DumbbellView::changeColour(const models::OutlookChange& change) const
{
    const bool isShare = m_model->figure() == OutlookFigure::DeliveredShare;
    if (change.kind == replay::Change::None)
        return mutedText(palette());
    const bool isGain = (change.kind == replay::Change::Shorter) != isShare;
    return views::changeText(isGain ? 1.0 : -1.0, palette());
}

/// The policy as it is, with what was recorded, and the lane's own beside it.
void DumbbellView::paintLane(QPainter& painter, const OutlookRow& row, int lane,
                             double middle) const
{
    const auto isThere = [&](std::size_t policy) {
        return policy < row.policies.size() && row.hasFigure(policy, m_model->figure());
    };
    const auto other = static_cast<std::size_t>(lane) + 1;
    constexpr double apart = 1.5; // px, of the intervals from the middle
    if (isThere(0))
        paintInterval(painter, row, 0, middle - apart);
    if (isThere(other))
        paintInterval(painter, row, other, middle + apart);
    const bool hasChange = other < row.policies.size();
    const auto colour = hasChange ? changeColour(row.changes[other - 1]) : QColor();
    if (isThere(0) && isThere(other)) {
        const bool isNone = row.changes[other - 1].kind == replay::Change::None;
        painter.setPen(QPen(colour, isNone ? 1.0 : 3.0));
        painter.drawLine(QPointF(position(row.policies.front().mean), middle),
                         QPointF(position(row.policies[other].mean), middle));
    }
    paintRing(painter, {position(row.recorded), middle});
    for (const auto policy : {std::size_t{0}, other}) {
        if (isThere(policy))
            paintMark(painter, {position(row.policies[policy].mean), middle}, policy);
    }
    if (!hasChange)
        return;
    painter.setPen(colour);
    painter.drawText(QRectF(width() - m_changeWidth, middle - laneHeight() / 2.0, m_changeWidth - 2,
                            laneHeight()),
                     Qt::AlignVCenter | Qt::AlignRight, m_model->changeText(row, other));
}

QString DumbbellView::itemText(int row) const
{
    QStringList lines;
    for (int column = 0; column < m_model->columnCount(); ++column) {
        const auto text = m_model->index(row, column).data().toString();
        const auto interval = m_model->index(row, column).data(Qt::ToolTipRole).toString();
        const auto title = m_model->headerData(column, Qt::Horizontal).toString();
        lines << (column == 0              ? text
                      : interval.isEmpty() ? tr("%1: %2").arg(title, text)
                                           : tr("%1: %2 (%3)").arg(title, text, interval));
    }
    return lines.join(u'\n');
}

} // namespace fairlead::views

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/recovery/courseview.h"

#include "models/words/valueformat.h"
#include "views/theme/colors.h"
#include "views/theme/textsizes.h"
#include "views/widgets/inputs/roundstep.h"
#include "views/widgets/timeticks.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <limits>

namespace fairlead::views {

namespace {
constexpr int valueSteps = 4; // lines across
constexpr double lineWidth = 2.0; // px
constexpr double flattest = 0.5; // of the highest value: above it the axis need not begin at 0
} // namespace

CourseView::CourseView(QWidget* parent)
    : ItemChart(parent)
{
    setObjectName(QStringLiteral("courseView"));
    setAccessibleName(tr("Values over time"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void CourseView::setCourses(Courses courses)
{
    m_courses = std::move(courses);
    m_least = std::numeric_limits<double>::max();
    m_most = 0.0;
    for (const auto& line : m_courses.lines) {
        for (const auto* values : {&line.values, &line.low, &line.high}) {
            for (const auto value : *values) {
                m_least = std::min(m_least, value);
                m_most = std::max(m_most, value);
            }
        }
    }
    if (m_least < flattest * m_most || m_most <= 0.0)
        m_least = std::min(m_least, 0.0);
    if (m_most <= m_least)
        m_most = m_least + 1.0;
    const double step = roundStep(m_least, m_most, valueSteps);
    m_least = std::floor(m_least / step) * step;
    m_most = m_least + valueSteps * step;
    if (itemCount() > 0)
        setAccessibleDescription(itemText(0) + QLatin1Char('\n') + itemText(itemCount() - 1));
    update();
}

QSize CourseView::sizeHint() const
{
    return {560, 14 * fontMetrics().height()};
}

QSize CourseView::minimumSizeHint() const
{
    return {280, 8 * fontMetrics().height()};
}

QRect CourseView::plotRect() const
{
    const QFontMetrics metrics(sized(font(), TextSize::Secondary));
    int widest = 0;
    for (int step = 0; step <= valueSteps && m_courses.text; ++step)
        widest = std::max(widest,
                          metrics.horizontalAdvance(
                              m_courses.text(m_least + (m_most - m_least) * step / valueSteps)));
    const int line = metrics.height();
    return rect().adjusted(widest + gapInside, line + gapInside, -gapInside, -line - 2);
}

double CourseView::xOf(std::int64_t moment) const
{
    const auto plot = plotRect();
    const auto length
        = std::max<std::int64_t>(m_courses.moments.back() - m_courses.moments.front(), 1);
    return plot.left()
        + plot.width() * static_cast<double>(moment - m_courses.moments.front())
        / static_cast<double>(length);
}

double CourseView::yOf(double value) const
{
    const auto plot = plotRect();
    return plot.bottom() - plot.height() * (value - m_least) / (m_most - m_least);
}

QColor CourseView::colourOf(std::size_t line) const
{
    return m_courses.lines[line].isDashed ? mutedText(palette()) : partColor(line, palette());
}

int CourseView::itemCount() const
{
    return m_courses.moments.size() < 2 ? 0 : static_cast<int>(m_courses.moments.size());
}

QRect CourseView::itemRect(int moment) const
{
    constexpr int wide = 5; // px
    const auto plot = plotRect();
    const double x = xOf(m_courses.moments[static_cast<std::size_t>(moment)]);
    return {static_cast<int>(std::lround(x)) - wide / 2, plot.top(), wide, plot.height()};
}

/// The nearest one.
int CourseView::itemAt(const QPoint& point) const
{
    const auto plot = plotRect();
    const double part = std::clamp(
        static_cast<double>(point.x() - plot.left()) / std::max(plot.width(), 1), 0.0, 1.0);
    return itemCount() == 0 ? -1 : static_cast<int>(std::lround(part * (itemCount() - 1)));
}

QString CourseView::itemText(int moment) const
{
    const auto i = static_cast<std::size_t>(moment);
    auto text = models::valueformat::moment(m_courses.moments[i]);
    for (const auto& line : m_courses.lines) {
        const auto value = m_courses.exactly(line.values[i]);
        text += QLatin1Char('\n')
            + (line.low.empty() ? tr("%1: %2", "line of a chart, value").arg(line.name, value)
                                : tr("%1: %2 (%3 to %4)", "line of a chart, value, range")
                                      .arg(line.name, value, m_courses.exactly(line.low[i]),
                                           m_courses.exactly(line.high[i])));
    }
    return text;
}

void CourseView::paintEvent(QPaintEvent* /*event*/)
{
    if (m_courses.moments.size() < 2)
        return;
    QPainter painter(this);
    paintAxes(painter);
    painter.setRenderHint(QPainter::Antialiasing);
    paintLines(painter);
    paintMark(painter);
    paintLegend(painter);
    paintCurrent(painter);
}

void CourseView::paintAxes(QPainter& painter) const
{
    const auto plot = plotRect();
    painter.setFont(sized(font(), TextSize::Secondary));
    const auto metrics = painter.fontMetrics();
    const int high = metrics.height();
    for (int step = 0; step <= valueSteps; ++step) {
        const double value = m_least + (m_most - m_least) * step / valueSteps;
        const int y = static_cast<int>(std::lround(yOf(value)));
        painter.setPen(hairline(palette()));
        painter.drawLine(plot.left(), y, plot.right(), y);
        painter.setPen(mutedText(palette()));
        painter.drawText(QRect(0, y - high / 2, plot.left() - gapInside / 2, high),
                         Qt::AlignRight | Qt::AlignVCenter, m_courses.text(value));
    }
    const auto from = m_courses.moments.front();
    const auto to = m_courses.moments.back();
    const int room = metrics.horizontalAdvance(TimeTicks::widest(from, to)) + gapInside;
    const auto ticks = timeTicks(from, to, plot.width(), room);
    for (const auto moment : ticks.moments) {
        const int x = static_cast<int>(std::lround(xOf(moment)));
        painter.setPen(hairline(palette()));
        painter.drawLine(x, plot.top(), x, plot.bottom());
        const auto text = ticks.textOf(moment);
        const int wide = metrics.horizontalAdvance(text) + 2;
        if (x + wide / 2 > width())
            continue;
        painter.setPen(mutedText(palette()));
        painter.drawText(QRect(x - wide / 2, plot.bottom() + 2, wide, high), Qt::AlignCenter, text);
    }
}

void CourseView::paintRange(QPainter& painter, std::size_t line) const
{
    constexpr int ink = 51; // of 255, of the line's colour
    const auto& its = m_courses.lines[line];
    QPolygonF range;
    for (std::size_t at = 0; at < its.high.size(); ++at)
        range << QPointF(xOf(m_courses.moments[at]), yOf(its.high[at]));
    for (std::size_t at = its.low.size(); at-- > 0;)
        range << QPointF(xOf(m_courses.moments[at]), yOf(its.low[at]));
    auto colour = colourOf(line);
    colour.setAlpha(ink);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(range);
    painter.setBrush(Qt::NoBrush);
}

void CourseView::paintLines(QPainter& painter) const
{
    for (std::size_t i = 0; i < m_courses.lines.size(); ++i) {
        paintRange(painter, i);
        const auto& line = m_courses.lines[i];
        QPainterPath path;
        for (std::size_t at = 0; at < m_courses.moments.size(); ++at) {
            const QPointF point(xOf(m_courses.moments[at]), yOf(line.values[at]));
            at == 0 ? path.moveTo(point) : path.lineTo(point);
        }
        painter.setPen(QPen(colourOf(i), lineWidth, line.isDashed ? Qt::DashLine : Qt::SolidLine));
        painter.drawPath(path);
    }
}

void CourseView::paintMark(QPainter& painter) const
{
    if (!m_courses.mark || *m_courses.mark > m_courses.moments.back())
        return;
    const auto plot = plotRect();
    const double x = xOf(*m_courses.mark);
    painter.setPen(QPen(palette().color(QPalette::Text), 1.0, Qt::DotLine));
    painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
}

/// Above the plot what the values are, and names, each with a piece of its line.
void CourseView::paintLegend(QPainter& painter) const
{
    constexpr int piece = 18; // px
    painter.setFont(sized(font(), TextSize::Secondary));
    const auto metrics = painter.fontMetrics();
    int x = plotRect().left();
    if (!m_courses.quantity.isEmpty()) {
        const int wide = metrics.horizontalAdvance(m_courses.quantity) + 2;
        painter.setPen(mutedText(palette()));
        painter.drawText(QRect(0, 0, wide, metrics.height()), Qt::AlignVCenter, m_courses.quantity);
        x = std::max(x, wide + gapBetween);
    }
    for (std::size_t i = 0; i < m_courses.lines.size(); ++i) {
        const auto& line = m_courses.lines[i];
        const int y = metrics.height() / 2;
        painter.setPen(QPen(colourOf(i), lineWidth, line.isDashed ? Qt::DashLine : Qt::SolidLine));
        painter.drawLine(x, y, x + piece, y);
        x += piece + gapInside / 2;
        painter.setPen(palette().color(QPalette::Text));
        const int wide = std::min(metrics.horizontalAdvance(line.name) + 2, width() / 2);
        painter.drawText(QRect(x, 0, wide, metrics.height()), Qt::AlignVCenter,
                         metrics.elidedText(line.name, Qt::ElideMiddle, wide));
        x += wide + gapBetween;
    }
}

} // namespace fairlead::views

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/outlook/ribbonview.h"

#include "models/outlook/coursemodel.h"
#include "models/words/showntext.h"
#include "models/words/valueformat.h"
#include "views/outlook/legendflow.h"
#include "views/outlook/policycolor.h"
#include "views/theme/colors.h"
#include "views/theme/textsizes.h"
#include "views/widgets/inputs/roundstep.h"
#include "views/widgets/timeticks.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace fairlead::views {

using models::OutlookCourse;

namespace {
constexpr int valueSteps = 2; // lines across, beside the one at the bottom
constexpr int linesOfPanel = 8; // of text, for a chart among others
constexpr int linesAlone = 16;
constexpr double ribbonInk = 0.25; // opacity
constexpr int legendPiece = 18; // of a line

/// What really happened: dotted, as the line of the policy as it is has nearly the same grey.
QPen recordedPen(const QPalette& palette)
{
    return {palette.color(QPalette::Text), 2.0, Qt::DotLine};
}

/// Stairs: nothing is known of what lies between two steps.
void addTread(QPainterPath& path, const QLineF& tread)
{
    path.elementCount() == 0 ? path.moveTo(tread.p1()) : path.lineTo(tread.p1());
    path.lineTo(tread.p2());
}
} // namespace

RibbonView::RibbonView(models::CourseModel* model, QWidget* parent)
    : ItemChart(parent)
    , m_model(model)
{
    setObjectName(QStringLiteral("outlookCourses"));
    setAccessibleName(tr("Figures over time under each policy; the table has the numbers"));
    connect(model, &QAbstractItemModel::modelReset, this, &RibbonView::refresh);
}

void RibbonView::refresh()
{
    const QFontMetrics metrics(sized(font(), TextSize::Secondary));
    m_axis = 0;
    for (const auto& course : m_model->courses()) {
        for (int step = 0; step <= valueSteps; ++step)
            m_axis = std::max(
                m_axis,
                metrics.horizontalAdvance(m_model->figureText(topOf(course) * step / valueSteps)));
    }
    updateGeometry();
    update();
}

void RibbonView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        refresh();
}

int RibbonView::headHeight() const
{
    return legendPlaces().back().bottom() + 1;
}

QStringList RibbonView::legendTexts() const
{
    auto texts = QStringList{tr("Recorded")} + m_model->policyNames();
    if (m_model->figure() == models::OutlookFigure::ShareCourse)
        texts << tr("Promised");
    return texts;
}

std::vector<QRect> RibbonView::legendPlaces() const
{
    std::vector<int> widths;
    for (const auto& text : legendTexts())
        widths.push_back(legendPiece + 4 + fontMetrics().horizontalAdvance(text) + 2);
    return legendFlow(widths, m_axis + gapInside, std::max(width(), leastChartWidth),
                      fontMetrics().height() + gapInside);
}

QPen RibbonView::legendPen(std::size_t entry) const
{
    const auto text = palette().color(QPalette::Text);
    if (entry == 0)
        return recordedPen(palette());
    if (entry > static_cast<std::size_t>(m_model->policyNames().size()))
        return {text, 1.0, Qt::DashLine};
    return {policyColor(m_model->markOf(entry - 1), palette()), 3.0};
}

void RibbonView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    updateGeometry(); // the legend may take another line
}

int RibbonView::panelHeight() const
{
    const int lines = m_model->courses().size() > 1 ? linesOfPanel : linesAlone;
    return std::max(lines * fontMetrics().height(),
                    m_model->courses().size() > 1 ? 0 : height() - headHeight());
}

QSize RibbonView::minimumSizeHint() const
{
    const auto panels = static_cast<int>(m_model->courses().size());
    const int lines = panels > 1 ? panels * linesOfPanel : linesAlone;
    return {leastChartWidth, headHeight() + lines * fontMetrics().height()};
}

QSize RibbonView::sizeHint() const
{
    return {480, minimumSizeHint().height()};
}

double RibbonView::topOf(const OutlookCourse& course)
{
    double top = course.promised.value_or(0.0);
    for (const auto value : course.recorded)
        top = std::max(top, value);
    for (const auto& policy : course.policies) {
        for (const auto& figure : policy)
            top = std::max(top, figure.high);
    }
    return top > 0.0 ? valueSteps * roundStep(top / valueSteps) : 1.0;
}

QRect RibbonView::plotOf(std::size_t panel) const
{
    const QFontMetrics metrics(sized(font(), TextSize::Secondary));
    const int top = headHeight() + static_cast<int>(panel) * panelHeight();
    const bool hasTitle = !m_model->courses()[panel].account.empty();
    const int title = hasTitle ? fontMetrics().height() + 2 : metrics.height() / 2;
    return QRect(0, top, width(), panelHeight())
        .adjusted(m_axis + gapInside, title, -gapBetween, -metrics.height() - gapInside);
}

QLineF RibbonView::tread(std::size_t panel, std::size_t step, double value) const
{
    const auto plot = plotOf(panel);
    const auto& course = m_model->courses()[panel];
    const auto length
        = static_cast<double>(std::max<std::int64_t>(m_model->end() - course.moments.front(), 1));
    const auto end = step + 1 < course.moments.size() ? course.moments[step + 1] : m_model->end();
    const auto x = [&](std::int64_t moment) {
        return plot.left()
            + plot.width() * static_cast<double>(moment - course.moments.front()) / length;
    };
    const double y = plot.bottom() - plot.height() * value / topOf(course);
    return {x(course.moments[step]), y, x(end), y};
}

void RibbonView::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    if (m_model->courses().empty())
        return;
    paintLegend(painter);
    for (std::size_t panel = 0; panel < m_model->courses().size(); ++panel) {
        const QRect here(0, headHeight() + static_cast<int>(panel) * panelHeight(), width(),
                         panelHeight());
        if (!event->rect().intersects(here) || m_model->courses()[panel].moments.empty())
            continue;
        paintAxes(painter, panel);
        painter.setRenderHint(QPainter::Antialiasing);
        paintPanel(painter, panel);
        painter.setRenderHint(QPainter::Antialiasing, false);
    }
    paintCurrent(painter);
}

void RibbonView::paintLegend(QPainter& painter) const
{
    const auto texts = legendTexts();
    const auto places = legendPlaces();
    for (std::size_t i = 0; i < places.size(); ++i) {
        const int y = places[i].center().y();
        painter.setPen(legendPen(i));
        painter.drawLine(places[i].left(), y, places[i].left() + legendPiece, y);
        const auto beside = places[i].adjusted(legendPiece + 4, 0, 0, 0);
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(beside, Qt::AlignVCenter,
                         fontMetrics().elidedText(texts[static_cast<qsizetype>(i)], Qt::ElideRight,
                                                  beside.width()));
    }
}

void RibbonView::paintAxes(QPainter& painter, std::size_t panel) const
{
    const auto& course = m_model->courses()[panel];
    const auto plot = plotOf(panel);
    if (!course.account.empty()) {
        painter.setFont(font());
        painter.setPen(palette().color(QPalette::Text));
        const QRect title(plot.left(), plot.top() - fontMetrics().height() - 2, plot.width(),
                          fontMetrics().height());
        painter.drawText(title, Qt::AlignLeft | Qt::AlignVCenter,
                         fontMetrics().elidedText(models::shownText(course.account),
                                                  Qt::ElideMiddle, title.width()));
    }
    painter.setFont(sized(font(), TextSize::Secondary));
    const auto metrics = painter.fontMetrics();
    for (int step = 0; step <= valueSteps; ++step) {
        const int y = plot.bottom() - plot.height() * step / valueSteps;
        painter.setPen(hairline(palette()));
        painter.drawLine(plot.left(), y, plot.right(), y);
        painter.setPen(mutedText(palette()));
        painter.drawText(
            QRect(0, y - metrics.height() / 2, plot.left() - gapInside / 2, metrics.height()),
            Qt::AlignRight | Qt::AlignVCenter,
            m_model->figureText(topOf(course) * step / valueSteps));
    }
    const auto from = course.moments.front();
    const int room = metrics.horizontalAdvance(TimeTicks::widest(from, m_model->end())) + gapInside;
    const auto ticks = timeTicks(from, m_model->end(), plot.width(), room);
    const auto length = static_cast<double>(std::max<std::int64_t>(m_model->end() - from, 1));
    for (const auto moment : ticks.moments) {
        const int x = plot.left()
            + static_cast<int>(
                          std::lround(plot.width() * static_cast<double>(moment - from) / length));
        painter.setPen(hairline(palette()));
        painter.drawLine(x, plot.top(), x, plot.bottom());
        const auto text = ticks.textOf(moment);
        const int wide = metrics.horizontalAdvance(text) + 2;
        if (x + wide / 2 > width())
            continue;
        painter.setPen(mutedText(palette()));
        painter.drawText(QRect(x - wide / 2, plot.bottom() + 2, wide, metrics.height()),
                         Qt::AlignCenter, text);
    }
}

void RibbonView::paintPolicy(QPainter& painter, std::size_t panel, std::size_t policy) const
{
    const auto& figures = m_model->courses()[panel].policies[policy];
    QPolygonF ribbon;
    QPainterPath line;
    for (std::size_t step = 0; step < figures.size(); ++step) {
        const auto high = tread(panel, step, figures[step].high);
        ribbon << high.p1() << high.p2();
        addTread(line, tread(panel, step, figures[step].mean));
    }
    for (std::size_t step = figures.size(); step-- > 0;) {
        const auto low = tread(panel, step, figures[step].low);
        ribbon << low.p2() << low.p1();
    }
    auto ink = policyColor(m_model->markOf(policy), palette());
    painter.setPen(QPen(ink, 2.0));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(line);
    ink.setAlphaF(ribbonInk);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawPolygon(ribbon);
}

void RibbonView::paintPanel(QPainter& painter, std::size_t panel) const
{
    const auto& course = m_model->courses()[panel];
    for (std::size_t policy = 0; policy < course.policies.size(); ++policy)
        paintPolicy(painter, panel, policy);
    QPainterPath recorded;
    for (std::size_t step = 0; step < course.recorded.size(); ++step)
        addTread(recorded, tread(panel, step, course.recorded[step]));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(recordedPen(palette()));
    painter.drawPath(recorded);
    if (!course.promised)
        return;
    const auto plot = plotOf(panel);
    const double y = plot.bottom() - plot.height() * *course.promised / topOf(course);
    painter.setPen(QPen(palette().color(QPalette::Text), 1.0, Qt::DashLine));
    painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
}

/// Of each panel.
int RibbonView::steps() const
{
    const auto& courses = m_model->courses();
    return courses.empty() ? 0 : static_cast<int>(courses.front().moments.size());
}

int RibbonView::itemCount() const
{
    return static_cast<int>(m_model->courses().size()) * steps();
}

QRect RibbonView::itemRect(int item) const
{
    const auto panel = static_cast<std::size_t>(item / steps());
    const auto plot = plotOf(panel);
    const auto along = tread(panel, static_cast<std::size_t>(item % steps()), 0.0);
    return QRectF(along.x1(), plot.top(), along.dx(), plot.height()).toAlignedRect();
}

/// The nearest step of the panel.
int RibbonView::itemAt(const QPoint& point) const
{
    const auto panel = (point.y() - headHeight()) / std::max(panelHeight(), 1);
    if (itemCount() == 0 || point.y() < headHeight()
        || static_cast<std::size_t>(panel) >= m_model->courses().size())
        return -1;
    const auto& moments = m_model->courses()[static_cast<std::size_t>(panel)].moments;
    const auto plot = plotOf(static_cast<std::size_t>(panel));
    const double part = std::clamp(
        static_cast<double>(point.x() - plot.left()) / std::max(plot.width(), 1), 0.0, 1.0);
    const auto moment = moments.front()
        + static_cast<std::int64_t>(part
                                    * static_cast<double>(m_model->end() - 1 - moments.front()));
    const auto after = std::ranges::upper_bound(moments, moment);
    return panel * steps() + static_cast<int>(after - moments.begin()) - 1;
}

QString RibbonView::itemText(int item) const
{
    const auto& course = m_model->courses()[static_cast<std::size_t>(item / steps())];
    const auto step = static_cast<std::size_t>(item % steps());
    QStringList lines;
    if (!course.account.empty())
        lines << models::shownText(course.account);
    const auto end = step + 1 < course.moments.size() ? course.moments[step + 1] : m_model->end();
    lines << tr("from %1 to %2")
                 .arg(models::valueformat::bareMoment(course.moments[step]),
                      models::valueformat::moment(end));
    if (m_model->figure() == models::OutlookFigure::QueueCourse)
        lines << tr("The most that wait at one time:");
    lines << tr("Recorded: %1").arg(m_model->figureText(course.recorded[step]));
    for (qsizetype i = 0; i < m_model->policyNames().size(); ++i) {
        const auto& figure = course.policies[static_cast<std::size_t>(i)][step];
        lines << tr("%1: %2 (%3 – %4)")
                     .arg(m_model->policyNames()[i], m_model->figureText(figure.mean),
                          m_model->figureText(figure.low), m_model->figureText(figure.high));
    }
    if (course.promised)
        lines << tr("Promised: %1").arg(m_model->figureText(*course.promised));
    return lines.join(u'\n');
}

} // namespace fairlead::views

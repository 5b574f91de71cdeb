// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/timeline/timelineslider.h"

#include "views/theme/colors.h"
#include "views/theme/textsizes.h"
#include "views/widgets/plaintooltips.h"
#include "views/widgets/timeticks.h"

#include <QDateTime>
#include <QHelpEvent>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QStyleOptionFocusRect>

#include <algorithm>
#include <cmath>

namespace fairlead::views {

namespace {
constexpr int minute = 60; // s
constexpr int hour = 60; // min
constexpr int day = 24 * hour; // min
constexpr int roomOfHandle = 5; // px on each side
constexpr int nearMark = 2; // px from a mark to where one points
constexpr double busyPart = 0.5; // of the ink in the area of the waiting jobs

QDateTime dateTimeOf(std::int64_t moment)
{
    return QDateTime::fromSecsSinceEpoch(moment, Qt::UTC);
}
} // namespace

TimelineSlider::TimelineSlider(QWidget* parent)
    : QAbstractSlider(parent)
{
    setObjectName(QStringLiteral("timelineSlider"));
    setAccessibleName(tr("Moment that the pages show"));
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setSingleStep(hour);
    setPageStep(day);
    clearHistory();
}

void TimelineSlider::setHistory(std::int64_t from, std::int64_t now, std::vector<replay::Busy> busy)
{
    m_from = from;
    m_now = std::max(now, from + minute);
    m_busy = std::move(busy);
    m_marks.clear();
    const QSignalBlocker blocker(this);
    setRange(0, static_cast<int>((m_now - m_from + minute - 1) / minute));
    setValue(maximum());
    setEnabled(true);
    sliderChange(SliderValueChange);
}

void TimelineSlider::setMarks(std::vector<TimelineMark> marks)
{
    m_marks = std::move(marks);
    update();
}

void TimelineSlider::clearHistory()
{
    m_marks.clear();
    m_from = 0;
    m_now = 0;
    m_busy.clear();
    const QSignalBlocker blocker(this);
    setRange(0, 0);
    setEnabled(false);
    update();
}

std::int64_t TimelineSlider::momentOf(int value) const
{
    return value >= maximum() ? m_now : m_from + std::int64_t{value} * minute;
}

int TimelineSlider::valueOf(std::int64_t moment) const
{
    const auto minutes = (moment - m_from + minute / 2) / minute;
    return static_cast<int>(std::clamp<std::int64_t>(minutes, 0, maximum()));
}

QRect TimelineSlider::plotRect() const
{
    const int label = QFontMetrics(sized(font(), TextSize::Secondary)).height();
    return rect().adjusted(roomOfHandle, 2, -roomOfHandle, -label);
}

int TimelineSlider::pixelOf(int value) const
{
    const auto plot = plotRect();
    const double part = maximum() > 0 ? static_cast<double>(value) / maximum() : 1.0;
    return plot.left() + static_cast<int>(std::lround(part * (plot.width() - 1)));
}

int TimelineSlider::valueAt(int pixel) const
{
    const auto plot = plotRect();
    const double part = static_cast<double>(pixel - plot.left()) / std::max(plot.width() - 1, 1);
    return static_cast<int>(std::lround(std::clamp(part, 0.0, 1.0) * maximum()));
}

QSize TimelineSlider::sizeHint() const
{
    return {480, 5 * fontMetrics().height() / 2};
}

QSize TimelineSlider::minimumSizeHint() const
{
    return {160, sizeHint().height()};
}

QString TimelineSlider::textOf(int value) const
{
    const auto moment = value >= maximum()
        ? tr("Now")
        : tr("%1 UTC").arg(QLocale().toString(dateTimeOf(momentOf(value)), QLocale::ShortFormat));
    const auto when = moment + marksAt(value);
    if (m_busy.empty() || maximum() == 0)
        return when;
    const auto last = static_cast<double>(m_busy.size() - 1);
    const auto& busy = m_busy[static_cast<std::size_t>(std::lround(last * value / maximum()))];
    return when + QLatin1Char('\n')
        + tr("%Ln job(s) waiting", nullptr, static_cast<int>(busy.waiting)) + QLatin1Char('\n')
        + tr("%Ln CPU(s) running", nullptr, static_cast<int>(busy.cpus));
}

QString TimelineSlider::marksAt(int value) const
{
    const int x = pixelOf(value);
    QString text;
    for (const auto kind : {TimelineMark::Kind::Reading, TimelineMark::Kind::Reset}) {
        const bool isHere = std::ranges::any_of(m_marks, [&](const TimelineMark& mark) {
            return mark.kind == kind && std::abs(pixelOf(valueOf(mark.moment)) - x) <= nearMark;
        });
        if (isHere)
            text += QLatin1Char('\n')
                + (kind == TimelineMark::Kind::Reading ? tr("A reading was kept")
                                                       : tr("All usage was set to zero"));
    }
    return text;
}

void TimelineSlider::sliderChange(SliderChange change)
{
    if (change == SliderValueChange && hasHistory())
        setAccessibleDescription(textOf(value()).replace(QLatin1Char('\n'), QLatin1String(", ")));
    QAbstractSlider::sliderChange(change);
}

void TimelineSlider::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    setSliderDown(true);
    setValue(valueAt(qRound(event->position().x())));
}

void TimelineSlider::mouseMoveEvent(QMouseEvent* event)
{
    if (isSliderDown())
        setValue(valueAt(qRound(event->position().x())));
}

void TimelineSlider::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        setSliderDown(false);
}

// Who scrolls past it does not travel.
void TimelineSlider::wheelEvent(QWheelEvent* event)
{
    if (hasFocus())
        QAbstractSlider::wheelEvent(event);
    else
        event->ignore();
}

bool TimelineSlider::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || !hasHistory())
        return QAbstractSlider::event(event);
    const auto* help = dynamic_cast<QHelpEvent*>(event);
    PlainToolTips::show(help->globalPos(), textOf(valueAt(help->pos().x())), this);
    return true;
}

void TimelineSlider::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    const auto plot = plotRect();
    painter.fillRect(plot, trackColor(palette()));
    if (hasHistory()) {
        painter.setRenderHint(QPainter::Antialiasing);
        paintBusy(painter, plot);
        painter.setRenderHint(QPainter::Antialiasing, false);
        paintDays(painter, plot);
        paintMarks(painter, plot);
        paintHandle(painter, plot);
    }
    if (!hasFocus())
        return;
    QStyleOptionFocusRect frame;
    frame.initFrom(this);
    style()->drawPrimitive(QStyle::PE_FrameFocusRect, &frame, &painter, this);
}

/// Waiting jobs as an area, running CPUs as a line, each of its own greatest.
void TimelineSlider::paintBusy(QPainter& painter, const QRect& plot) const
{
    if (m_busy.size() < 2)
        return;
    std::uint32_t mostWaiting = 1;
    std::uint64_t mostCpus = 1;
    for (const auto& busy : m_busy) {
        mostWaiting = std::max(mostWaiting, busy.waiting);
        mostCpus = std::max(mostCpus, busy.cpus);
    }
    const auto at = [&](std::size_t i, double part) {
        return QPointF(plot.left()
                           + plot.width() * static_cast<double>(i)
                               / static_cast<double>(m_busy.size() - 1),
                       plot.bottom() + 1 - part * (plot.height() - 2));
    };
    QPainterPath area(QPointF(plot.left(), plot.bottom() + 1));
    QPainterPath line;
    for (std::size_t i = 0; i < m_busy.size(); ++i) {
        area.lineTo(at(i, static_cast<double>(m_busy[i].waiting) / mostWaiting));
        const auto cpus
            = at(i, static_cast<double>(m_busy[i].cpus) / static_cast<double>(mostCpus));
        i == 0 ? line.moveTo(cpus) : line.lineTo(cpus);
    }
    area.lineTo(QPointF(plot.right() + 1, plot.bottom() + 1));
    painter.fillPath(area,
                     mixed(mutedText(palette()), palette().color(QPalette::Window), busyPart));
    painter.setPen(QPen(mutedText(palette()), 1.0));
    painter.drawPath(line);
}

/// A tick and a date at the beginning of days: as many as there is room for.
void TimelineSlider::paintDays(QPainter& painter, const QRect& plot) const
{
    painter.setFont(sized(font(), TextSize::Secondary));
    const auto metrics = painter.fontMetrics();
    const int room = metrics.horizontalAdvance(TimeTicks::widest(m_now)) + 2 * gapBetween;
    const auto ticks = timeTicks(m_from, m_now, plot.width(), room, false);
    for (const auto moment : ticks.moments) {
        const int x = pixelOf(static_cast<int>((moment - m_from) / minute));
        painter.setPen(hairline(palette()));
        painter.drawLine(x, plot.top(), x, plot.bottom());
        const auto text = ticks.textOf(moment);
        const int wide = metrics.horizontalAdvance(text) + 2;
        if (x - wide / 2 < 0 || x + wide / 2 > width())
            continue;
        painter.setPen(mutedText(palette()));
        painter.drawText(QRect(x - wide / 2, plot.bottom() + 1, wide, metrics.height()),
                         Qt::AlignCenter, text);
    }
}

void TimelineSlider::paintMarks(QPainter& painter, const QRect& plot) const
{
    constexpr int tick = 4; // px
    int last = -1;
    for (const auto& mark : m_marks) {
        const int x = pixelOf(valueOf(mark.moment));
        if (mark.kind == TimelineMark::Kind::Reset) {
            painter.setPen(QPen(palette().color(QPalette::Text), 1.0, Qt::DashLine));
            painter.drawLine(x, plot.top(), x, plot.bottom());
        } else if (x != last) { // there may be thousands
            painter.setPen(partColor(0, palette()));
            painter.drawLine(x, plot.top(), x, plot.top() + tick);
            last = x;
        }
    }
}

void TimelineSlider::paintHandle(QPainter& painter, const QRect& plot) const
{
    const int x = pixelOf(value());
    const auto colour = palette().color(isEnabled() ? QPalette::Text : QPalette::Mid);
    painter.fillRect(QRect(x - 1, plot.top() - 2, 3, plot.height() + 4), colour);
    painter.fillRect(QRect(x - roomOfHandle + 1, plot.top() - 2, 2 * roomOfHandle - 1, 5), colour);
}

} // namespace fairlead::views

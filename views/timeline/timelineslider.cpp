// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/timeline/timelineslider.h"

#include "models/words/listwords.h"
#include "models/words/valueformat.h"
#include "views/theme/colors.h"
#include "views/theme/textsizes.h"
#include "views/widgets/texts/plaintooltips.h"
#include "views/widgets/timeticks.h"
#include "views/widgets/utctime.h"

#include <QDateTime>
#include <QHelpEvent>
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

std::int64_t minuteOf(std::int64_t moment)
{
    return moment / minute;
}

/// The first whole minute that is not before it.
std::int64_t minuteAfter(std::int64_t moment)
{
    return (moment + minute - 1) / minute;
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
    clearSpan();
}

void TimelineSlider::setSpan(const TimelineSpan& span, std::vector<replay::Busy> busy)
{
    m_span = span;
    m_busy = std::move(busy);
    m_most = {1, 1};
    for (const auto& moment : m_busy) {
        m_most.waiting = std::max(m_most.waiting, moment.waiting);
        m_most.cpus = std::max(m_most.cpus, moment.cpus);
    }
    m_marks.clear();
    m_cycles.clear();
    const QSignalBlocker blocker(this);
    m_nowValue
        = span.now > span.from ? static_cast<int>(minuteAfter(span.now) - minuteOf(span.from)) : 0;
    setRange(0, m_nowValue + static_cast<int>(minuteAfter(span.until) - minuteOf(span.now)));
    setValue(m_nowValue);
    setEnabled(hasSpan());
    sliderChange(SliderValueChange);
}

void TimelineSlider::setMarks(std::vector<TimelineMark> marks)
{
    m_marks = std::move(marks);
    update();
}

void TimelineSlider::setCycles(std::vector<std::int64_t> cycles)
{
    m_cycles = std::move(cycles);
    sliderChange(SliderValueChange);
    update();
}

void TimelineSlider::clearSpan()
{
    m_marks.clear();
    m_cycles.clear();
    m_busy.clear();
    m_span = {};
    m_nowValue = 0;
    const QSignalBlocker blocker(this);
    setRange(0, 0);
    setEnabled(false);
    update();
}

std::int64_t TimelineSlider::momentOf(int value) const
{
    if (value < m_nowValue)
        return std::max((minuteOf(m_span.from) + value) * minute, m_span.from);
    if (value == m_nowValue)
        return m_span.now;
    return std::min((minuteOf(m_span.now) + value - m_nowValue) * minute, m_span.until);
}

int TimelineSlider::valueOf(std::int64_t moment) const
{
    if (moment <= m_span.from)
        return 0;
    if (moment == m_span.now)
        return m_nowValue;
    const auto whole = minuteAfter(moment); // behind a reading that was kept at that moment
    return static_cast<int>(
        moment > m_span.now
            ? std::min<std::int64_t>(m_nowValue + whole - minuteOf(m_span.now), maximum())
            : std::min<std::int64_t>(whole - minuteOf(m_span.from), m_nowValue));
}

QRect TimelineSlider::plotRect() const
{
    const int label = QFontMetrics(sized(font(), TextSize::Secondary)).height();
    return rect().adjusted(roomOfHandle, 2, -roomOfHandle, -label);
}

/// The time ahead has a third of the room, all of it where nothing is known of the past.
int TimelineSlider::pixelOfNow() const
{
    const auto plot = plotRect();
    const int last = plot.width() - 1;
    if (m_nowValue == 0 || m_nowValue == maximum())
        return m_nowValue == 0 ? plot.left() : plot.left() + last;
    return plot.left() + last * 2 / 3;
}

int TimelineSlider::pixelOf(int value) const
{
    const auto plot = plotRect();
    const int now = pixelOfNow();
    if (value <= m_nowValue) {
        const double part = m_nowValue > 0 ? static_cast<double>(value) / m_nowValue : 1.0;
        return plot.left() + static_cast<int>(std::lround(part * (now - plot.left())));
    }
    const double part = static_cast<double>(value - m_nowValue) / (maximum() - m_nowValue);
    return now + static_cast<int>(std::lround(part * (plot.left() + plot.width() - 1 - now)));
}

int TimelineSlider::valueAt(int pixel) const
{
    const auto plot = plotRect();
    const int now = pixelOfNow();
    const bool isAhead = pixel > now;
    const int begin = isAhead ? now : plot.left();
    const int wide = (isAhead ? plot.left() + plot.width() - 1 : now) - begin;
    const int minutes = isAhead ? maximum() - m_nowValue : m_nowValue;
    const double part = static_cast<double>(pixel - begin) / std::max(wide, 1);
    return (isAhead ? m_nowValue : 0)
        + static_cast<int>(std::lround(std::clamp(part, 0.0, 1.0) * minutes));
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
    const auto moment
        = value == m_nowValue ? tr("Now") : models::valueformat::moment(momentOf(value));
    const auto when = moment + marksAt(value);
    if (value > m_nowValue)
        return when + QLatin1Char('\n') + tr("If nobody comes and nobody starts");
    if (m_busy.empty() || value == m_nowValue) // the pages count what was read
        return when;
    const auto last = static_cast<double>(m_busy.size() - 1);
    const auto& busy = m_busy[static_cast<std::size_t>(std::lround(last * value / m_nowValue))];
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
    const auto after = std::ranges::upper_bound(m_cycles, momentOf(value));
    if (after != m_cycles.begin() && value <= m_nowValue)
        text += QLatin1Char('\n')
            + tr("Usage as of slurmctld's cycle of %1 UTC")
                  .arg(utcTimeOf(*std::prev(after)).toString(QStringLiteral("HH:mm:ss")));
    return text;
}

void TimelineSlider::sliderChange(SliderChange change)
{
    if (change == SliderValueChange && hasSpan())
        setAccessibleDescription(models::listed(textOf(value()).split(u'\n')));
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

void TimelineSlider::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_End && value() < m_nowValue)
        setValue(m_nowValue);
    else if (event->key() == Qt::Key_Home && value() > m_nowValue)
        setValue(m_nowValue);
    else
        QAbstractSlider::keyPressEvent(event);
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
    if (event->type() != QEvent::ToolTip || !hasSpan())
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
    if (hasSpan()) {
        painter.setRenderHint(QPainter::Antialiasing);
        paintBusy(painter, plot);
        painter.setRenderHint(QPainter::Antialiasing, false);
        paintAhead(painter, plot);
        paintDays(painter, plot, m_span.from, m_span.now);
        paintDays(painter, plot, m_span.now, m_span.until);
        paintCycles(painter, plot);
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
    const int wide = pixelOfNow() - plot.left();
    const auto last = static_cast<double>(m_busy.size() - 1);
    const auto at = [&](std::size_t i, double part) {
        return QPointF(plot.left() + wide * static_cast<double>(i) / last,
                       plot.bottom() + 1 - part * (plot.height() - 2));
    };
    QPainterPath area(QPointF(plot.left(), plot.bottom() + 1));
    QPainterPath line;
    const auto step
        = std::max<std::size_t>(m_busy.size() / static_cast<std::size_t>(2 * wide + 1), 1);
    for (std::size_t i = 0; i < m_busy.size(); i += step) {
        area.lineTo(at(i, static_cast<double>(m_busy[i].waiting) / m_most.waiting));
        const auto cpus
            = at(i, static_cast<double>(m_busy[i].cpus) / static_cast<double>(m_most.cpus));
        i == 0 ? line.moveTo(cpus) : line.lineTo(cpus);
    }
    area.lineTo(QPointF(plot.left() + wide, plot.bottom() + 1));
    painter.fillPath(area,
                     mixed(mutedText(palette()), palette().color(QPalette::Window), busyPart));
    painter.setPen(QPen(mutedText(palette()), 1.0));
    painter.drawPath(line);
}

/// What is to come is not known: hatched, and a line where it begins.
void TimelineSlider::paintAhead(QPainter& painter, const QRect& plot) const
{
    if (m_nowValue == maximum())
        return;
    const int now = pixelOfNow();
    const QRect ahead(QPoint(now, plot.top()), plot.bottomRight());
    painter.fillRect(ahead, QBrush(hairline(palette()), Qt::BDiagPattern));
    painter.fillRect(QRect(now, plot.top(), 1, plot.height()), mutedText(palette()));
}

/// Ticks with a date or an hour: as many as there is room for.
void TimelineSlider::paintDays(QPainter& painter, const QRect& plot, std::int64_t from,
                               std::int64_t to) const
{
    if (to <= from)
        return;
    painter.setFont(sized(font(), TextSize::Secondary));
    const auto metrics = painter.fontMetrics();
    const int left = pixelOf(valueOf(from));
    const int right = pixelOf(valueOf(to));
    const int room = metrics.horizontalAdvance(TimeTicks::widest(from, to)) + 2 * gapBetween;
    const auto ticks = timeTicks(from, to, right - left, room);
    const int leastLeft = left > plot.left() ? left + gapInside / 2 : left - roomOfHandle;
    for (const auto moment : ticks.moments) {
        const int x = pixelOf(valueOf(moment));
        painter.setPen(hairline(palette()));
        painter.drawLine(x, plot.top(), x, plot.bottom());
        const auto text = ticks.textOf(moment);
        const int wide = metrics.horizontalAdvance(text) + 2;
        if (x - wide / 2 < leastLeft || x + wide / 2 > right + roomOfHandle)
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

void TimelineSlider::paintCycles(QPainter& painter, const QRect& plot) const
{
    constexpr int tick = 3; // px
    constexpr int apart = 4; // px at least
    if (m_cycles.empty() || pixelOfNow() - plot.left() < apart * static_cast<int>(m_cycles.size()))
        return;
    painter.setPen(mutedText(palette()));
    for (const auto cycle : m_cycles) {
        const int x = pixelOf(valueOf(cycle));
        painter.drawLine(x, plot.bottom() - tick + 1, x, plot.bottom());
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

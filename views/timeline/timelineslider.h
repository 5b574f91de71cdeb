// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/past/past.h"
#include "views/timeline/timelinemark.h"
#include "views/timeline/timelinespan.h"

#include <QAbstractSlider>
#include <QString>

#include <vector>

namespace fairlead::views {

/// The recorded time of a cluster and the time ahead of it as a slider, each with a scale of its
/// own: its value counts minutes from the beginning. Behind the handle stand how many jobs waited
/// and how many CPUs ran; what is to come is hatched. Arrows go an hour, the page keys a day, Home
/// and End to now and then to the ends.
class TimelineSlider : public QAbstractSlider
{
    Q_OBJECT

public:
    explicit TimelineSlider(QWidget* parent = nullptr);

    /// The handle stands at now.
    /// @param busy  at moments that divide the time from `from` to `now` evenly, both included
    void setSpan(const TimelineSpan& span, std::vector<replay::Busy> busy);
    /// Ticks above the plot for readings, dashed lines for resets.
    void setMarks(std::vector<TimelineMark> marks);
    /// When usage was computed, ascending: short ticks below the plot where they do not run into
    /// each other, and always in the tool tip.
    void setCycles(std::vector<std::int64_t> cycles);
    void clearSpan();
    [[nodiscard]] bool hasSpan() const { return maximum() > 0; }
    [[nodiscard]] bool isAtNow() const { return value() == m_nowValue; }
    void goToNow() { setValue(m_nowValue); }
    /// Of a value, Unix seconds; exact for now and for the ends.
    [[nodiscard]] std::int64_t momentOf(int value) const;
    /// The nearest value.
    [[nodiscard]] int valueOf(std::int64_t moment) const;
    /// Where the handle stands for a value, in pixels of the widget.
    [[nodiscard]] int pixelOf(int value) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void sliderChange(SliderChange change) override;
    bool event(QEvent* event) override;

private:
    [[nodiscard]] QRect plotRect() const;
    [[nodiscard]] int valueAt(int pixel) const;
    [[nodiscard]] QString textOf(int value) const;
    void paintBusy(QPainter& painter, const QRect& plot) const;
    void paintDays(QPainter& painter, const QRect& plot, std::int64_t from, std::int64_t to) const;
    void paintAhead(QPainter& painter, const QRect& plot) const;
    void paintMarks(QPainter& painter, const QRect& plot) const;
    void paintCycles(QPainter& painter, const QRect& plot) const;
    /// What the marks say that stand where this value does.
    [[nodiscard]] QString marksAt(int value) const;
    void paintHandle(QPainter& painter, const QRect& plot) const;

    [[nodiscard]] int pixelOfNow() const;

    TimelineSpan m_span;
    int m_nowValue = 0;
    std::vector<replay::Busy> m_busy;
    replay::Busy m_most{1, 1}; ///< of m_busy, each the greatest; at least 1
    std::vector<TimelineMark> m_marks;
    std::vector<std::int64_t> m_cycles;
};

} // namespace fairlead::views

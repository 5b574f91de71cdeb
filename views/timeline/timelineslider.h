// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/past.h"
#include "views/timeline/timelinemark.h"

#include <QAbstractSlider>
#include <QString>

#include <vector>

namespace fairlead::views {

/// The recorded time of a cluster as a slider: its value counts minutes from the beginning, its end
/// is now. Behind the handle stand how many jobs waited and how many CPUs ran. Arrows go an hour,
/// the page keys a day, Home to the beginning, End to now.
class TimelineSlider : public QAbstractSlider
{
    Q_OBJECT

public:
    explicit TimelineSlider(QWidget* parent = nullptr);

    /// @param from, now  Unix seconds
    /// @param busy  at moments that divide the time from `from` to `now` evenly, both included
    void setHistory(std::int64_t from, std::int64_t now, std::vector<replay::Busy> busy);
    /// Ticks above the plot for readings, dashed lines for resets.
    void setMarks(std::vector<TimelineMark> marks);
    void clearHistory();
    [[nodiscard]] bool hasHistory() const { return m_now > m_from; }
    [[nodiscard]] bool isAtNow() const { return value() == maximum(); }
    /// Of a value, Unix seconds; at the end it is now.
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
    void wheelEvent(QWheelEvent* event) override;
    void sliderChange(SliderChange change) override;
    bool event(QEvent* event) override;

private:
    [[nodiscard]] QRect plotRect() const;
    [[nodiscard]] int valueAt(int pixel) const;
    [[nodiscard]] QString textOf(int value) const;
    void paintBusy(QPainter& painter, const QRect& plot) const;
    void paintDays(QPainter& painter, const QRect& plot) const;
    void paintMarks(QPainter& painter, const QRect& plot) const;
    /// What the marks say that stand where this value does.
    [[nodiscard]] QString marksAt(int value) const;
    void paintHandle(QPainter& painter, const QRect& plot) const;

    std::int64_t m_from = 0;
    std::int64_t m_now = 0;
    std::vector<replay::Busy> m_busy;
    std::vector<TimelineMark> m_marks;
};

} // namespace fairlead::views

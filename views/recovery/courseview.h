// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/widgets/items/itemchart.h"

#include <QColor>

#include <functional>
#include <optional>
#include <vector>

namespace fairlead::views {

/// What somebody wants to see over time: values at moments, a line each.
struct Courses
{
    struct Line
    {
        QString name;
        std::vector<double> values; ///< [moment]
        bool isDashed = false; ///< what the others are measured by
        std::vector<double>
            low{}; ///< [moment] between them it lies nine times of ten; empty: it is
        std::vector<double> high{}; ///< known
    };
    std::vector<std::int64_t> moments; ///< Unix seconds, evenly spaced
    std::vector<Line> lines; ///< two at most
    std::optional<std::int64_t> mark; ///< where something happens
    std::function<QString(double)> text; ///< a value with its unit, for the axis
    std::function<QString(double)> exactly; ///< the same with all its digits
    QString quantity{}; ///< what the values are; empty: the names of the lines say it
    QString figure{}; ///< how it is called among others of the same question
};

/// Lines over a time axis, from zero or their least value up, each with its name at its end.
class CourseView : public ItemChart
{
    Q_OBJECT

public:
    explicit CourseView(QWidget* parent = nullptr);

    void setCourses(Courses courses);
    [[nodiscard]] const Courses& courses() const { return m_courses; }
    /// A moment each.
    [[nodiscard]] int itemCount() const override;
    [[nodiscard]] QString itemText(int moment) const override;
    [[nodiscard]] QRect itemRect(int moment) const override;
    [[nodiscard]] int itemAt(const QPoint& point) const override;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QRect plotRect() const;
    [[nodiscard]] double xOf(std::int64_t moment) const;
    [[nodiscard]] double yOf(double value) const;
    [[nodiscard]] QColor colourOf(std::size_t line) const;
    void paintAxes(QPainter& painter) const;
    void paintRange(QPainter& painter, std::size_t line) const;
    void paintLines(QPainter& painter) const;
    void paintMark(QPainter& painter) const;
    void paintLegend(QPainter& painter) const;

    Courses m_courses;
    double m_least = 0.0;
    double m_most = 1.0;
};

} // namespace fairlead::views

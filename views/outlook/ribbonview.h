// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/widgets/items/itemchart.h"

#include <QLineF>

namespace fairlead::models {
class CourseModel;
struct OutlookCourse;
} // namespace fairlead::models

namespace fairlead::views {

/// Courses of an outlook, one chart under another: what was recorded as a thin line, each policy as
/// a line in the ribbon of its interval, what is promised dashed.
class RibbonView : public ItemChart
{
    Q_OBJECT

public:
    explicit RibbonView(models::CourseModel* model, QWidget* parent = nullptr);

    /// A step of a panel each, panel by panel.
    [[nodiscard]] int itemCount() const override;
    [[nodiscard]] QString itemText(int item) const override;
    [[nodiscard]] QRect itemRect(int item) const override;
    [[nodiscard]] int itemAt(const QPoint& point) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    [[nodiscard]] int itemsInLine() const override { return steps(); }
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();
    [[nodiscard]] int steps() const;
    [[nodiscard]] int headHeight() const;
    [[nodiscard]] QStringList legendTexts() const;
    [[nodiscard]] std::vector<QRect> legendPlaces() const;
    [[nodiscard]] QPen legendPen(std::size_t entry) const;
    [[nodiscard]] int panelHeight() const;
    [[nodiscard]] QRect plotOf(std::size_t panel) const;
    /// The value at the upper edge of its plot.
    [[nodiscard]] static double topOf(const models::OutlookCourse& course);
    /// The value over the length of its step.
    [[nodiscard]] QLineF tread(std::size_t panel, std::size_t step, double value) const;
    void paintLegend(QPainter& painter) const;
    void paintAxes(QPainter& painter, std::size_t panel) const;
    void paintPanel(QPainter& painter, std::size_t panel) const;
    void paintPolicy(QPainter& painter, std::size_t panel, std::size_t policy) const;

    models::CourseModel* m_model;
    int m_axis = 0; ///< what the widest value takes, px
};

} // namespace fairlead::views

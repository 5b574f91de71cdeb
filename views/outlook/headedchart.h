// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/widgets/items/itemchart.h"

namespace fairlead::models {
class OutlookModel;
} // namespace fairlead::models

namespace fairlead::views {

/// A chart of the rows of an outlook below a head, a legend and an axis: where the rows scroll, the
/// head stays in sight.
class HeadedChart : public ItemChart
{
    Q_OBJECT

public:
    [[nodiscard]] int itemCount() const override;
    [[nodiscard]] QString itemText(int row) const override = 0;
    [[nodiscard]] QRect itemRect(int row) const override;
    [[nodiscard]] int itemAt(const QPoint& point) const override;

protected:
    explicit HeadedChart(models::OutlookModel* model, QWidget* parent);

    /// Measures what stands by the rows, once for all that is painted: with other rows or letters,
    /// and at the end of each constructor.
    void refit();
    /// The chart's own part of that.
    virtual void measure() = 0;
    /// What names take at the left.  @unit px
    [[nodiscard]] int nameWidth() const { return m_nameWidth; }
    /// @unit px
    [[nodiscard]] int headHeight() const;
    /// The same at the present width, measured anew.
    [[nodiscard]] virtual int neededHead() const = 0;
    /// @unit px
    [[nodiscard]] virtual int rowHeight() const = 0;
    virtual void paintLegend(QPainter& painter) const = 0;
    /// The axis, and its lines through the rows.
    virtual void paintAxis(QPainter& painter) const = 0;
    virtual void paintRow(QPainter& painter, int row) const = 0;
    [[nodiscard]] int coveredAbove() const override { return headHeight(); }
    [[nodiscard]] virtual bool isAntialiased() const { return false; }
    /// Where rows are seen, from the upper edge on.  @unit px
    [[nodiscard]] int topOfRows() const { return headOffset() + headHeight(); }

    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void moveEvent(QMoveEvent* event) override;

    models::OutlookModel* m_model;

private:
    [[nodiscard]] int headOffset() const;
    void paintHead(QPainter& painter) const;

    int m_nameWidth = 0;
    mutable int m_headHeight = 0; ///< of m_headWidth
    mutable int m_headWidth = -1; ///< -1: it is measured when it is asked for
};

} // namespace fairlead::views

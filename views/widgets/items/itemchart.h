// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/widgets/items/painteditems.h"

#include <QWidget>

namespace fairlead::views {

/// A painted chart of items, such as rows or the steps of a time. What a tool tip says of the one
/// below the pointer, the arrow keys say of one after the other, also to a screen reader.
class ItemChart : public QWidget, public PaintedItems
{
    Q_OBJECT

public:
    explicit ItemChart(QWidget* parent = nullptr);

    /// In lines: the first is its name, the others what is known of it.
    [[nodiscard]] virtual QString itemText(int item) const = 0;
    /// In the widget.
    [[nodiscard]] virtual QRect itemRect(int item) const = 0;
    /// -1: none.
    [[nodiscard]] virtual int itemAt(const QPoint& point) const;
    [[nodiscard]] QString itemName(int item) const override;
    [[nodiscard]] QString itemValue(int item) const override;
    [[nodiscard]] QRect itemPlace(int item) const override;
    [[nodiscard]] int currentItem() const override;

protected:
    /// By how many items the keys up and down go; 0: as many as left and right, one.
    [[nodiscard]] virtual int itemsInLine() const { return 0; }
    /// What hides items at the upper edge of what is seen.  @unit px
    [[nodiscard]] virtual int coveredAbove() const { return 0; }
    /// For the end of paintEvent().
    void paintCurrent(QPainter& painter) const;

    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    [[nodiscard]] int itemBehind(int key) const;
    void goTo(int item);

    int m_current = 0;
};

} // namespace fairlead::views

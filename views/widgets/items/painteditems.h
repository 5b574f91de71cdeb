// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QRect>
#include <QString>

class QWidget;

namespace fairlead::views {

/// What a widget paints that is to be found as if it were widgets: the slices of a pie, the rows of
/// a chart. Items are known by their places, from 0 on. For a QWidget that calls exposeItems() when
/// it is made.
class PaintedItems
{
public:
    virtual ~PaintedItems() = default;
    [[nodiscard]] virtual int itemCount() const = 0;
    [[nodiscard]] virtual QString itemName(int item) const = 0;
    [[nodiscard]] virtual QString itemValue(int item) const = 0;
    /// On the screen.
    [[nodiscard]] virtual QRect itemPlace(int item) const = 0;
    /// The one that the keys are on; -1: none.
    [[nodiscard]] virtual int currentItem() const = 0;
    /// What is said where there are none; empty: nothing.
    [[nodiscard]] virtual QString placeholder() const { return {}; }

protected:
    PaintedItems() = default;
    PaintedItems(const PaintedItems&) = default;
    PaintedItems& operator=(const PaintedItems&) = default;
};

/// Lets screen readers see painted items, with name and value. Once is enough.
void exposeItems();
/// Tells them that the focus of a widget is on another item.
void announceItem(QWidget& widget, int item);

} // namespace fairlead::views

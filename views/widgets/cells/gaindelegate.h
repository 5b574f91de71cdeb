// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/widgets/cells/celldelegate.h"

namespace fairlead::views {

/// Paints ChangeRole as a bar from the middle: gains to the right, losses to the left, on the scale
/// of the column's largest, with the cell's text beside it.
class GainDelegate : public CellDelegate
{
    Q_OBJECT

public:
    explicit GainDelegate(QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
};

} // namespace fairlead::views

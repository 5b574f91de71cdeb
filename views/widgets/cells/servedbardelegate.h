// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/widgets/cells/celldelegate.h"

namespace fairlead::views {

/// Paints a cell's text over a bar that shows use against promise: the bar is ConsumedRole in the
/// account's colour, the tick PromisedRole. Both are parts of the account above.
class ServedBarDelegate : public CellDelegate
{
    Q_OBJECT

public:
    explicit ServedBarDelegate(QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override;
};

} // namespace fairlead::views

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/widgets/cells/celldelegate.h"

namespace fairlead::views {

/// Paints WindowsRole as small bars, the newest on the right, paler the less a window counts, and
/// PromisedRole as a line across them. Knows roles and no model.
class WindowsDelegate : public CellDelegate
{
    Q_OBJECT

public:
    explicit WindowsDelegate(QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override;
};

} // namespace fairlead::views

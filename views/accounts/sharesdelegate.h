// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/widgets/celldelegate.h"

namespace fairlead::views {

/// Edits raw shares as text, because they are a number or the word "parent"; only these can be
/// typed.
class SharesDelegate : public CellDelegate
{
    Q_OBJECT

public:
    explicit SharesDelegate(QObject* parent = nullptr);

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override;
};

} // namespace fairlead::views

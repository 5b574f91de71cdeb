// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/widgets/celldelegate.h"

namespace fairlead::models {
class AccountTreeEdits;
}

namespace fairlead::views {

/// Edits raw shares as text, because they are a number or the word "parent". What is neither is
/// refused in words beside the cell, which stays open when Return was pressed.
class SharesDelegate : public CellDelegate
{
    Q_OBJECT

public:
    /// The edits are those of the view's model.
    explicit SharesDelegate(const models::AccountTreeEdits* edits, QObject* parent = nullptr);

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model,
                      const QModelIndex& index) const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    const models::AccountTreeEdits* m_edits;
    mutable bool m_isRefused = false; ///< what was entered last
};

} // namespace fairlead::views

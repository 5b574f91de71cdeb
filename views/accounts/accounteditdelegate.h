// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/widgets/cells/linedelegate.h"

namespace fairlead::models {
class AccountTreeEdits;
}

namespace fairlead::views {

/// Edits a cell of accounts as text: a name, or raw shares, which are a number or the word
/// "parent".
class AccountEditDelegate : public LineDelegate
{
    Q_OBJECT

public:
    enum class Of
    {
        Name,
        Shares
    };

    /// The edits are those of the view's model.
    AccountEditDelegate(Of of, const models::AccountTreeEdits* edits, QObject* parent = nullptr);

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override;

protected:
    [[nodiscard]] QString commit(QWidget& editor, QAbstractItemModel& model,
                                 const QModelIndex& index) const override;

private:
    Of m_of;
    const models::AccountTreeEdits* m_edits;
};

} // namespace fairlead::views

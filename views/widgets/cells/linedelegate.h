// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/widgets/cells/celldelegate.h"

namespace fairlead::views {

/// Edits a cell as a line of text. What cannot be is refused in words beside the cell, which stays
/// open with what was typed when Return was pressed.
class LineDelegate : public CellDelegate
{
    Q_OBJECT

public:
    explicit LineDelegate(QObject* parent = nullptr);

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model,
                      const QModelIndex& index) const final;

protected:
    /// Gives the model what was typed. Why it is refused; empty: it is taken.
    [[nodiscard]] virtual QString commit(QWidget& editor, QAbstractItemModel& model,
                                         const QModelIndex& index) const = 0;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    mutable bool m_isRefused = false; ///< what was entered last
};

} // namespace fairlead::views

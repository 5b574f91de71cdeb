// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/accounts/chosenrows.h"

#include "models/tree/accounttreemodel.h"

#include <QTreeView>

#include <algorithm>

namespace fairlead::views {

using models::AccountTreeModel;

std::vector<AssocIndex> chosenRows(const QTreeView& view, const AccountTreeModel& model)
{
    std::vector<AssocIndex> rows;
    // By ranges: selectedRows() looks at all of them again for each row.
    for (const auto& range : view.selectionModel()->selection()) {
        for (int row = range.top(); row <= range.bottom(); ++row) {
            const auto assoc
                = model.assocAt(model.index(row, AccountTreeModel::AccountColumn, range.parent()));
            if (assoc.isValid() && assoc.at() != 0)
                rows.push_back(assoc);
        }
    }
    std::sort(rows.begin(), rows.end());
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    return rows;
}

void goTo(const QTreeView& view, const QModelIndex& row)
{
    view.selectionModel()->setCurrentIndex(
        row, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

void leaveFolded(const QTreeView& view, const QModelIndex& folded)
{
    const auto isBelow = [&](QModelIndex parent) {
        while (parent.isValid() && parent != folded)
            parent = parent.parent();
        return parent.isValid();
    };
    auto* selection = view.selectionModel();
    QItemSelection hidden;
    for (const auto& range : selection->selection()) {
        if (isBelow(range.parent()))
            hidden.append(range);
    }
    const bool isCurrentHidden = isBelow(view.currentIndex().parent());
    selection->select(hidden, QItemSelectionModel::Deselect);
    if (isCurrentHidden && !selection->hasSelection())
        goTo(view, folded);
    else if (isCurrentHidden)
        selection->setCurrentIndex(folded, QItemSelectionModel::NoUpdate);
}

QItemSelection selectionOf(const AccountTreeModel& model, const std::vector<AssocIndex>& rows)
{
    QItemSelection selection;
    const auto isBelow = [](const QModelIndex& index, const QModelIndex& next) {
        return index.parent() == next.parent() && index.row() + 1 == next.row();
    };
    for (auto row = rows.begin(); row != rows.end();) {
        const auto first = model.indexOf(*row);
        auto last = first;
        while (++row != rows.end() && isBelow(last, model.indexOf(*row)))
            last = model.indexOf(*row);
        selection.append({first, last.siblingAtColumn(AccountTreeModel::ColumnCount - 1)});
    }
    return selection;
}

std::vector<AssocKey> keysOf(const Snapshot& snapshot, const std::vector<AssocIndex>& rows)
{
    std::vector<AssocKey> keys;
    keys.reserve(rows.size());
    for (const auto row : rows)
        keys.push_back(keyOf(snapshot, row));
    return keys;
}

} // namespace fairlead::views

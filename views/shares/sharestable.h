// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

class QModelIndex;
class QTreeView;

namespace fairlead::models {
class AccountTreeModel;
class ScenarioDocument;
} // namespace fairlead::models

namespace fairlead::views {

/// The members of one account in numbers: the tree's own model, shown flat from the account that
/// showMembers() names. Shares can be edited here as in the tree.
QTreeView* makeSharesTable(models::ScenarioDocument* document, models::AccountTreeModel* tree,
                           const QString& name);
void showMembers(QTreeView& table, const QModelIndex& account);

} // namespace fairlead::views

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/scenario/scenario.h"

#include <QItemSelection>

#include <vector>

class QTreeView;

namespace fairlead::models {
class AccountTreeModel;
} // namespace fairlead::models

namespace fairlead::views {

/// The rows of the share tree that are selected in its view, from top to bottom, without the root:
/// nothing can be done to it. Linear in them.
std::vector<AssocIndex> chosenRows(const QTreeView& view, const models::AccountTreeModel& model);

/// The rows as a selection, neighbours together. Linear in rows that are sorted.
QItemSelection selectionOf(const models::AccountTreeModel& model,
                           const std::vector<AssocIndex>& rows);

/// Those of some rows that have none of the others above them. Linear in the tree.
std::vector<AssocIndex> topmost(const Snapshot& snapshot, const std::vector<AssocIndex>& rows);

std::vector<AssocKey> keysOf(const Snapshot& snapshot, const std::vector<AssocIndex>& rows);

} // namespace fairlead::views

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

/// Makes a row the current and the only selected one. QTreeView::setCurrentIndex() adds to the
/// selection while Ctrl is down, as it is when a shortcut leads here.
void goTo(const QTreeView& view, const QModelIndex& row);

/// Takes what is below a row that was folded up out of the selection: keys would act on what nobody
/// sees. The row itself is the current one in the place of what was below it.
void leaveFolded(const QTreeView& view, const QModelIndex& folded);

/// The rows as a selection, neighbours together. Linear in rows that are sorted.
QItemSelection selectionOf(const models::AccountTreeModel& model,
                           const std::vector<AssocIndex>& rows);

std::vector<AssocKey> keysOf(const Snapshot& snapshot, const std::vector<AssocIndex>& rows);

} // namespace fairlead::views

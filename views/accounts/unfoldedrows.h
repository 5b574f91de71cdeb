// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/scenario/scenario.h"

#include <set>
#include <string>
#include <vector>

class QModelIndex;
class QTreeView;

namespace fairlead::models {
class AccountTreeModel;
class ScenarioDocument;
} // namespace fairlead::models

namespace fairlead::views {

/// Which rows of the share tree are unfolded, and which one is the current one, by name.
class UnfoldedRows
{
public:
    /// All of them outlive it.
    UnfoldedRows(const models::ScenarioDocument* document, models::AccountTreeModel* model,
                 QTreeView* view);

    void remember();
    /// Unfolds what was; two levels where nothing was, or nothing of it is in another source.
    void restore();
    /// Rows are about to go: which of them, and of those below them, are unfolded.
    void rememberGone(const QModelIndex& parent, int first, int last);
    /// Rows have come, as after undo: those that went unfolded are unfolded again.
    void restoreCome(const QModelIndex& parent, int first, int last);
    /// Goes to the row that was the current one, if it is there.
    void restoreCurrent();

private:
    const models::ScenarioDocument* m_document;
    models::AccountTreeModel* m_model;
    QTreeView* m_view;
    std::vector<AssocKey> m_unfolded;
    std::set<std::string> m_gone; ///< accounts that went unfolded
    AssocKey m_current;
    std::string m_source; ///< that was remembered
};

} // namespace fairlead::views

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/tree/treefilter.h"
#include "views/accounts/unfoldedrows.h"

#include <QList>
#include <QObject>
#include <QPersistentModelIndex>

class QItemSelection;
class QTreeView;

namespace fairlead::models {
class AccountTreeModel;
} // namespace fairlead::models

namespace fairlead::views {

/// Hides the rows of the share tree that nobody asks for, and keeps doing so through edits and
/// readings. What is selected when something else changes stays, so that nobody loses the row that
/// they work on; what is selected by a search or another page is shown in any case. Belongs to the
/// view.
class TreeRowFilter : public QObject
{
    Q_OBJECT

public:
    TreeRowFilter(const models::ScenarioDocument* document, models::AccountTreeModel* model,
                  QTreeView* view);

    void setFilter(models::TreeFilter filter);
    [[nodiscard]] models::TreeFilter filter() const { return m_filter; }
    [[nodiscard]] int hits() const { return m_hits; }

signals:
    /// Another filter, or another number of hits.
    void changed();

private:
    void apply();
    void hideAllBut(const std::vector<bool>& isShown);
    void unfoldHits(const std::vector<bool>& isShown);
    void dropHidden(const std::vector<bool>& isShown);
    void selectAll();
    void showSelected(const QItemSelection& selected);
    [[nodiscard]] bool isFiltering() const { return m_filter != models::TreeFilter::All; }
    void addWithParents(std::vector<bool>& isShown, AssocIndex row) const;

    const models::ScenarioDocument* m_document;
    models::AccountTreeModel* m_model;
    QTreeView* m_view;
    models::TreeFilter m_filter = models::TreeFilter::All;
    int m_hits = 0;
    UnfoldedRows m_before; ///< the view as it was without a filter
};

} // namespace fairlead::views

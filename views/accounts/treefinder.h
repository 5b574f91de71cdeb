// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/search/searchquery.h"

#include <QModelIndexList>
#include <QObject>

#include <functional>

class QTreeView;

namespace fairlead::views {

/// Goes from hit to hit of a search in a tree, rows that are folded up included. Belongs to the
/// view.
class TreeFinder : public QObject
{
    Q_OBJECT

public:
    /// What a query finds in the view's model, from top to bottom.
    using Find = std::function<QModelIndexList(const models::SearchQuery&)>;

    TreeFinder(QTreeView* view, Find find);

    /// Shows the first hit, unless the current row is one.
    void search(const models::SearchQuery& query);
    [[nodiscard]] int hits() const { return static_cast<int>(m_hits.size()); }
    /// To the next hit after the current row, or before it; around the ends.
    void go(int step);

signals:
    void hitsChanged();

private:
    void refresh();
    void show(const QModelIndex& hit);
    [[nodiscard]] qsizetype placeOfCurrent() const;

    QTreeView* m_view;
    Find m_find;
    models::SearchQuery m_query;
    QModelIndexList m_hits; ///< of the tree as it is: found again when it changes
};

} // namespace fairlead::views

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/accounts/treefinder.h"

#include "views/accounts/chosenrows.h"

#include <QTreeView>

#include <utility>

namespace fairlead::views {

TreeFinder::TreeFinder(QTreeView* view, Find find)
    : QObject(view)
    , m_view(view)
    , m_find(std::move(find))
{
    const auto* model = view->model();
    connect(model, &QAbstractItemModel::modelReset, this, &TreeFinder::refresh);
    connect(model, &QAbstractItemModel::rowsInserted, this, &TreeFinder::refresh);
    connect(model, &QAbstractItemModel::rowsRemoved, this, &TreeFinder::refresh);
    connect(model, &QAbstractItemModel::layoutChanged, this, &TreeFinder::refresh);
    connect(model, &QAbstractItemModel::dataChanged, this, [this](const QModelIndex& first) {
        if (first.column() == 0) // names; numbers come with each tick of a slider
            refresh();
    });
}

void TreeFinder::refresh()
{
    if (m_query.isEmpty())
        return;
    m_hits = m_find(m_query);
    emit hitsChanged();
}

void TreeFinder::search(const models::SearchQuery& query)
{
    m_query = query;
    m_hits = query.isEmpty() ? QModelIndexList() : m_find(query);
    if (!m_hits.isEmpty() && placeOfCurrent() < 0)
        show(m_hits.first());
    emit hitsChanged();
}

qsizetype TreeFinder::placeOfCurrent() const
{
    return m_hits.indexOf(m_view->currentIndex().siblingAtColumn(0));
}

void TreeFinder::go(int step)
{
    if (m_hits.isEmpty())
        return;
    const auto place = placeOfCurrent();
    const auto next = place < 0 ? (step > 0 ? 0 : m_hits.size() - 1)
                                : (place + step + m_hits.size()) % m_hits.size();
    show(m_hits.at(next));
}

void TreeFinder::show(const QModelIndex& hit)
{
    for (auto above = hit.parent(); above.isValid(); above = above.parent())
        m_view->expand(above);
    goTo(*m_view, hit);
    m_view->scrollTo(hit, QAbstractItemView::PositionAtCenter);
}

} // namespace fairlead::views

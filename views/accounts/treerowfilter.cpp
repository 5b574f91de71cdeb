// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/accounts/treerowfilter.h"

#include "models/document/scenariodocument.h"
#include "models/tree/accounttreemodel.h"
#include "views/accounts/chosenrows.h"

#include <QShortcut>
#include <QTreeView>

namespace fairlead::views {

using models::ScenarioDocument;
using models::TreeFilter;

TreeRowFilter::TreeRowFilter(const ScenarioDocument* document, models::AccountTreeModel* model,
                             QTreeView* view)
    : QObject(view)
    , m_document(document)
    , m_model(model)
    , m_view(view)
    , m_before(document, model, view)
{
    const auto again = [this] {
        if (isFiltering())
            apply();
    };
    connect(document, &ScenarioDocument::snapshotReset, this, [this] { // the view has no rows left
        m_filter = TreeFilter::All;
        emit changed();
    });
    connect(document, &ScenarioDocument::evaluationChanged, this, again);
    connect(document, &ScenarioDocument::sharesChanged, this, again);
    connect(document, &ScenarioDocument::snapshotShown, this, again);
    connect(view->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &TreeRowFilter::showSelected);
    auto* all = new QShortcut(QKeySequence::SelectAll, view);
    all->setContext(Qt::WidgetShortcut);
    connect(all, &QShortcut::activated, this, &TreeRowFilter::selectAll);
}

/// What stands above a hit is shown for its place alone: an account would take along members that
/// are not shown.
void TreeRowFilter::selectAll()
{
    if (!isFiltering()) {
        m_view->selectAll();
        return;
    }
    const auto filtered = filteredRows(*m_document, m_filter);
    std::vector<AssocIndex> hits;
    for (std::size_t i = 0; i < filtered.isHit.size(); ++i) {
        if (filtered.isHit[i])
            hits.emplace_back(i);
    }
    m_view->selectionModel()->select(selectionOf(*m_model, hits),
                                     QItemSelectionModel::ClearAndSelect
                                         | QItemSelectionModel::Rows);
}

void TreeRowFilter::setFilter(TreeFilter filter)
{
    if (filter == m_filter || !m_document->hasSnapshot())
        return;
    if (!isFiltering())
        m_before.remember();
    else
        m_view->collapseAll();
    m_filter = filter;
    const auto rows = filteredRows(*m_document, m_filter);
    dropHidden(rows.isShown);
    m_hits = static_cast<int>(rows.hits);
    hideAllBut(rows.isShown);
    if (isFiltering())
        unfoldHits(rows.isShown);
    else
        m_before.restore();
    if (m_view->currentIndex().isValid())
        m_view->scrollTo(m_view->currentIndex());
    emit changed();
}

void TreeRowFilter::apply()
{
    auto rows = filteredRows(*m_document, m_filter);
    for (const auto row : chosenRows(*m_view, *m_model))
        addWithParents(rows.isShown, row);
    hideAllBut(rows.isShown);
    m_hits = static_cast<int>(rows.hits);
    emit changed();
}

void TreeRowFilter::addWithParents(std::vector<bool>& isShown, AssocIndex row) const
{
    const auto& parents = m_document->snapshot()->assocs.parent;
    for (; row.isValid() && !isShown[row.at()]; row = parents[row.at()])
        isShown[row.at()] = true;
}

void TreeRowFilter::hideAllBut(const std::vector<bool>& isShown)
{
    for (std::size_t i = 0; i < isShown.size(); ++i) {
        const auto index = m_model->indexOf(AssocIndex(i));
        const auto parent = index.parent();
        if (m_view->isRowHidden(index.row(), parent) == isShown[i])
            m_view->setRowHidden(index.row(), parent, !isShown[i]);
    }
}

void TreeRowFilter::unfoldHits(const std::vector<bool>& isShown)
{
    const auto& parents = m_document->snapshot()->assocs.parent;
    for (std::size_t i = 1; i < isShown.size(); ++i) {
        if (isShown[i])
            m_view->expand(m_model->indexOf(parents[i]));
    }
}

/// What is edited is seen: hidden rows are not selected.
void TreeRowFilter::dropHidden(const std::vector<bool>& isShown)
{
    std::vector<AssocIndex> kept;
    const auto chosen = chosenRows(*m_view, *m_model);
    for (const auto row : chosen) {
        if (isShown[row.at()])
            kept.push_back(row);
    }
    auto* selection = m_view->selectionModel();
    auto current = m_model->assocAt(m_view->currentIndex());
    while (current.isValid() && !isShown[current.at()])
        current = m_document->snapshot()->assocs.parent[current.at()];
    if (kept.size() < chosen.size())
        selection->select(selectionOf(*m_model, kept),
                          QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    if (current.isValid())
        selection->setCurrentIndex(m_model->indexOf(current), QItemSelectionModel::NoUpdate);
    else
        selection->clear();
}

void TreeRowFilter::showSelected(const QItemSelection& selected)
{
    if (!isFiltering() || !m_document->hasSnapshot())
        return;
    for (const auto& range : selected) {
        for (int row = range.top(); row <= range.bottom(); ++row) {
            for (auto index = m_model->index(row, 0, range.parent());
                 index.isValid() && m_view->isRowHidden(index.row(), index.parent());
                 index = index.parent())
                m_view->setRowHidden(index.row(), index.parent(), false);
        }
    }
}

} // namespace fairlead::views

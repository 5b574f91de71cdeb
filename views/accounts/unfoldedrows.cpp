// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/accounts/unfoldedrows.h"

#include "models/document/scenariodocument.h"
#include "models/tree/accounttreemodel.h"
#include "views/accounts/chosenrows.h"

#include <QTreeView>

namespace fairlead::views {

UnfoldedRows::UnfoldedRows(const models::ScenarioDocument* document,
                           models::AccountTreeModel* model, QTreeView* view)
    : m_document(document)
    , m_model(model)
    , m_view(view)
{
}

void UnfoldedRows::remember()
{
    const auto& snapshot = m_document->snapshot();
    if (snapshot == nullptr)
        return;
    m_unfolded.clear();
    m_gone.clear();
    m_source = snapshot->source;
    for (std::size_t i = 0; i < snapshot->assocs.size(); ++i) {
        const AssocIndex assoc(i);
        if (!snapshot->assocs.isUser(assoc) && m_view->isExpanded(m_model->indexOf(assoc)))
            m_unfolded.push_back(keyOf(*snapshot, assoc));
    }
    const auto current = m_model->assocAt(m_view->currentIndex());
    m_current = current.isValid() ? keyOf(*snapshot, current) : AssocKey();
}

void UnfoldedRows::restore()
{
    const auto& snapshot = m_document->snapshot();
    if (snapshot == nullptr)
        return;
    std::size_t known = 0; // beside root, which every source has
    for (const auto& key : m_unfolded) {
        const auto assoc = findAssoc(*snapshot, key);
        if (!assoc.isValid())
            continue;
        m_view->expand(m_model->indexOf(assoc));
        known += snapshot->assocs.parent[assoc.at()].isValid() ? 1 : 0;
    }
    if (m_unfolded.empty() || (known == 0 && snapshot->source != m_source))
        m_view->expandToDepth(1);
}

void UnfoldedRows::rememberGone(const QModelIndex& parent, int first, int last)
{
    const auto& snapshot = m_document->snapshot();
    for (int row = first; snapshot != nullptr && row <= last; ++row) {
        const auto index = m_model->index(row, 0, parent);
        if (!m_view->isExpanded(index))
            continue;
        m_gone.insert(snapshot->accountName(m_model->assocAt(index)));
        rememberGone(index, 0, m_model->rowCount(index) - 1);
    }
}

void UnfoldedRows::restoreCome(const QModelIndex& parent, int first, int last)
{
    const auto& snapshot = m_document->snapshot();
    for (int row = first; snapshot != nullptr && !m_gone.empty() && row <= last; ++row) {
        const auto index = m_model->index(row, 0, parent);
        const auto assoc = m_model->assocAt(index);
        if (snapshot->assocs.isUser(assoc) || m_gone.erase(snapshot->accountName(assoc)) == 0)
            continue;
        m_view->expand(index);
        restoreCome(index, 0, m_model->rowCount(index) - 1);
    }
}

void UnfoldedRows::restoreCurrent()
{
    const auto& snapshot = m_document->snapshot();
    const auto again = snapshot == nullptr ? AssocIndex() : findAssoc(*snapshot, m_current);
    if (again.isValid())
        goTo(*m_view, m_model->indexOf(again));
}

} // namespace fairlead::views

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
    if (m_unfolded.empty())
        m_view->expandToDepth(1);
    for (const auto& key : m_unfolded) {
        const auto assoc = findAssoc(*snapshot, key);
        if (assoc.isValid())
            m_view->expand(m_model->indexOf(assoc));
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

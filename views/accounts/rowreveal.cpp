// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/accounts/rowreveal.h"

#include "models/document/scenariodocument.h"
#include "models/evaluation/snapshotmapping.h"
#include "models/tree/accounttreemodel.h"
#include "views/accounts/chosenrows.h"

#include <QEvent>
#include <QTreeView>

namespace fairlead::views {

using models::ScenarioDocument;

RowReveal::RowReveal(const ScenarioDocument* document, models::AccountTreeModel* model,
                     QTreeView* view)
    : QObject(view)
    , m_document(document)
    , m_model(model)
    , m_view(view)
{
    connect(document, &ScenarioDocument::snapshotAboutToChange, this,
            [this] { m_base = m_document->baseSnapshot(); });
    connect(document, &ScenarioDocument::snapshotChanged, this, &RowReveal::reveal);
    connect(document, &ScenarioDocument::scenarioChanged, this,
            [this] { m_isChosenSince = false; });
    view->installEventFilter(this);
    view->viewport()->installEventFilter(this);
}

bool RowReveal::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::KeyPress)
        m_isChosenSince = true;
    return QObject::eventFilter(watched, event);
}

std::vector<AssocIndex> RowReveal::placed(const models::SnapshotMapping& mapping) const
{
    const auto& parents = mapping.to->assocs.parent;
    std::vector<bool> isWhereItWas(parents.size(), false);
    for (std::size_t i = 0; i < mapping.assocs.size(); ++i) {
        const auto now = mapping.assocs[i];
        if (now.isValid())
            isWhereItWas[now.at()] = mapping[mapping.from->assocs.parent[i]] == parents[now.at()];
    }
    const bool isOfEdits = m_document->baseSnapshot() == m_base;
    std::vector<AssocIndex> rows;
    for (std::size_t i = 1; i < parents.size(); ++i) {
        const AssocIndex assoc(i);
        if (!isWhereItWas[i]
            && (isOfEdits || m_model->indexOf(assoc).data(models::IsEditedRole).toBool()))
            rows.push_back(assoc);
    }
    return models::topmost(mapping.to->assocs, rows);
}

void RowReveal::reveal(const models::SnapshotMapping& mapping)
{
    if (mapping.isSameTree)
        return;
    const auto rows = placed(mapping);
    if (rows.empty())
        return;
    for (const auto row : rows) {
        for (auto above = m_model->indexOf(row).parent(); above.isValid(); above = above.parent())
            m_view->expand(above);
    }
    if (m_isChosenSince)
        return; // the next key is for the row that somebody has chosen meanwhile
    auto* selection = m_view->selectionModel();
    const auto first = m_model->indexOf(rows.front());
    selection->setCurrentIndex(first, QItemSelectionModel::NoUpdate);
    selection->select(selectionOf(*m_model, rows),
                      QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    m_view->scrollTo(first);
}

} // namespace fairlead::views

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/provenance/provenancedock.h"

#include "models/document/scenariodocument.h"
#include "models/lists/provenancemodel.h"
#include "views/widgets/tables.h"

#include <QHeaderView>
#include <QTreeView>

namespace fairlead::views {

using models::ProvenanceModel;

ProvenanceDock::ProvenanceDock(models::ScenarioDocument* document, QWidget* parent)
    : QDockWidget(tr("Where the numbers come from"), parent)
    , m_model(new ProvenanceModel(document, this))
{
    setObjectName(QStringLiteral("provenanceDock"));
    auto* view = new QTreeView(this);
    setUpTable(*view, QStringLiteral("provenanceTable"), tr("Where the numbers come from"));
    view->setModel(m_model);
    view->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    view->header()->setSectionResizeMode(ProvenanceModel::OriginColumn, QHeaderView::Stretch);
    setWidget(view);
    connect(m_model, &QAbstractItemModel::modelReset, this, &ProvenanceDock::agreementChanged);
    connect(document, &models::ScenarioDocument::evaluationChanged, this,
            &ProvenanceDock::agreementChanged);
}

QString ProvenanceDock::agreementText() const
{
    return m_model->agreementText();
}

} // namespace fairlead::views

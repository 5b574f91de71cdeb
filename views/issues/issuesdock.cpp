// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/issues/issuesdock.h"

#include "models/document/scenariodocument.h"
#include "models/lists/issuesmodel.h"
#include "views/theme/textsizes.h"
#include "views/widgets/tables/tables.h"
#include "views/widgets/texts/plainlabel.h"

#include <QHeaderView>
#include <QStackedWidget>
#include <QTreeView>

namespace fairlead::views {

using models::IssuesModel;

IssuesDock::IssuesDock(models::ScenarioDocument* document, QWidget* parent)
    : QDockWidget(tr("Issues"), parent)
    , m_document(document)
    , m_model(new IssuesModel(document, this))
    , m_view(new QTreeView(this))
    , m_stack(new QStackedWidget(this))
{
    setObjectName(QStringLiteral("issuesDock"));
    setUpTable(*m_view, QStringLiteral("issuesTable"), tr("Import problems"));
    m_view->setModel(m_model);
    m_view->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_view->header()->setSectionResizeMode(IssuesModel::MessageColumn, QHeaderView::Stretch);
    auto* none = new PlainLabel(tr("Everything in the source could be read."), this);
    auto* nothing = new QWidget(this);
    none->setContentsMargins(gapEdge, gapInside, gapEdge, gapInside);
    none->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    none->setWordWrap(true);
    m_stack->addWidget(m_view);
    m_stack->addWidget(none);
    m_stack->addWidget(nothing);
    setWidget(m_stack);
    connect(m_model, &IssuesModel::summaryChanged, this, &IssuesDock::refresh);
    refresh();
}

QString IssuesDock::summary() const
{
    return m_model->summary();
}

void IssuesDock::refresh()
{
    const bool hasIssues = m_model->rowCount() > 0;
    const bool isOpen = m_document->hasSnapshot();
    m_stack->setCurrentIndex(hasIssues ? 0 : isOpen ? 1 : 2);
    setWindowTitle(hasIssues    ? tr("Issues: %1").arg(m_model->summary())
                       : isOpen ? tr("Issues: none")
                                : tr("Issues"));
    emit summaryChanged();
}

} // namespace fairlead::views

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/docks.h"

#include "app/window/workspace.h"
#include "views/accounts/accountsdock.h"
#include "views/issues/issuesdock.h"
#include "views/provenance/provenancedock.h"
#include "views/whatif/whatifdock.h"

#include <QMainWindow>

namespace fairlead::app {

namespace {

void showDock(QDockWidget* dock)
{
    dock->show();
    dock->raise();
    dock->setFocus();
}

} // namespace

Docks::Docks(Workspace& workspace, QMainWindow* window)
    : QObject(window)
    , m_workspace(workspace)
    , m_accounts(new views::AccountsDock(&workspace.document, &workspace.accounts, window))
    , m_whatIf(new views::WhatIfDock(&workspace.document, &workspace.editor, window))
    , m_issues(new views::IssuesDock(&workspace.document, window))
    , m_provenance(new views::ProvenanceDock(&workspace.document, window))
{
    window->setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    window->setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    window->addDockWidget(Qt::LeftDockWidgetArea, m_accounts);
    window->addDockWidget(Qt::RightDockWidgetArea, m_whatIf);
    window->addDockWidget(Qt::BottomDockWidgetArea, m_issues);
    window->addDockWidget(Qt::BottomDockWidgetArea, m_provenance);
    window->tabifyDockWidget(m_issues, m_provenance);
    window->resizeDocks({m_accounts, m_whatIf}, {420, 320}, Qt::Horizontal);
    window->resizeDocks({m_issues, m_provenance}, {170, 170}, Qt::Vertical);
    m_issues->hide();
    m_provenance->hide();
}

QList<QAction*> Docks::toggleActions() const
{
    return {m_accounts->toggleViewAction(), m_whatIf->toggleViewAction(),
            m_issues->toggleViewAction(), m_provenance->toggleViewAction()};
}

void Docks::showIssues()
{
    showDock(m_issues);
}

void Docks::showProvenance()
{
    showDock(m_provenance);
}

void Docks::showEdit(const Edit& edit)
{
    if (std::holds_alternative<ParameterEdit>(edit)) {
        showDock(m_whatIf);
        return;
    }
    showDock(m_accounts);
    const auto& snapshot = *m_workspace.document.snapshot();
    m_accounts->selectAccount(findAssoc(snapshot, targetOf(edit)));
}

} // namespace fairlead::app

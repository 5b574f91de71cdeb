// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/docks.h"

#include "app/editing/workspace.h"
#include "app/settings/settings.h"
#include "app/status/livecontroller.h"
#include "app/status/statusline.h"
#include "app/window/dockroom.h"
#include "models/lists/issuesmodel.h"
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
    , m_room(new DockRoom(window, m_accounts, m_whatIf))
{
    window->setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    window->setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    window->addDockWidget(Qt::LeftDockWidgetArea, m_accounts);
    window->addDockWidget(Qt::RightDockWidgetArea, m_whatIf);
    window->addDockWidget(Qt::BottomDockWidgetArea, m_issues);
    window->addDockWidget(Qt::BottomDockWidgetArea, m_provenance);
    window->tabifyDockWidget(m_issues, m_provenance);
    // Behind another tab a dock is only moved aside: its controls would take the keys unseen.
    for (auto* dock : all())
        connect(dock, &QDockWidget::visibilityChanged, dock->widget(), &QWidget::setEnabled);
    connect(m_accounts, &views::AccountsDock::treeRequested, m_accounts, [this] {
        if (m_accounts->isVisible() && m_accounts->widget()->isEnabled())
            return;
        showDock(m_accounts);
        m_accounts->widget()->setEnabled(true); // an editor takes the keys now
        m_accounts->view()->setFocus();
    });
    window->resizeDocks({m_accounts, m_whatIf}, {420, 320}, Qt::Horizontal);
    window->resizeDocks({m_issues, m_provenance}, {170, 170}, Qt::Vertical);
    m_issues->hide();
    m_provenance->hide();
    m_first = m_room->saveState();
}

QList<QDockWidget*> Docks::all() const
{
    return {m_accounts, m_whatIf, m_issues, m_provenance};
}

QList<QAction*> Docks::toggleActions() const
{
    QList<QAction*> actions;
    for (const auto* dock : all())
        actions << dock->toggleViewAction();
    return actions;
}

QStringList Docks::open() const
{
    QStringList names;
    for (const auto* dock : all()) {
        if (!dock->isHidden())
            names << dock->objectName();
    }
    return names;
}

void Docks::saveTo(Settings& settings) const
{
    settings.setValue(settingkeys::state, m_room->saveState());
    settings.setValue(settingkeys::openPanels, open());
    settings.setValue(settingkeys::isWhatIfInFront, m_room->isRightInFront());
}

void Docks::restoreFrom(const Settings& settings)
{
    m_room->restoreState(settings.value(settingkeys::state));
    const auto names = settings.value(settingkeys::openPanels);
    for (auto* dock : names.contains(u"*") ? QList<QDockWidget*>() : all())
        dock->setVisible(names.contains(dock->objectName()));
    m_room->setRightInFront(settings.value(settingkeys::isWhatIfInFront));
}

void Docks::reset()
{
    m_room->setRightInFront(false);
    m_room->restoreState(m_first);
}

void Docks::showAccount(AssocIndex account)
{
    showDock(m_accounts);
    m_accounts->selectAccount(account);
}

void Docks::showIssues()
{
    showDock(m_issues);
}

void Docks::showProvenance()
{
    showDock(m_provenance);
    m_provenance->showDifferences();
}

void Docks::showEdit(const Edit& edit)
{
    if (std::holds_alternative<ParameterEdit>(edit)) {
        showDock(m_whatIf);
        return;
    }
    showAccount(findAssoc(*m_workspace.document.snapshot(), targetOf(edit)));
}

void Docks::tellIssues(const LiveController& live, StatusLine& status)
{
    connect(m_issues, &views::IssuesDock::summaryChanged, &status,
            [this, &status] { status.setIssues(m_issues->summary()); });
    connect(&live, &LiveController::readingFailed, this, [this](const QString& words) {
        Issues issues;
        if (!words.isEmpty())
            issues.push_back({Severity::Error, worded(words.toStdString()), {}, 0});
        m_issues->model().setReadingIssues(std::move(issues));
    });
}

} // namespace fairlead::app

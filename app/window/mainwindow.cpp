// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/mainwindow.h"

#include "app/apply/applycontroller.h"
#include "app/apply/exportcontroller.h"
#include "app/connections/connectionscontroller.h"
#include "app/scenario/policycontroller.h"
#include "app/scenario/recovery.h"
#include "app/scenario/scenariocontroller.h"
#include "app/scenario/storedscenarios.h"
#include "app/settings/settings.h"
#include "app/sources/livecontroller.h"
#include "app/sources/monitorlock.h"
#include "app/sources/sourcecontroller.h"
#include "app/sources/usagecontroller.h"
#include "app/window/helpdialog.h"
#include "app/window/statusline.h"
#include "app/window/windowactions.h"
#include "app/window/workspace.h"
#include "models/accounting/sources/registry.h"
#include "models/queue/queuemodel.h"
#include "models/words/explanation.h"
#include "views/accounts/accountsdock.h"
#include "views/compare/comparepage.h"
#include "views/conflicts/conflictbar.h"
#include "views/connections/lockbar.h"
#include "views/issues/issuesdock.h"
#include "views/overview/overviewpage.h"
#include "views/provenance/provenancedock.h"
#include "views/queue/queuepage.h"
#include "views/shares/sharespage.h"
#include "views/usage/usagepage.h"
#include "views/whatif/whatifdock.h"
#include "views/widgets/messagebar.h"
#include "views/widgets/modeband.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QMessageBox>
#include <QStatusBar>
#include <QTabWidget>
#include <QToolBar>
#include <QVBoxLayout>

namespace fairlead::app {

using models::ScenarioDocument;

MainWindow::MainWindow(Workspace& workspace, Settings& settings, QWidget* parent)
    : QMainWindow(parent)
    , m_workspace(workspace)
    , m_settings(settings)
    , m_actions(new WindowActions(this, workspace.undo))
    , m_status(new StatusLine(workspace.document, this))
{
    setObjectName(QStringLiteral("mainWindow"));
    setWindowTitle(tr("Fairlead"));
    setDockOptions(QMainWindow::AllowTabbedDocks | QMainWindow::AllowNestedDocks);
    makeModeBand();
    makePages();
    makeDocks();
    statusBar()->addWidget(m_status, 1);
    statusBar()->setSizeGripEnabled(false);
    m_sources = new SourceController(m_workspace, settings, *m_messages, this);
    m_connections = new ConnectionsController(*m_sources, settings, *m_messages, this);
    new MonitorLock(*m_connections, m_workspace.accounts, m_workspace.editor, *m_lockBar, *m_whatIf,
                    *m_actions);
    m_recovery = new Recovery(
        m_workspace, *m_sources, *m_messages, [this](const QString& source) { open(source); },
        this);
    m_live = new LiveController(m_workspace, settings, *m_sources, *m_actions->live, *m_status);
    m_scenarios = new ScenarioController(m_workspace, settings, *m_messages, this);
    m_usages = new UsageController(m_workspace, *m_sources, *m_usage, this);
    m_policies = new PolicyController(settings, *m_messages, *m_compare, *m_issues, this);
    m_exports = new ExportController(m_workspace, settings, *m_messages, *m_usages, this);
    m_applying = new ApplyController(m_workspace, settings, *m_sources, *m_messages, this);
    m_stored = new StoredScenarios(m_workspace, *m_sources, *m_messages, this);
    connectActions();
    connectPages();
    connectStatus();
    connectConnections();
    resize(1600, 960);
    showMode();
}

MainWindow::~MainWindow() = default;

// A tool bar of its own goes over the whole width, docks included.
void MainWindow::makeModeBand()
{
    m_mode = new views::ModeBand(this);
    addToolBarBreak();
    auto* band = addToolBar(tr("Mode"));
    band->setObjectName(QStringLiteral("modeToolBar"));
    band->setMovable(false);
    band->setContextMenuPolicy(Qt::PreventContextMenu);
    band->toggleViewAction()->setEnabled(false); // the mode is always seen
    band->layout()->setContentsMargins(0, 0, 0, 0);
    band->setContentsMargins(0, 0, 0, 0);
    band->addWidget(m_mode);
}

void MainWindow::makePages()
{
    auto* center = new QWidget(this);
    m_messages = new views::MessageBar(center);
    m_conflicts = new views::ConflictBar(&m_workspace.document, &m_workspace.editor, center);
    m_lockBar = new views::LockBar(center);
    m_pages = new QTabWidget(center);
    m_pages->setObjectName(QStringLiteral("pages"));
    m_pages->setAccessibleName(tr("Pages"));
    m_pages->setDocumentMode(true);
    auto& document = m_workspace.document;
    m_overview = new views::OverviewPage(&document, &m_workspace.accounts, m_pages);
    m_shares = new views::SharesPage(&document, &m_workspace.accounts, m_pages);
    m_queue = new views::QueuePage(&document, m_pages);
    m_compare = new views::ComparePage(&document, m_pages);
    m_pages->addTab(m_overview, tr("Overview"));
    m_pages->addTab(m_shares, tr("Shares"));
    m_pages->addTab(m_queue, tr("Queue"));
    m_pages->addTab(m_compare, tr("Compare"));
    m_usage = new views::UsagePage(&document, m_pages);
    m_pages->addTab(m_usage, tr("Usage"));
    auto* layout = new QVBoxLayout(center);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_messages);
    layout->addWidget(m_conflicts);
    layout->addWidget(m_lockBar);
    layout->addWidget(m_pages, 1);
    setCentralWidget(center);
}

void MainWindow::makeDocks()
{
    auto& document = m_workspace.document;
    m_accounts = new views::AccountsDock(&document, &m_workspace.accounts, this);
    m_whatIf = new views::WhatIfDock(&document, &m_workspace.editor, this);
    m_issues = new views::IssuesDock(&document, this);
    m_provenance = new views::ProvenanceDock(&document, this);
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    addDockWidget(Qt::LeftDockWidgetArea, m_accounts);
    addDockWidget(Qt::RightDockWidgetArea, m_whatIf);
    addDockWidget(Qt::BottomDockWidgetArea, m_issues);
    addDockWidget(Qt::BottomDockWidgetArea, m_provenance);
    tabifyDockWidget(m_issues, m_provenance);
    resizeDocks({m_accounts, m_whatIf}, {420, 320}, Qt::Horizontal);
    resizeDocks({m_issues, m_provenance}, {170, 170}, Qt::Vertical);
    m_issues->hide();
    m_provenance->hide();
    for (auto* dock :
         {static_cast<QDockWidget*>(m_accounts), static_cast<QDockWidget*>(m_whatIf),
          static_cast<QDockWidget*>(m_issues), static_cast<QDockWidget*>(m_provenance)})
        m_actions->addViewAction(dock->toggleViewAction());
}

void MainWindow::connectActions()
{
    const auto on = [this](QAction* action, auto* target, auto slot) {
        connect(action, &QAction::triggered, target, slot);
    };
    on(m_actions->openFolder, m_sources, &SourceController::chooseFolder);
    on(m_actions->openFile, m_sources, &SourceController::chooseFile);
    on(m_actions->readCommands, m_sources, &SourceController::chooseCommands);
    on(m_actions->refresh, m_live, &LiveController::refresh);
    on(m_actions->reset, m_scenarios, &ScenarioController::reset);
    on(m_actions->saveScenario, m_scenarios, &ScenarioController::chooseAndSave);
    on(m_actions->loadScenario, m_scenarios, &ScenarioController::chooseAndLoad);
    on(m_actions->saveInStore, m_stored, &StoredScenarios::chooseAndSave);
    on(m_actions->loadFromStore, m_stored, &StoredScenarios::chooseAndLoad);
    on(m_actions->applyChanges, m_applying, &ApplyController::showDialog);
    on(m_actions->exportPdf, m_exports, &ExportController::choosePdf);
    on(m_actions->exportCsv, m_exports, &ExportController::chooseCsv);
    on(m_actions->about, this, &MainWindow::showAbout);
    on(m_actions->quit, this, &QWidget::close);
    on(m_actions->help, this, [this] { (new HelpDialog(this))->show(); });
    on(m_actions->find, this, [this] {
        m_pages->setCurrentWidget(m_queue);
        m_queue->focusFilter();
    });
    connect(m_actions, &WindowActions::demoRequested, this,
            [this](const QString& source) { m_sources->open(source); });
    connect(m_actions, &WindowActions::themeRequested, this, [this](views::ThemeChoice theme) {
        m_settings.setValue(settingkeys::theme, views::themeName(theme));
        setTheme(theme);
    });
}

void MainWindow::connectPages()
{
    connect(m_whatIf, &views::WhatIfDock::resetAllRequested, m_scenarios,
            &ScenarioController::reset);
    const auto showAccount = [this](AssocIndex account) {
        m_shares->openAccount(account);
        m_pages->setCurrentWidget(m_shares);
    };
    connect(m_overview, &views::OverviewPage::accountActivated, this, showAccount);
    connect(m_accounts, &views::AccountsDock::accountActivated, m_shares,
            &views::SharesPage::openAccount);
    connect(m_shares, &views::SharesPage::accountOpened, m_accounts,
            &views::AccountsDock::selectAccount);
    connect(m_compare, &views::ComparePage::jobActivated, this, [this](quint32 jobId) {
        m_pages->setCurrentWidget(m_queue);
        const int row = m_queue->model()->rowOfJob(jobId);
        if (row >= 0)
            m_queue->selectEntry(m_queue->model()->rowAt(row));
    });
}

void MainWindow::connectStatus()
{
    auto& document = m_workspace.document;
    connect(&document, &ScenarioDocument::scenarioChanged, this, &MainWindow::showMode);
    connect(&document, &ScenarioDocument::evaluationChanged, this, &MainWindow::showMode);
    connect(&document, &ScenarioDocument::snapshotShown, this, &MainWindow::showMode);
    connect(&document, &ScenarioDocument::evaluationFailed, this, [this](const Error& error) {
        m_messages->showError(
            tr("The scenario cannot be carried out; the last result stays on the screen. Undo "
               "(Ctrl+Z) takes the last edit back."),
            QString::fromStdString(error.message));
    });
    connect(m_sources, &SourceController::opened, m_status, &StatusLine::setSource);
    connect(m_provenance, &views::ProvenanceDock::agreementChanged, this,
            [this] { m_status->setAgreement(m_provenance->agreementText()); });
    connect(m_issues, &views::IssuesDock::summaryChanged, this,
            [this] { m_status->setIssues(m_issues->summary()); });
    connect(m_conflicts, &views::ConflictBar::showRequested, this, &MainWindow::showEdit);
    connect(m_status, &StatusLine::provenanceRequested, this, [this] { showDock(m_provenance); });
    connect(m_status, &StatusLine::issuesRequested, this, [this] { showDock(m_issues); });
}

void MainWindow::connectConnections()
{
    const auto showList = [this] {
        QList<std::pair<QString, views::Mode>> entries;
        for (const auto& connection : m_connections->list().all())
            entries.append({connection.name, connection.purpose});
        m_actions->setConnections(entries);
    };
    connect(m_actions->connectDatabase, &QAction::triggered, m_connections,
            &ConnectionsController::showDialog);
    connect(m_actions, &WindowActions::connectionRequested, m_connections,
            &ConnectionsController::openSaved);
    connect(m_connections, &ConnectionsController::listChanged, this, showList);
    connect(m_connections, &ConnectionsController::shown, m_mode, &views::ModeBand::setConnection);
    connect(m_connections, &ConnectionsController::shown, m_status, &StatusLine::setConnection);
    connect(m_connections, &ConnectionsController::shown, m_applying,
            &ApplyController::setConnection);
    connect(m_applying, &ApplyController::activeChanged, this, &MainWindow::showMode);
    showList();
}

void MainWindow::showDock(QDockWidget* dock)
{
    dock->show();
    dock->raise();
    dock->setFocus();
}

// Where an edit can be seen: a parameter under What-if, everything else in the tree.
void MainWindow::showEdit(const Edit& edit)
{
    if (std::holds_alternative<ParameterEdit>(edit)) {
        showDock(m_whatIf);
        return;
    }
    showDock(m_accounts);
    const auto& snapshot = *m_workspace.document.snapshot();
    m_accounts->selectAccount(findAssoc(snapshot, targetOf(edit)));
}

void MainWindow::showMode()
{
    const auto& document = m_workspace.document;
    const auto edits = static_cast<int>(document.scenario().edits.size());
    const auto mode = edits > 0 ? views::Mode::WhatIf : views::Mode::Monitor;
    m_mode->setMode(m_applying->isActive() ? views::Mode::Apply : mode,
                    edits > 0 ? tr("%n edit(s)", nullptr, edits) : QString());
    m_actions->applyChanges->setEnabled(edits > 0);
    m_actions->setHasSnapshot(document.hasSnapshot(), m_sources->access().source.kind().isStore);
    m_actions->reset->setEnabled(edits > 0);
    const auto cluster
        = document.hasSnapshot() ? QString::fromStdString(document.snapshot()->cluster) : QString();
    setWindowTitle(cluster.isEmpty() ? tr("Fairlead") : tr("%1 – Fairlead").arg(cluster));
}

void MainWindow::showAbout()
{
    auto* box = new QMessageBox(QMessageBox::NoIcon, tr("About Fairlead"),
                                tr("Fairlead %1").arg(QApplication::applicationVersion()),
                                QMessageBox::Close, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setIconPixmap(windowIcon().pixmap(64));
    box->setInformativeText(
        tr("See why each job of an HPC cluster stands where it stands in the queue.\n\n"
           "Free software under the GNU General Public License, version 3 or later."));
    box->open();
}

void MainWindow::open(const QString& name, const accounting::SourceOptions& options)
{
    const accounting::Source source(name);
    if (source.isDatabase())
        m_connections->open(source, options);
    else
        m_sources->open({source, options});
}

void MainWindow::reopen(const QString& name, const accounting::SourceOptions& options)
{
    const accounting::Source source(name);
    if (source.isDatabase())
        m_connections->offer(source, options);
    else
        m_sources->open({source, options});
}

void MainWindow::beginAutosave(const QString& folder)
{
    m_recovery->begin(folder);
}

void MainWindow::setTheme(views::ThemeChoice theme)
{
    views::applyTheme(*qApp, theme);
    m_actions->setTheme(theme);
}

void MainWindow::showPage(const QString& objectName)
{
    for (int i = 0; i < m_pages->count(); ++i) {
        if (m_pages->widget(i)->objectName() == objectName)
            m_pages->setCurrentIndex(i);
    }
}

QStringList MainWindow::pageNames() const
{
    QStringList names;
    for (int i = 0; i < m_pages->count(); ++i)
        names << m_pages->widget(i)->objectName();
    return names;
}

void MainWindow::saveSession()
{
    m_settings.setValue(settingkeys::geometry, saveGeometry());
    m_settings.setValue(settingkeys::state, saveState());
    m_settings.setValue(settingkeys::page, m_pages->currentWidget()->objectName());
}

void MainWindow::restoreSession()
{
    restoreGeometry(m_settings.value(settingkeys::geometry));
    restoreState(m_settings.value(settingkeys::state));
    showPage(m_settings.value(settingkeys::page));
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    saveSession();
    QMainWindow::closeEvent(event);
}

} // namespace fairlead::app

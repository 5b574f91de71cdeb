// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/mainwindow.h"

#include "app/apply/applycontroller.h"
#include "app/apply/exportcontroller.h"
#include "app/apply/faultreport.h"
#include "app/connections/connectionscontroller.h"
#include "app/connections/monitorlock.h"
#include "app/editing/leavequestion.h"
#include "app/editing/scenariocontroller.h"
#include "app/editing/undokeys.h"
#include "app/editing/unsavedwork.h"
#include "app/editing/workspace.h"
#include "app/frame/windowactions.h"
#include "app/history/keptscenarios.h"
#include "app/history/outlookcontroller.h"
#include "app/history/timelinecontroller.h"
#include "app/history/usagecontroller.h"
#include "app/questions/advicecontroller.h"
#include "app/questions/questions.h"
#include "app/scenario/crashrecovery.h"
#include "app/scenario/policycontroller.h"
#include "app/scenario/scenariochoices.h"
#include "app/scenario/storedscenarios.h"
#include "app/settings/settings.h"
#include "app/settings/settingscontroller.h"
#include "app/sources/limitscontroller.h"
#include "app/sources/recentsources.h"
#include "app/sources/sourcecontroller.h"
#include "app/status/livecontroller.h"
#include "app/status/statusline.h"
#include "app/status/storecopy.h"
#include "app/status/windowtitle.h"
#include "app/window/docks.h"
#include "app/window/helpmenu.h"
#include "app/window/pages.h"
#include "app/window/searchcontroller.h"
#include "app/window/welcome.h"
#include "models/accounting/sources/registry.h"
#include "models/words/messagewords.h"
#include "models/words/showntext.h"
#include "views/accounts/accountsdock.h"
#include "views/advice/advicepage.h"
#include "views/compare/comparepage.h"
#include "views/conflicts/conflictbar.h"
#include "views/connections/lockbar.h"
#include "views/issues/issuesdock.h"
#include "views/outlook/outlookpage.h"
#include "views/provenance/provenancedock.h"
#include "views/queue/queuepage.h"
#include "views/shares/sharespage.h"
#include "views/timeline/timelinebar.h"
#include "views/usage/usagepage.h"
#include "views/whatif/whatifdock.h"
#include "views/widgets/firstsize.h"
#include "views/widgets/modeband.h"
#include "views/widgets/texts/messagebar.h"
#include "views/widgets/texts/plaintooltips.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QStatusBar>
#include <QToolBar>
#include <QVBoxLayout>

namespace fairlead::app {

MainWindow::MainWindow(Workspace& workspace, Settings& settings, QWidget* parent)
    : QMainWindow(parent)
    , m_workspace(workspace)
    , m_settings(settings)
    , m_actions(new WindowActions(this, workspace.undo))
{
    setObjectName(QStringLiteral("mainWindow"));
    new views::PlainToolTips(this);
    setWindowTitle(tr("Fairlead"));
    setDockOptions(QMainWindow::AllowTabbedDocks | QMainWindow::AllowNestedDocks);
    m_mode = new views::ModeBand(this);
    addBand(m_mode, tr("Mode"), "modeToolBar");
    makeTimeline();
    makeCenter();
    m_docks = new Docks(m_workspace, this);
    offerViews();
    m_status = new StatusLine(m_workspace.document, this); // Tab comes to it last
    statusBar()->addWidget(m_status, 1);
    statusBar()->setSizeGripEnabled(false);
    makeSources();
    makeHistory();
    makeScenarios();
    new UndoKeys(this);
    connectActions();
    connectDocks();
    connectStatus();
    connectConnections();
    connectUnsaved();
    resize(1600, 960);
    showMode();
}

MainWindow::~MainWindow() = default;

void MainWindow::offerViews()
{
    QStringList titles;
    for (const auto& kind : Pages::kinds())
        titles << kind.title;
    m_actions->addPages(titles);
    for (auto* action : m_docks->toggleActions())
        m_actions->addViewAction(action);
}

// What opens a source, and asks before it drops what is not saved.
void MainWindow::makeSources()
{
    m_unsaved = std::make_unique<UnsavedWork>(m_workspace.document, m_workspace.place);
    m_scenarios = new ScenarioController(m_workspace, m_settings, *m_messages, this);
    m_leave = new LeaveQuestion(m_workspace, *m_unsaved, *m_scenarios, this);
    m_sources = new SourceController(m_workspace, m_settings, *m_messages, *m_leave, this);
    m_connections = new ConnectionsController(*m_sources, m_settings, *m_messages, this);
    new MonitorLock(*m_connections, m_workspace.accounts, m_workspace.editor, *m_lockBar,
                    *m_docks->whatIf(), m_pages->page<views::AdvicePage>(), *m_actions);
    m_recovery = std::make_unique<CrashRecovery>(
        m_workspace, *m_unsaved, *m_leave, *m_sources, *m_messages,
        [this](const QString& source, const auto& options) { open(source, options); });
    m_live = new LiveController(m_workspace, m_settings, *m_sources, *m_messages, *m_actions->live,
                                *m_status);
}

void MainWindow::makeHistory()
{
    m_usages
        = new UsageController(m_workspace, *m_sources, m_pages->page<views::UsagePage>(), this);
    m_timelines
        = new TimelineController(m_workspace, *m_sources, *m_timeline, *m_actions->timeline, this);
    auto& compare = m_pages->page<views::ComparePage>();
    m_policies = new PolicyController(m_settings, *m_sources, *m_messages, compare,
                                      *m_docks->issues(), *m_actions->refresh, this);
    m_outlooks = new OutlookController(m_workspace, *m_sources, compare.comparison(),
                                       m_pages->page<views::OutlookPage>(), this);
    new AdviceController(m_workspace, *m_sources, m_pages->page<views::AdvicePage>(), this);
    new StoreCopy(*m_sources, *m_mode, *m_status, this);
    new LimitsController(m_workspace, *m_sources, m_pages->page<views::QueuePage>(), this);
}

// What becomes of edits: files, stores, commands, comparisons, questions.
void MainWindow::makeScenarios()
{
    m_exports
        = new ExportController(m_workspace, m_settings, *m_messages, *m_sources, *m_usages,
                               *m_outlooks, m_pages->page<views::AdvicePage>().adviser(), this);
    m_applying = new ApplyController(m_workspace, m_settings, *m_sources, *m_messages, this);
    m_stored = new StoredScenarios(m_workspace, *m_unsaved, *m_sources, *m_messages, this);
    m_stored->offerTo(m_pages->page<views::OutlookPage>(), *m_scenarios);
    new ScenarioChoices(m_workspace, *m_sources, m_settings, *m_actions->compareScenarios, this);
    m_questions
        = new Questions(m_workspace, *m_sources, *m_messages, m_pages->page<views::QueuePage>(),
                        *m_docks->accounts(), *m_actions, this);
}

// A tool bar of its own goes over the whole width, docks included. Nobody moves or hides it.
QToolBar* MainWindow::addBand(QWidget* content, const QString& title, const char* name)
{
    addToolBarBreak();
    auto* band = WindowActions::addToolBar(*this, title, name);
    band->setContextMenuPolicy(Qt::PreventContextMenu);
    band->toggleViewAction()->setEnabled(false);
    band->layout()->setContentsMargins(0, 0, 0, 0);
    band->setContentsMargins(0, 0, 0, 0);
    band->addWidget(content);
    return band;
}

void MainWindow::makeTimeline()
{
    m_timeline = new views::TimelineBar(this);
    m_timelineBar = addBand(m_timeline, tr("Time line"), "timelineToolBar");
    m_timelineBar->setVisible(false);
    connect(m_actions->timeline, &QAction::toggled, m_timelineBar, &QWidget::setVisible);
    connect(m_actions->timeline, &QAction::toggled, this, &MainWindow::showMode);
    connect(m_actions->timeline, &QAction::triggered, this, [this](bool isShown) {
        isShown ? m_timeline->setFocus() : m_pages->focusPage(); // hidden it would keep the keys
    });
}

void MainWindow::makeCenter()
{
    auto* center = new QWidget(this);
    m_messages = new views::MessageBar(center);
    m_conflicts = new views::ConflictBar(&m_workspace.document, &m_workspace.editor, center);
    m_lockBar = new views::LockBar(center);
    m_pages = new Pages(m_workspace, center);
    auto* layout = new QVBoxLayout(center);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_pages, 1);
    // Below: what comes and goes does not move the tabs under the pointer.
    layout->addWidget(m_messages);
    layout->addWidget(m_conflicts);
    layout->addWidget(m_lockBar);
    setCentralWidget(center);
}

void MainWindow::connectActions()
{
    const auto on = [](QAction* action, auto* target, auto slot) {
        connect(action, &QAction::triggered, target, slot);
    };
    on(m_actions->openFolder, m_sources, &SourceController::chooseFolder);
    on(m_actions->openFile, m_sources, &SourceController::chooseFile);
    on(m_actions->readCommands, m_sources, &SourceController::chooseCommands);
    on(m_actions->refresh, m_live, &LiveController::refresh);
    m_scenarios->listenTo(*m_actions);
    on(m_actions->saveInStore, m_stored, &StoredScenarios::chooseAndSave);
    m_leave->guard(*m_actions->loadScenario, [this] { m_scenarios->chooseAndLoad(); });
    m_leave->guard(*m_actions->loadFromStore, [this] { m_stored->chooseAndLoad(); });
    on(m_actions->applyChanges, m_applying, &ApplyController::showDialog);
    m_exports->listenTo(*m_actions);
    auto* settings = new SettingsController(m_settings, m_workspace.document, *m_messages,
                                            *m_actions->settings, this);
    connect(settings, &SettingsController::themeChosen, this, &MainWindow::setTheme);
    connect(settings, &SettingsController::refreshChosen, m_live, &LiveController::choose);
    connect(settings, &SettingsController::keychainChosen, m_connections,
            &ConnectionsController::useKeychain);
    on(m_actions->resetLayout, m_docks, &Docks::reset);
    on(m_actions->quit, this, &QWidget::close);
    auto* report = new FaultReport(m_workspace, *m_sources, *m_messages, this);
    new HelpMenu(m_workspace, *m_pages, *m_actions, *report, this);
    on(m_actions->find, m_pages, &Pages::find);
    on(m_actions->nextPage, m_pages, [this] { m_pages->step(1); });
    on(m_actions->previousPage, m_pages, [this] { m_pages->step(-1); });
    connect(m_actions, &WindowActions::pageRequested, this, [this](int page) {
        m_pages->setCurrentIndex(page);
        m_pages->focusPage();
    });
    const auto openNamed = [this](const QString& source) { open(source); };
    connect(m_actions, &WindowActions::demoRequested, this, openNamed);
    new RecentSources(*m_actions->recent, m_settings, *m_sources, openNamed);
    new Welcome(m_workspace.document, *m_sources, *m_actions, *m_pages);
    connect(m_actions, &WindowActions::themeRequested, this, [this](views::ThemeChoice theme) {
        m_settings.setValue(settingkeys::theme, views::themeName(theme));
        setTheme(theme);
    });
}

void MainWindow::connectDocks()
{
    connect(m_docks->whatIf(), &views::WhatIfDock::resetAllRequested, m_scenarios,
            &ScenarioController::reset);
    auto* shares = &m_pages->page<views::SharesPage>();
    connect(m_docks->accounts(), &views::AccountsDock::accountActivated, shares,
            &views::SharesPage::openAccount);
    connect(shares, &views::SharesPage::accountOpened, m_docks->accounts(),
            &views::AccountsDock::selectAccount);
    connect(m_pages, &Pages::accountRequested, m_docks, &Docks::showAccount);
    auto* search = new SearchController(*m_pages, *m_docks->accounts(), m_settings, this);
    connect(m_actions->nextHit, &QAction::triggered, search, [search] { search->goOn(1); });
    connect(m_actions->previousHit, &QAction::triggered, search, [search] { search->goOn(-1); });
    connect(m_conflicts, &views::ConflictBar::showRequested, m_docks, &Docks::showEdit);
}

void MainWindow::connectStatus()
{
    using models::ScenarioDocument;
    auto& document = m_workspace.document;
    connect(&document, &ScenarioDocument::scenarioChanged, this, &MainWindow::showMode);
    connect(&document, &ScenarioDocument::evaluationChanged, this, &MainWindow::showMode);
    connect(&document, &ScenarioDocument::snapshotShown, this, &MainWindow::showMode);
    const auto failure = tr("The scenario cannot be applied; the last result stays on the screen. "
                            "Undo (Ctrl+Z) reverts the last edit.");
    connect(&document, &ScenarioDocument::evaluationFailed, this,
            [this, failure](const Error& error) {
                m_messages->showError(failure, models::messageWords(error.message));
            });
    connect(&document, &ScenarioDocument::evaluationChanged, this,
            [this, failure] { m_messages->withdrawNotice(failure); });
    connect(m_sources, &SourceController::opened, m_status, &StatusLine::setSource);
    connect(m_sources, &SourceController::readingChanged, this, &MainWindow::showMode);
    connect(m_sources, &SourceController::awayChanged, this, &MainWindow::showMode);
    connect(m_docks->provenance(), &views::ProvenanceDock::agreementChanged, this,
            [this] { m_status->setAgreement(m_docks->provenance()->badge()); });
    m_docks->tellIssues(*m_live, *m_status);
    connect(m_status, &StatusLine::provenanceRequested, m_docks, &Docks::showProvenance);
    connect(m_status, &StatusLine::issuesRequested, m_docks, &Docks::showIssues);
}

void MainWindow::connectConnections()
{
    const auto showList = [this] {
        QList<std::pair<QString, models::Mode>> entries;
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
    connect(m_applying, &ApplyController::writingChanged, this, &MainWindow::showMode);
    connect(m_live, &LiveController::passwordWanted, m_connections,
            &ConnectionsController::askAgain);
    showList();
}

void MainWindow::connectUnsaved()
{
    m_scenarios->tell(*m_unsaved);
    connect(m_scenarios, &ScenarioController::ownFileChanged, this, &MainWindow::showMode);
    connect(m_stored, &StoredScenarios::saved, m_status, &StatusLine::setStoreRevision);
    connect(m_unsaved.get(), &UnsavedWork::modifiedChanged, this, &QWidget::setWindowModified);
}

void MainWindow::showMode()
{
    const auto& document = m_workspace.document;
    const auto mode = document.isEdited() ? models::Mode::WhatIf : models::Mode::Monitor;
    m_mode->setMode(m_applying->isWriting() ? models::Mode::Apply : mode,
                    bandNote(document, m_sources->away()),
                    bandSubject(document, m_sources->away()));
    if (!document.hasSnapshot())
        m_mode->setNothing(document.reading().isEmpty()
                               ? tr("nothing is open")
                               : tr("reading %1 …").arg(document.reading()));
    m_mode->keepRoomFor(m_actions->timeline->isChecked() ? longestNote(document) : QString());
    m_actions->setEdited(document.isEdited(), m_sources->isAway());
    m_docks->provenance()->setAway(m_sources->isAway());
    m_actions->setHasSnapshot(document.hasSnapshot(), m_sources->access().source.kind().isStore);
    setWindowTitle(titleOf(document, m_scenarios->ownFile())); // "*" where edits are unsaved
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
    if (const accounting::Source source(name); source.isDatabase())
        m_connections->offer(source, options);
    else
        open(name, options);
}

void MainWindow::beginAutosave(const QString& folder)
{
    m_recovery->begin(folder);
    m_outlooks->keptScenarios().begin(folder + QLatin1String("/outlook"), *m_messages);
}

void MainWindow::setTheme(views::ThemeChoice theme)
{
    views::applyTheme(*qApp, theme);
    m_actions->setTheme(theme);
}

void MainWindow::saveSession()
{
    m_settings.setValue(settingkeys::geometry, saveGeometry());
    m_settings.setValue(settingkeys::frame, frameGeometry());
    m_docks->saveTo(m_settings);
    m_settings.setValue(settingkeys::queueTable, m_pages->page<views::QueuePage>().tableChoices());
    m_settings.setValue(settingkeys::page, m_pages->currentWidget()->objectName());
}

void MainWindow::restoreSession()
{
    // Qt takes nothing that was saved on a screen of much other size.
    if (restoreGeometry(m_settings.value(settingkeys::geometry)))
        views::putFrame(*this, m_settings.value(settingkeys::frame));
    else
        views::resizeOnScreen(*this, size());
    m_docks->restoreFrom(m_settings);
    m_actions->timeline->setChecked(!m_timelineBar->isHidden());
    m_pages->page<views::QueuePage>().setTableChoices(m_settings.value(settingkeys::queueTable));
    m_pages->showPage(m_settings.value(settingkeys::page));
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!m_leave->mayClose()) {
        event->ignore();
        return;
    }
    saveSession();
    QMainWindow::closeEvent(event);
}

} // namespace fairlead::app

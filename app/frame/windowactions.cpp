// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/frame/windowactions.h"

#include "app/frame/livebutton.h"
#include "app/frame/newwindow.h"
#include "app/frame/typing.h"
#include "views/theme/icons.h"
#include "views/widgets/modeband.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QShortcut>
#include <QToolBar>
#include <QToolButton>
#include <QUndoStack>

#include <algorithm>

namespace fairlead::app {

using views::ThemeChoice;

namespace {
/// What the menu key does; keyboards without one have Shift+F10.
void openContextMenu()
{
    auto* widget = QApplication::focusWidget();
    if (widget == nullptr)
        return;
    const auto place = widget->inputMethodQuery(Qt::ImCursorRectangle).toRect().center();
    QContextMenuEvent event(QContextMenuEvent::Keyboard, place, widget->mapToGlobal(place));
    QApplication::sendEvent(widget, &event);
}
} // namespace

WindowActions::WindowActions(QMainWindow* window, QUndoStack& undoStack)
    : QObject(window)
    , m_window(window)
{
    makeActions(undoStack);
    makeMenus();
    makeToolBar();
    refreshIcons();
    setHasSnapshot(false);
    window->installEventFilter(this);
    qApp->installEventFilter(this);
    new TypingEnd(window);
    new QShortcut(Qt::SHIFT | Qt::Key_F10, window, &openContextMenu);
}

QAction* WindowActions::add(const char* name, const QString& text, const QKeySequence& shortcut)
{
    auto* action = new QAction(text, this);
    action->setObjectName(QLatin1String(name));
    action->setShortcut(shortcut);
    return action;
}

void WindowActions::makeActions(QUndoStack& undoStack)
{
    makeFileActions();
    makeEditActions(undoStack);
    makeScenarioActions();
    makeViewActions();
    makeHelpActions();
}

void WindowActions::makeFileActions()
{
    newWindow = add("newWindow", tr("New &window"), QKeySequence::New);
    newWindow->setToolTip(tr("One more, for another cluster"));
    offerNewWindow(*newWindow);
    openFolder = add("openFolder", tr("Open capture &folder …"), QKeySequence::Open);
    openFolder->setIconText(tr("Open"));
    openFile = add("openFile", tr("Open Fairlead f&ile …"), Qt::CTRL | Qt::SHIFT | Qt::Key_O);
    readCommands = add("readCommands", tr("Read from &Slurm's commands …"));
    connectDatabase = add("connectDatabase", tr("&Connect to a database or slurmrestd …"),
                          Qt::CTRL | Qt::Key_D);
    refresh = add("refresh", tr("&Refresh"), Qt::Key_F5);
    exportPdf = add("exportPdf", tr("Export report as &PDF …"), Qt::CTRL | Qt::Key_E);
    exportPdf->setIconText(tr("Export"));
    exportCsv = add("exportCsv", tr("Export tables as CS&V …"), Qt::CTRL | Qt::SHIFT | Qt::Key_E);
    exportPictures = add("exportPictures", tr("Export pict&ures …"));
    exportPictures->setToolTip(tr("Pies and queue as SVG and PNG"));
    settings = add("settings", tr("S&ettings …"), QKeySequence::Preferences);
    settings->setMenuRole(QAction::PreferencesRole);
    quit = add("quit", tr("&Quit"), QKeySequence::Quit);
    quit->setMenuRole(QAction::QuitRole);
}

void WindowActions::makeEditActions(QUndoStack& undoStack)
{
    undo = undoStack.createUndoAction(this, tr("Undo"));
    undo->setObjectName(QStringLiteral("undo"));
    undo->setShortcut(Qt::CTRL | Qt::Key_Z);
    undo->setIconText(tr("Undo")); // the tool bar does not move with each edit
    redo = undoStack.createRedoAction(this, tr("Redo"));
    redo->setObjectName(QStringLiteral("redo"));
    redo->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_Z);
    redo->setIconText(tr("Redo"));
    find = add("find", tr("&Find"), QKeySequence::Find);
    find->setIconText(tr("Find"));
    nextHit = add("nextHit", tr("Find &next"), QKeySequence::FindNext);
    previousHit = add("previousHit", tr("Find &previous"), QKeySequence::FindPrevious);
}

void WindowActions::makeScenarioActions()
{
    reset = add("reset", tr("&Reset all edits"));
    reset->setIconText(tr("Reset"));
    saveScenario = add("saveScenario", tr("&Save scenario"), QKeySequence::Save);
    saveScenario->setToolTip(
        tr("Into the file or store that it came from, or a file that is asked for"));
    saveScenarioAs
        = add("saveScenarioAs", tr("Sa&ve scenario as …"), Qt::CTRL | Qt::SHIFT | Qt::Key_S);
    loadScenario = add("loadScenario", tr("&Load scenario …"));
    saveInStore = add("saveInStore", tr("Save in the s&tore …"));
    loadFromStore = add("loadFromStore", tr("L&oad from the store …"));
    describeScenario = add("describeScenario", tr("&Describe the scenario …"));
    describeScenario->setToolTip(tr("Its name, who made it and what it is for"));
    compareScenarios = add("compareScenarios", tr("&Compare scenarios …"));
    compareScenarios->setToolTip(tr("Up to four scenarios side by side"));
    applyChanges = add("applyChanges", tr("&Apply …"), Qt::CTRL | Qt::Key_Return);
    applyChanges->setIconText(tr("Apply …"));
    applyChanges->setToolTip(tr("Shows the commands, files or rows that put the edits into effect; "
                                "nothing is written yet"));
    planJobs = add("planJobs", tr("Plan &jobs …"));
    planJobs->setToolTip(tr("Where jobs would stand that nobody has submitted yet"));
    findPolicy = add("findPolicy", tr("Find a polic&y …"));
    findPolicy->setToolTip(tr("Which settings would reach targets, by replaying the history"));
}

void WindowActions::makeViewActions()
{
    nextPage = add("nextPage", tr("&Next page"), Qt::CTRL | Qt::Key_PageDown);
    previousPage = add("previousPage", tr("&Previous page"), Qt::CTRL | Qt::Key_PageUp);
    timeline = add("timeline", tr("T&ime line"), Qt::CTRL | Qt::Key_T);
    timeline->setCheckable(true);
    timeline->setIconText(tr("Time line"));
    timeline->setToolTip(tr("Look at another moment: queue, usage and ranks as they were, or as "
                            "they will be if all goes on"));
    resetLayout = add("resetLayout", tr("&Reset layout"));
    resetLayout->setToolTip(tr("Puts the panels back where they were at first"));
}

void WindowActions::makeHelpActions()
{
    help = add("help", tr("&Manual"), Qt::Key_F1);
    reportFault = add("reportFault", tr("Prepare a &report of a fault …"));
    reportFault->setToolTip(tr("Writes the cluster under made-up names into a folder that can be "
                               "sent; nothing is sent by itself"));
    about = add("about", tr("&About Fairlead"));
}

void WindowActions::addDemo(const QString& source, const QString& text)
{
    auto* action = m_demos->addAction(text);
    action->setObjectName(source);
    connect(action, &QAction::triggered, this, [this, source] { emit demoRequested(source); });
}

QList<QAction*> WindowActions::demos() const
{
    return m_demos->actions();
}

void WindowActions::makeMenus()
{
    auto* bar = m_window->menuBar();
    auto* file = bar->addMenu(tr("&File"));
    file->addActions({newWindow, openFolder, openFile, readCommands, connectDatabase});
    m_connections = file->addMenu(tr("Co&nnections"));
    m_connections->setObjectName(QStringLiteral("connectionsMenu"));
    setConnections({});
    recent = file->addMenu(tr("Open recen&t"));
    recent->setObjectName(QStringLiteral("recentMenu"));
    m_demos = file->addMenu(tr("Open &demo"));
    addDemo(QStringLiteral("demo:limoges"), tr("Limoges: a university's cluster"));
    addDemo(QStringLiteral("demo:textbook"), tr("Textbook: the example of Slurm's manual"));
    addDemo(QStringLiteral("demo:moab"), tr("Harbour: a site with Moab"));
    file->addAction(refresh);
    file->addSeparator();
    file->addActions({exportPdf, exportCsv, exportPictures});
    file->addSeparator();
    file->addAction(settings);
    file->addAction(quit);

    auto* edit = bar->addMenu(tr("&Edit"));
    edit->addActions({undo, redo});
    edit->addSeparator();
    edit->addActions({find, nextHit, previousHit});

    auto* scenario = bar->addMenu(tr("&Scenario"));
    scenario->addActions({loadScenario, saveScenario, saveScenarioAs});
    scenario->addActions({loadFromStore, saveInStore});
    scenario->addActions({describeScenario, compareScenarios});
    scenario->addSeparator();
    scenario->addAction(applyChanges);
    scenario->addSeparator();
    scenario->addActions({planJobs, findPolicy});
    scenario->addSeparator();
    scenario->addAction(reset);

    account = bar->addMenu(tr("&Account"));
    account->setObjectName(QStringLiteral("accountBarMenu"));
    job = bar->addMenu(tr("&Job"));
    job->setObjectName(QStringLiteral("jobBarMenu"));

    m_view = bar->addMenu(tr("&View"));
    addThemes(*m_view->addMenu(tr("&Theme")));
    m_view->addSeparator();
    m_view->addActions({nextPage, previousPage, timeline, resetLayout});
    m_view->addSeparator();

    auto* helpMenu = bar->addMenu(tr("&Help"));
    helpMenu->addActions({help, reportFault, about});
}

void WindowActions::addThemes(QMenu& menu)
{
    m_themes = new QActionGroup(this);
    const auto addTheme = [&](ThemeChoice choice, const QString& text) {
        auto* action = menu.addAction(text);
        action->setObjectName(QStringLiteral("theme-") + views::themeName(choice));
        action->setCheckable(true);
        m_themes->addAction(action);
        connect(action, &QAction::triggered, this, [this, choice] { emit themeRequested(choice); });
    };
    addTheme(ThemeChoice::System, tr("As the de&sktop"));
    addTheme(ThemeChoice::Light, tr("&Light"));
    addTheme(ThemeChoice::Dark, tr("&Dark"));
}

QToolBar* WindowActions::addToolBar(QMainWindow& window, const QString& title, const char* name)
{
    auto* bar = window.addToolBar(title);
    bar->setObjectName(QLatin1String(name));
    bar->setMovable(false);
    if (auto* rest = bar->findChild<QToolButton*>(QStringLiteral("qt_toolbar_ext_button")))
        rest->setAccessibleName(tr("Rest of the tool bar"));
    return bar;
}

void WindowActions::makeToolBar()
{
    auto* bar = addToolBar(*m_window, tr("Main tools"), "mainToolBar");
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    const auto withMenu = [&](QAction* main, const QList<QAction*>& others) {
        bar->addAction(main);
        auto* button = qobject_cast<QToolButton*>(bar->widgetForAction(main));
        auto* menu = new QMenu(button);
        menu->addActions(others);
        button->setMenu(menu);
        button->setPopupMode(QToolButton::MenuButtonPopup);
    };
    withMenu(openFolder,
             {openFolder, openFile, readCommands, connectDatabase, m_connections->menuAction(),
              recent->menuAction(), m_demos->menuAction()});
    live = new LiveButton(refresh, bar);
    bar->addWidget(live);
    bar->addSeparator();
    bar->addActions({undo, redo, reset});
    bar->addSeparator();
    bar->addAction(applyChanges);
    withMenu(exportPdf, {exportPdf, exportCsv, exportPictures});
    bar->addActions({timeline, find});
}

void WindowActions::refreshIcons()
{
    const auto palette = m_window->palette();
    const auto set = [&](QAction* action, const char* name) {
        action->setIcon(views::symbolicIcon(QLatin1String(name), palette));
    };
    set(openFolder, "open");
    set(refresh, "refresh");
    set(undo, "undo");
    set(redo, "redo");
    set(reset, "reset");
    set(applyChanges, "apply");
    set(exportPdf, "export");
    set(timeline, "timeline");
    set(find, "find");
}

void WindowActions::addViewAction(QAction* action)
{
    m_view->addAction(action);
}

void WindowActions::addPages(const QStringList& titles)
{
    QList<QAction*> pages;
    for (int page = 0; page < titles.size(); ++page) {
        auto name = titles.at(page);
        auto* action = new QAction(name.replace(QLatin1Char('&'), QStringLiteral("&&")), this);
        action->setObjectName(QStringLiteral("page%1").arg(page + 1));
        if (page < 9)
            action->setShortcut(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + page));
        connect(action, &QAction::triggered, this, [this, page] { emit pageRequested(page); });
        pages << action;
    }
    m_view->insertActions(nextPage, pages);
}

void WindowActions::setConnections(const QList<std::pair<QString, models::Mode>>& connections)
{
    m_connections->clear();
    for (const auto& [name, purpose] : connections) {
        auto text = name;
        text.replace(QLatin1Char('&'), QStringLiteral("&&"));
        auto* action
            = m_connections->addAction(views::modeIcon(purpose, m_window->palette()),
                                       tr("%1 (%2)").arg(text, views::ModeBand::word(purpose)));
        action->setObjectName(QStringLiteral("connection-") + name);
        connect(action, &QAction::triggered, this,
                [this, wanted = name] { emit connectionRequested(wanted); });
    }
    m_connections->setEnabled(!connections.isEmpty());
}

void WindowActions::setHasSnapshot(bool has, bool isStore)
{
    m_hasSnapshot = has;
    m_isStore = isStore;
    for (auto* action :
         {refresh, saveScenario, saveScenarioAs, compareScenarios, exportPdf, exportCsv,
          exportPictures, planJobs, findPolicy, timeline, find, nextHit, previousHit, reportFault})
        action->setEnabled(has);
    for (auto* menu : {account, job})
        menu->setEnabled(has);
    setLocked(m_isLocked);
}

void WindowActions::setEdited(bool isEdited, bool isAway)
{
    reset->setEnabled(isEdited);
    describeScenario->setEnabled(isEdited);
    applyChanges->setEnabled(isEdited && !isAway);
}

void WindowActions::setLocked(bool isLocked)
{
    m_isLocked = isLocked;
    loadScenario->setEnabled(m_hasSnapshot && !m_isLocked);
    loadFromStore->setEnabled(m_isStore && !m_isLocked);
    saveInStore->setEnabled(m_isStore && !m_isLocked);
}

void WindowActions::setTheme(ThemeChoice theme)
{
    const auto name = QStringLiteral("theme-") + views::themeName(theme);
    for (auto* action : m_themes->actions())
        action->setChecked(action->objectName() == name);
}

/// A line of text takes some of the window's keys for the end of the line and the like; undo and
/// redo are its own while it is typed into.
bool WindowActions::isOurs(const QObject& watched, const QKeyEvent& key) const
{
    const auto* widget = qobject_cast<const QWidget*>(&watched);
    if (widget == nullptr || widget->window() != m_window)
        return false;
    const QKeySequence pressed(key.keyCombination());
    return std::ranges::any_of(findChildren<QAction*>(), [&](const QAction* action) {
        return action->isEnabled() && action != undo && action != redo
            && action->shortcuts().contains(pressed);
    });
}

bool WindowActions::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_window && event->type() == QEvent::PaletteChange)
        refreshIcons();
    if (event->type() == QEvent::ShortcutOverride
        && isOurs(*watched, *static_cast<QKeyEvent*>(event))) {
        event->ignore();
        return true;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace fairlead::app

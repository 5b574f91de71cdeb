// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/document/mode.h"
#include "views/theme/theme.h"

#include <QKeySequence>
#include <QList>
#include <QObject>

#include <utility>

class QAction;
class QActionGroup;
class QKeyEvent;
class QMainWindow;
class QMenu;
class QToolBar;
class QUndoStack;

namespace fairlead::app {

class LiveButton;

/// Every action of the window with its shortcut, and the menus and the tool bar that show them.
/// What they do is connected by the window.
class WindowActions : public QObject
{
    Q_OBJECT

public:
    WindowActions(QMainWindow* window, QUndoStack& undo);

    QAction* openFolder = nullptr;
    QAction* openFile = nullptr;
    QAction* readCommands = nullptr;
    QAction* connectDatabase = nullptr;
    QAction* refresh = nullptr;
    QAction* undo = nullptr;
    QAction* redo = nullptr;
    QAction* reset = nullptr;
    QAction* saveScenario = nullptr;
    QAction* saveScenarioAs = nullptr;
    QAction* loadScenario = nullptr;
    QAction* saveInStore = nullptr; ///< of the scenario
    QAction* describeScenario = nullptr;
    QAction* compareScenarios = nullptr;
    QAction* loadFromStore = nullptr;
    QAction* applyChanges = nullptr;
    QAction* planJobs = nullptr;
    QAction* findPolicy = nullptr;
    QAction* exportPdf = nullptr;
    QAction* exportCsv = nullptr;
    QAction* exportPictures = nullptr;
    QAction* find = nullptr;
    QAction* nextHit = nullptr;
    QAction* previousHit = nullptr;
    QAction* nextPage = nullptr;
    QAction* previousPage = nullptr;
    QAction* timeline = nullptr; ///< shows and hides it
    QAction* settings = nullptr;
    QAction* resetLayout = nullptr;
    QAction* help = nullptr;
    QAction* reportFault = nullptr;
    QAction* about = nullptr;
    QAction* newWindow = nullptr;
    QAction* quit = nullptr;
    QMenu* recent = nullptr; ///< empty; whoever knows the sources fills it
    QMenu* account = nullptr; ///< empty, as that of jobs: whoever knows what is selected fills it
    QMenu* job = nullptr;
    LiveButton* live = nullptr; ///< shows `refresh` in the tool bar

    /// Under the others, where it stays. Its "»" has a name for screen readers.
    static QToolBar* addToolBar(QMainWindow& window, const QString& title, const char* name);

    [[nodiscard]] QList<QAction*> demos() const;
    /// The pages in the View menu, the first nine with keys.
    void addPages(const QStringList& titles);
    /// Docks are shown and hidden from the View menu.
    void addViewAction(QAction* action);
    /// The saved connections in the File menu, each with the colour of what it is meant for.
    void setConnections(const QList<std::pair<QString, models::Mode>>& connections);
    /// Whether there are edits; `isAway`: of a moment that cannot be changed.
    void setEdited(bool isEdited, bool isAway);
    /// What has nothing to work on is greyed out. `isStore`: scenarios can be kept in the source.
    void setHasSnapshot(bool has, bool isStore = false);
    /// Locked, no edits are brought in.
    void setLocked(bool isLocked);
    void setTheme(views::ThemeChoice theme);

signals:
    void pageRequested(int page);
    void demoRequested(const QString& source);
    void connectionRequested(const QString& name);
    void themeRequested(fairlead::views::ThemeChoice theme);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QAction* add(const char* name, const QString& text, const QKeySequence& shortcut = {});
    void makeActions(QUndoStack& undo);
    void makeFileActions();
    void makeEditActions(QUndoStack& undo);
    void makeScenarioActions();
    void makeViewActions();
    void makeHelpActions();
    void makeMenus();
    void makeToolBar();
    void addDemo(const QString& source, const QString& text);
    void addThemes(QMenu& menu);
    void refreshIcons();
    [[nodiscard]] bool isOurs(const QObject& watched, const QKeyEvent& key) const;

    QMainWindow* m_window;
    bool m_hasSnapshot = false;
    bool m_isStore = false;
    bool m_isLocked = false;
    QMenu* m_view = nullptr;
    QMenu* m_demos = nullptr;
    QMenu* m_connections = nullptr;
    QActionGroup* m_themes = nullptr;
};

} // namespace fairlead::app

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/scenario/scenario.h"
#include "models/accounting/sources/sourceoptions.h"
#include "views/theme/theme.h"

#include <QMainWindow>

#include <memory>

class QToolBar;

namespace fairlead::views {
class ConflictBar;
class LockBar;
class MessageBar;
class ModeBand;
class TimelineBar;
} // namespace fairlead::views

namespace fairlead::app {

class ApplyController;
class ConnectionsController;
class Docks;
class ExportController;
class LeaveQuestion;
class LiveController;
class OutlookController;
class Pages;
class PolicyController;
class Questions;
class CrashRecovery;
class ScenarioController;
class Settings;
class SourceController;
class StatusLine;
class StoredScenarios;
class TimelineController;
class UnsavedWork;
class UsageController;
class WindowActions;
struct Workspace;

/// The window: puts pages and docks together and connects them. What they do is theirs.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// Both outlive the window.
    MainWindow(Workspace& workspace, Settings& settings, QWidget* parent = nullptr);
    ~MainWindow() override;

    void open(const QString& name, const accounting::SourceOptions& options = {});
    /// Opens what the last session showed; of a database it asks first.
    void reopen(const QString& name, const accounting::SourceOptions& options = {});
    /// Offers what a crash has left and keeps the scenario from here on.
    void beginAutosave(const QString& folder);
    void setTheme(views::ThemeChoice theme);
    [[nodiscard]] Pages& pages() { return *m_pages; }
    [[nodiscard]] SourceController& sources() { return *m_sources; }
    [[nodiscard]] ConnectionsController& connections() { return *m_connections; }
    [[nodiscard]] LiveController& live() { return *m_live; }
    [[nodiscard]] PolicyController& policies() { return *m_policies; }
    [[nodiscard]] UsageController& usages() { return *m_usages; }
    [[nodiscard]] OutlookController& outlooks() { return *m_outlooks; }
    [[nodiscard]] TimelineController& timelines() { return *m_timelines; }
    [[nodiscard]] Questions& questions() { return *m_questions; }
    [[nodiscard]] ApplyController& applying() { return *m_applying; }
    [[nodiscard]] LeaveQuestion& leaving() { return *m_leave; }
    [[nodiscard]] CrashRecovery& recovery() { return *m_recovery; }

    void saveSession();
    void restoreSession();

protected:
    void closeEvent(QCloseEvent* event) override;

private:
    QToolBar* addBand(QWidget* content, const QString& title, const char* name);
    void makeTimeline();
    void makeCenter();
    void offerViews();
    void makeSources();
    void makeHistory();
    void makeScenarios();
    void connectActions();
    void connectDocks();
    void connectStatus();
    void connectConnections();
    void connectUnsaved();
    void showMode();

    Workspace& m_workspace;
    Settings& m_settings;
    WindowActions* m_actions = nullptr;
    views::ModeBand* m_mode = nullptr;
    QToolBar* m_timelineBar = nullptr;
    views::TimelineBar* m_timeline = nullptr;
    views::MessageBar* m_messages = nullptr;
    views::ConflictBar* m_conflicts = nullptr;
    views::LockBar* m_lockBar = nullptr;
    Pages* m_pages = nullptr;
    Docks* m_docks = nullptr;
    StatusLine* m_status = nullptr;
    SourceController* m_sources = nullptr;
    ConnectionsController* m_connections = nullptr;
    LiveController* m_live = nullptr;
    ScenarioController* m_scenarios = nullptr;
    ExportController* m_exports = nullptr;
    ApplyController* m_applying = nullptr;
    Questions* m_questions = nullptr;
    StoredScenarios* m_stored = nullptr;
    UsageController* m_usages = nullptr;
    OutlookController* m_outlooks = nullptr;
    TimelineController* m_timelines = nullptr;
    PolicyController* m_policies = nullptr;
    std::unique_ptr<UnsavedWork> m_unsaved;
    LeaveQuestion* m_leave = nullptr;
    std::unique_ptr<CrashRecovery> m_recovery; // writes what is at stake when it goes
};

} // namespace fairlead::app

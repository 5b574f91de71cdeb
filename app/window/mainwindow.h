// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/scenario/scenario.h"
#include "models/accounting/sources/sourceoptions.h"
#include "views/theme/theme.h"

#include <QMainWindow>

class QDockWidget;
class QTabWidget;

namespace fairlead::views {
class AccountsDock;
class ComparePage;
class ConflictBar;
class IssuesDock;
class LockBar;
class MessageBar;
class ModeBand;
class OverviewPage;
class ProvenanceDock;
class QueuePage;
class SharesPage;
class UsagePage;
class WhatIfDock;
} // namespace fairlead::views

namespace fairlead::app {

class ApplyController;
class ConnectionsController;
class ExportController;
class LiveController;
class PolicyController;
class Recovery;
class ScenarioController;
class Settings;
class SourceController;
class StatusLine;
class StoredScenarios;
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
    void showPage(const QString& objectName);
    [[nodiscard]] QStringList pageNames() const;
    [[nodiscard]] SourceController& sources() { return *m_sources; }
    [[nodiscard]] ConnectionsController& connections() { return *m_connections; }
    [[nodiscard]] LiveController& live() { return *m_live; }
    [[nodiscard]] views::QueuePage& queue() { return *m_queue; }
    [[nodiscard]] views::ComparePage& compare() { return *m_compare; }
    [[nodiscard]] PolicyController& policies() { return *m_policies; }
    [[nodiscard]] UsageController& usages() { return *m_usages; }
    [[nodiscard]] ApplyController& applying() { return *m_applying; }

    void saveSession();
    void restoreSession();

protected:
    void closeEvent(QCloseEvent* event) override;

private:
    void makeModeBand();
    void makePages();
    void makeDocks();
    void connectActions();
    void connectPages();
    void connectStatus();
    void connectConnections();
    void showMode();
    void showAbout();
    void showDock(QDockWidget* dock);
    void showEdit(const Edit& edit);

    Workspace& m_workspace;
    Settings& m_settings;
    WindowActions* m_actions = nullptr;
    views::ModeBand* m_mode = nullptr;
    views::MessageBar* m_messages = nullptr;
    views::ConflictBar* m_conflicts = nullptr;
    views::LockBar* m_lockBar = nullptr;
    QTabWidget* m_pages = nullptr;
    views::OverviewPage* m_overview = nullptr;
    views::SharesPage* m_shares = nullptr;
    views::QueuePage* m_queue = nullptr;
    views::ComparePage* m_compare = nullptr;
    views::UsagePage* m_usage = nullptr;
    views::AccountsDock* m_accounts = nullptr;
    views::WhatIfDock* m_whatIf = nullptr;
    views::IssuesDock* m_issues = nullptr;
    views::ProvenanceDock* m_provenance = nullptr;
    StatusLine* m_status = nullptr;
    SourceController* m_sources = nullptr;
    ConnectionsController* m_connections = nullptr;
    Recovery* m_recovery = nullptr;
    LiveController* m_live = nullptr;
    ScenarioController* m_scenarios = nullptr;
    ExportController* m_exports = nullptr;
    ApplyController* m_applying = nullptr;
    StoredScenarios* m_stored = nullptr;
    UsageController* m_usages = nullptr;
    PolicyController* m_policies = nullptr;
};

} // namespace fairlead::app

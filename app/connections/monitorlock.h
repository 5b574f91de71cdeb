// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

namespace fairlead::models {
class AccountTreeModel;
class ScenarioEditor;
} // namespace fairlead::models

namespace fairlead::views {
class AdvicePage;
class LockBar;
class WhatIfDock;
} // namespace fairlead::views

namespace fairlead::app {

class ConnectionsController;
class WindowActions;

/// While a connection is open for Monitor nothing can be edited: neither cells nor sliders, and no
/// scenario is loaded. The lock bar says so and how to change it. Belongs to the controller.
class MonitorLock : public QObject
{
    Q_OBJECT

public:
    /// All outlive the lock.
    MonitorLock(ConnectionsController& connections, models::AccountTreeModel& accounts,
                models::ScenarioEditor& editor, views::LockBar& bar, views::WhatIfDock& whatIf,
                views::AdvicePage& advice, WindowActions& actions);
};

} // namespace fairlead::app

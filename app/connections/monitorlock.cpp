// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/connections/monitorlock.h"

#include "app/connections/connectionscontroller.h"
#include "app/frame/windowactions.h"
#include "models/tree/accounttreemodel.h"
#include "views/advice/advicepage.h"
#include "views/connections/lockbar.h"
#include "views/whatif/whatifdock.h"

namespace fairlead::app {

MonitorLock::MonitorLock(ConnectionsController& connections, models::AccountTreeModel& accounts,
                         models::ScenarioEditor& editor, views::LockBar& bar,
                         views::WhatIfDock& whatIf, views::AdvicePage& advice,
                         WindowActions& actions)
    : QObject(&connections)
{
    connect(&connections, &ConnectionsController::shown, this,
            [&](const QString& name, models::Mode purpose) {
                const bool isLocked = !name.isEmpty() && purpose == models::Mode::Monitor;
                accounts.edits()->setEditor(isLocked ? nullptr : &editor);
                whatIf.setLocked(isLocked);
                advice.setLocked(isLocked);
                actions.setLocked(isLocked);
                bar.setConnection(isLocked ? name : QString());
            });
    connect(&bar, &views::LockBar::unlockRequested, &connections,
            [&connections] { connections.setPurpose(models::Mode::WhatIf); });
}

} // namespace fairlead::app

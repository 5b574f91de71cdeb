// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/questions/questions.h"

#include "app/frame/windowactions.h"
#include "app/questions/aheadcontroller.h"
#include "app/questions/findercontroller.h"
#include "app/questions/hardwarecontroller.h"
#include "app/questions/plancontroller.h"
#include "app/questions/reachcontroller.h"
#include "views/accounts/accountsdock.h"
#include "views/queue/queuepage.h"

#include <QAction>
#include <QMenu>

namespace fairlead::app {

using views::AccountsDock;
using views::QueuePage;

Questions::Questions(Workspace& workspace, SourceController& sources, views::MessageBar& messages,
                     QueuePage& queue, AccountsDock& accounts, const WindowActions& actions,
                     QWidget* window)
    : QObject(window)
    , m_reaching(new ReachController(workspace, messages, window))
    , m_ahead(new AheadController(workspace, sources, window))
    , m_planning(new PlanController(workspace, sources, messages, window))
    , m_finding(new FinderController(workspace, sources, messages, window))
    , m_hardware(new HardwareController(workspace, messages, window))
{
    connect(&queue, &QueuePage::reachRequested, m_reaching, &ReachController::showForJob);
    connect(&accounts, &AccountsDock::reachRequested, m_reaching, &ReachController::showForAssoc);
    connect(&queue, &QueuePage::planRequested, m_planning, &PlanController::showLike);
    connect(&queue, &QueuePage::overtakingRequested, m_ahead, &AheadController::showOvertaking);
    connect(&accounts, &AccountsDock::recoveryRequested, m_ahead, &AheadController::showRecovery);
    connect(&accounts, &AccountsDock::waitsRequested, m_finding, &FinderController::showForWaits);
    connect(&accounts, &AccountsDock::hardwareRequested, m_hardware,
            &HardwareController::showDialog);
    connect(actions.account, &QMenu::aboutToShow, &accounts, [&accounts, menu = actions.account] {
        menu->clear();
        accounts.fillMenu(*menu);
    });
    connect(actions.job, &QMenu::aboutToShow, &queue, [&queue, menu = actions.job] {
        menu->clear();
        queue.fillMenu(*menu);
    });
    connect(actions.planJobs, &QAction::triggered, m_planning, &PlanController::showDialog);
    connect(actions.findPolicy, &QAction::triggered, m_finding, &FinderController::showDialog);
}

} // namespace fairlead::app

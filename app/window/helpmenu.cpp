// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/helpmenu.h"

#include "app/apply/faultreport.h"
#include "app/editing/workspace.h"
#include "app/frame/windowactions.h"
#include "app/window/aboutbox.h"
#include "app/window/helpdialog.h"
#include "app/window/pages.h"

#include <QAction>
#include <QMessageBox>

namespace fairlead::app {

HelpMenu::HelpMenu(Workspace& workspace, Pages& pages, WindowActions& actions, FaultReport& report,
                   QWidget* window)
    : QObject(window)
    , m_workspace(workspace)
    , m_pages(pages)
    , m_window(window)
{
    connect(actions.help, &QAction::triggered, this, &HelpMenu::showManual);
    connect(actions.reportFault, &QAction::triggered, &report, &FaultReport::choose);
    connect(actions.about, &QAction::triggered, this, [this] { makeAboutBox(m_window)->open(); });
}

void HelpMenu::showManual()
{
    HelpDialog::showIn(m_window, m_workspace.document.hasSnapshot() ? m_pages.help() : QString());
}

} // namespace fairlead::app

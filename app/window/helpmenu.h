// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

namespace fairlead::app {

class FaultReport;
class Pages;
class WindowActions;
struct Workspace;

/// What the menu Help leads to: the manual at the page that is shown, a report of a fault, who made
/// this.
class HelpMenu : public QObject
{
    Q_OBJECT

public:
    /// All outlive this; `window` owns it.
    HelpMenu(Workspace& workspace, Pages& pages, WindowActions& actions, FaultReport& report,
             QWidget* window);

private:
    void showManual();

    Workspace& m_workspace;
    Pages& m_pages;
    QWidget* m_window;
};

} // namespace fairlead::app

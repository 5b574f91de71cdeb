// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

class QAction;

namespace fairlead::views {
class AccountsDock;
class MessageBar;
class QueuePage;
} // namespace fairlead::views

namespace fairlead::app {

class AheadController;
class PlanController;
class ReachController;
struct Workspace;

/// The questions that have a dialog of their own, and the menus that ask them.
class Questions : public QObject
{
    Q_OBJECT

public:
    Questions(Workspace& workspace, views::MessageBar& messages, views::QueuePage& queue,
              views::AccountsDock& accounts, QAction& planJobs, QWidget* window);

    [[nodiscard]] ReachController& reaching() { return *m_reaching; }
    [[nodiscard]] AheadController& ahead() { return *m_ahead; }
    [[nodiscard]] PlanController& planning() { return *m_planning; }

private:
    ReachController* m_reaching;
    AheadController* m_ahead;
    PlanController* m_planning;
};

} // namespace fairlead::app

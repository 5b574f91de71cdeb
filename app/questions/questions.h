// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

namespace fairlead::views {
class AccountsDock;
class MessageBar;
class QueuePage;
} // namespace fairlead::views

namespace fairlead::app {

class AheadController;
class FinderController;
class HardwareController;
class PlanController;
class ReachController;
class SourceController;
class WindowActions;
struct Workspace;

/// The questions that have a dialog of their own, and the menus that ask them.
class Questions : public QObject
{
    Q_OBJECT

public:
    Questions(Workspace& workspace, SourceController& sources, views::MessageBar& messages,
              views::QueuePage& queue, views::AccountsDock& accounts, const WindowActions& actions,
              QWidget* window);

    [[nodiscard]] ReachController& reaching() { return *m_reaching; }
    [[nodiscard]] AheadController& ahead() { return *m_ahead; }
    [[nodiscard]] PlanController& planning() { return *m_planning; }
    [[nodiscard]] FinderController& finding() { return *m_finding; }
    [[nodiscard]] HardwareController& hardware() { return *m_hardware; }

private:
    ReachController* m_reaching;
    AheadController* m_ahead;
    PlanController* m_planning;
    FinderController* m_finding;
    HardwareController* m_hardware;
};

} // namespace fairlead::app

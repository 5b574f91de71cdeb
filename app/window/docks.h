// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/scenario/scenario.h"

#include <QList>
#include <QObject>

class QAction;
class QDockWidget;
class QMainWindow;

namespace fairlead::views {
class AccountsDock;
class IssuesDock;
class ProvenanceDock;
class WhatIfDock;
} // namespace fairlead::views

namespace fairlead::app {

class DockRoom;
class LiveController;
class Settings;
class StatusLine;

struct Workspace;

/// The docks of the window, which owns them: made and put in their places.
class Docks : public QObject
{
    Q_OBJECT

public:
    /// The workspace outlives the window.
    Docks(Workspace& workspace, QMainWindow* window);

    [[nodiscard]] views::AccountsDock* accounts() const { return m_accounts; }
    [[nodiscard]] views::WhatIfDock* whatIf() const { return m_whatIf; }
    /// The problems are counted in the status line; a reading that fails is one of them.
    void tellIssues(const LiveController& live, StatusLine& status);
    [[nodiscard]] views::IssuesDock* issues() const { return m_issues; }
    [[nodiscard]] views::ProvenanceDock* provenance() const { return m_provenance; }
    /// Show and hide them, for a menu.
    [[nodiscard]] QList<QAction*> toggleActions() const;

    /// Where they stand and which are open.
    void saveTo(Settings& settings) const;
    void restoreFrom(const Settings& settings);
    /// As they were before anybody moved them.
    void reset();

    /// Leads to an account in the tree.
    void showAccount(AssocIndex account);
    void showIssues();
    void showProvenance();
    /// Where an edit can be seen: a parameter under What-if, everything else in the tree.
    void showEdit(const Edit& edit);

private:
    [[nodiscard]] QList<QDockWidget*> all() const;
    /// Those that are open, by their object names: in a narrow window the kept state is of a wide
    /// one, which may have had others.
    [[nodiscard]] QStringList open() const;

    Workspace& m_workspace;
    views::AccountsDock* m_accounts;
    views::WhatIfDock* m_whatIf;
    views::IssuesDock* m_issues;
    views::ProvenanceDock* m_provenance;
    DockRoom* m_room;
    QByteArray m_first; ///< where they stood in the beginning
};

} // namespace fairlead::app

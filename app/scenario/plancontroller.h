// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/worker/background.h"
#include "engine/base/indices.h"
#include "views/plan/plandialog.h"

#include <QObject>
#include <QPointer>

namespace fairlead::app {

struct Workspace;

/// Asks where planned jobs would stand, on a thread of its own: again after each edit and for all
/// that is typed, the newest question first.
class PlanController : public QObject
{
    Q_OBJECT

public:
    PlanController(Workspace& workspace, QWidget* window);

    void showDialog();
    /// For jobs like the one of a row.
    void showLike(RowIndex row);
    [[nodiscard]] views::PlanDialog* dialog() const { return m_dialog; }

signals:
    /// The dialog shows the answer to its last question.
    void shown();

private:
    void open(const PlannedJobs& jobs);
    void ask();
    void show(quint64 ticket, const Result<std::vector<PlannedPlace>>& places);

    Workspace& m_workspace;
    QWidget* m_window;
    QPointer<views::PlanDialog> m_dialog;
    quint64 m_ticket = 0;
    Background m_background;
};

} // namespace fairlead::app

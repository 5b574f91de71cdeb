// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/worker/background.h"
#include "engine/base/indices.h"
#include "engine/inverse/inverse.h"
#include "views/inverse/reachdialog.h"

#include <QObject>
#include <QPointer>

#include <memory>

namespace fairlead::views {
class MessageBar;
}

namespace fairlead::app {

struct Workspace;

/// Asks what would put a job at a rank, on a thread of its own: again after each edit and for each
/// rank that is typed, the newest question first.
class ReachController : public QObject
{
    Q_OBJECT

public:
    ReachController(Workspace& workspace, views::MessageBar& messages, QWidget* window);
    ~ReachController() override;

    void showDialog(RowIndex row);
    [[nodiscard]] views::ReachDialog* dialog() const { return m_dialog; }

signals:
    /// The dialog shows the answers to its last question.
    void shown();

private:
    using Stop = std::atomic<bool>;

    [[nodiscard]] JobIndex job() const;
    void ask();
    void show(quint64 ticket, const Result<std::vector<Reach>>& answers);

    Workspace& m_workspace;
    views::MessageBar& m_messages;
    QWidget* m_window;
    QPointer<views::ReachDialog> m_dialog;
    std::string m_label; ///< of the job: it stays itself through readings
    std::shared_ptr<Stop> m_stop; ///< of the question that is on its way
    quint64 m_ticket = 0;
    Background m_background;
};

} // namespace fairlead::app

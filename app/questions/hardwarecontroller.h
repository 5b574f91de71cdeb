// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/worker/newestquestion.h"
#include "engine/inverse/newhardware.h"
#include "engine/priority/evaluation.h"
#include "views/inverse/hardwaredialog.h"

#include <QObject>
#include <QPointer>

#include <optional>

namespace fairlead::views {
class MessageBar;
}

namespace fairlead::app {

struct Workspace;

/// Asks for the shares after new hardware, on a thread of its own: again after each edit and for
/// all that is typed, the newest question first.
class HardwareController : public QObject
{
    Q_OBJECT

public:
    HardwareController(Workspace& workspace, views::MessageBar& messages, QWidget* window);

    /// Bought by this one, to begin with.
    void showDialog(AssocIndex assoc);
    [[nodiscard]] views::HardwareDialog* dialog() const { return m_dialog; }

signals:
    /// The dialog shows the answer to its last question.
    void shown();

private:
    void ask();
    void show(const std::shared_ptr<const Evaluation>& evaluation, double machine,
              const Result<NewShares>& answer);
    void tryIt();
    [[nodiscard]] double machineNow();

    Workspace& m_workspace;
    views::MessageBar& m_messages;
    QWidget* m_window;
    QPointer<views::HardwareDialog> m_dialog;
    std::optional<NewShares> m_answer; ///< that the dialog shows
    std::vector<NewShares> m_tried; ///< one purchase after the other
    bool m_isDone = false; ///< the last one was tried, and no other one is asked for
    NewestQuestion m_question;
};

} // namespace fairlead::app

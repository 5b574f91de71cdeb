// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/worker/newestquestion.h"
#include "engine/base/indices.h"
#include "engine/inverse/inverse.h"
#include "views/inverse/reachdialog.h"

#include <QObject>
#include <QPointer>

#include <optional>
#include <string>
#include <variant>

namespace fairlead::views {
class MessageBar;
}

namespace fairlead::app {

struct Workspace;

/// Asks what would put a job at a rank, or an account or user at a factor, on a thread of its own:
/// again after each edit and for each figure that is typed, the newest question first.
class ReachController : public QObject
{
    Q_OBJECT

public:
    ReachController(Workspace& workspace, views::MessageBar& messages, QWidget* window);

    void showForJob(RowIndex row);
    void showForAssoc(AssocIndex assoc);
    [[nodiscard]] views::ReachDialog* dialog() const { return m_dialog; }

signals:
    /// The dialog shows the answers to its last question.
    void shown();

private:
    void open(models::ReachFigure figure, const QString& whose);
    /// Whom the dialog is about, as they are now; nothing: they are gone.
    [[nodiscard]] std::optional<Wish> wish() const;
    /// Shows what there is, and the same is the answer; nothing: nothing can be asked.
    std::optional<double> showPresent(const Evaluation& evaluation,
                                      const std::optional<Wish>& wish);
    void ask();
    void tryIt(const Edit& edit);
    [[nodiscard]] bool isGranted(const Wish& wish) const;
    void show(const Result<std::vector<Reach>>& answers);

    Workspace& m_workspace;
    views::MessageBar& m_messages;
    QWidget* m_window;
    QPointer<views::ReachDialog> m_dialog;
    /// The label of a job, or whose factor is asked for: both stay themselves through readings.
    std::variant<std::string, AssocKey> m_whose;
    std::optional<std::pair<double, Edit>> m_tried; ///< what was wanted, and what does it
    NewestQuestion m_question;
};

} // namespace fairlead::app

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/worker/background.h"
#include "engine/recovery/recovery.h"
#include "engine/scenario/scenario.h"
#include "views/recovery/aheaddialog.h"

#include <QObject>
#include <QPointer>

#include <array>
#include <atomic>
#include <memory>
#include <variant>

namespace fairlead::app {

struct Workspace;

/// Asks what time does to an account or to two jobs, on a thread of its own: again after each edit,
/// the newest question first.
class AheadController : public QObject
{
    Q_OBJECT

public:
    AheadController(Workspace& workspace, QWidget* window);
    ~AheadController() override;

    void showRecovery(AssocIndex assoc);
    void showOvertaking(RowIndex first, RowIndex second);
    [[nodiscard]] views::AheadDialog* dialog() const { return m_dialog; }

signals:
    /// The dialog shows the answer to its last question.
    void shown();

private:
    using Stop = std::atomic<bool>;
    using Jobs = std::array<std::string, 2>; ///< their labels
    /// What the dialog shows.
    struct Answer
    {
        QString sentence;
        views::Courses courses;
    };

    void open(const QString& title);
    void ask();
    void show(quint64 ticket, const Result<Answer>& answer);
    static Result<Answer> recoveryAnswer(const Inputs& inputs, const AssocKey& key, Others others,
                                         const Stop& stop);
    static Result<Answer> overtakingAnswer(const Inputs& inputs, const Jobs& labels, Others others,
                                           const Stop& stop);

    Workspace& m_workspace;
    QWidget* m_window;
    QPointer<views::AheadDialog> m_dialog;
    std::variant<AssocKey, Jobs> m_question;
    std::shared_ptr<Stop> m_stop; ///< of the question that is on its way
    quint64 m_ticket = 0;
    Background m_background;
};

} // namespace fairlead::app

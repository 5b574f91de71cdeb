// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/sources/keptrecording.h"
#include "app/worker/newestquestion.h"
#include "app/worker/replayprogress.h"
#include "engine/recovery/replayedrecovery.h"
#include "engine/scenario/scenario.h"
#include "views/recovery/aheaddialog.h"

#include <QObject>
#include <QPointer>
#include <QStringList>

#include <array>
#include <memory>
#include <variant>

namespace fairlead::app {

class SourceController;
struct Workspace;

/// Asks what time does to an account or to two jobs, on a thread of its own: again after each edit,
/// the newest question first.
class AheadController : public QObject
{
    Q_OBJECT

public:
    AheadController(Workspace& workspace, SourceController& sources, QWidget* window);

    void showRecovery(AssocIndex assoc);
    void showOvertaking(RowIndex first, RowIndex second);
    [[nodiscard]] views::AheadDialog* dialog() const { return m_dialog; }

signals:
    /// The dialog shows the answer to its last question.
    void shown();

private:
    using Stop = NewestQuestion::Stop;
    /// A row of the queue, known again after an edit and at another moment.
    struct Row
    {
        std::string job; ///< its label
        std::string partition;
        std::string qos;
        bool operator==(const Row&) const = default;
    };
    using Rows = std::array<Row, 2>;
    /// What the dialog shows.
    struct Answer
    {
        QString sentence;
        ReplayTrust trust; ///< empty: it is no replay
        std::vector<views::Courses> figures; ///< the first is what the sentence tells of
    };

    /// What a replay is made of.
    struct Replayed
    {
        std::shared_ptr<KeptRecording> recording;
        std::shared_ptr<const Evaluation> site; ///< under the policy that made it
        ReplayProgress::Done done;
    };

    void open(const QString& title, bool mayReplay);
    void ask();
    void show(const Result<Answer>& answer);
    static Result<Answer> recoveryAnswer(const Inputs& inputs, const AssocKey& key, Others others,
                                         const Stop& stop);
    static Result<Answer> replayedAnswer(const Inputs& inputs, const AssocKey& key,
                                         const Replayed& replayed, const Stop& stop);
    static void draw(const Recovery& recovery, const Inputs& inputs, Answer& answer);
    static Row rowKey(const Snapshot& snapshot, RowIndex row);
    static RowIndex findRow(const Snapshot& snapshot, const Row& key);
    static Result<Answer> overtakingAnswer(const Inputs& inputs, const Rows& rows, Others others,
                                           const Stop& stop);

    Workspace& m_workspace;
    SourceController& m_sources;
    QWidget* m_window;
    QPointer<views::AheadDialog> m_dialog;
    std::variant<AssocKey, Rows> m_question;
    NewestQuestion m_asked;
    ReplayProgress* m_progress; ///< of the replays that are waited for
};

} // namespace fairlead::app

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/sources/keptrecording.h"
#include "app/worker/newestquestion.h"
#include "app/worker/replayprogress.h"
#include "engine/base/indices.h"
#include "engine/plan/whatkeeps.h"
#include "engine/replay/outcome/outlook.h"
#include "views/plan/plandialog.h"

#include <QObject>
#include <QPointer>
#include <QStringList>

#include <memory>

namespace fairlead::views {
class MessageBar;
}

namespace fairlead::app {

struct Workspace;

class SourceController;

/// Asks where planned jobs would stand, and if wanted how long such jobs waited, on threads of its
/// own: again after each edit and for all that is typed, the newest question first.
class PlanController : public QObject
{
    Q_OBJECT

public:
    PlanController(Workspace& workspace, SourceController& sources, views::MessageBar& messages,
                   QWidget* window);

    void showDialog();
    /// For jobs like the one of a row.
    void showLike(RowIndex row);
    [[nodiscard]] views::PlanDialog* dialog() const { return m_dialog; }

signals:
    /// The dialog shows the answer to its last question.
    void shown();

private:
    /// What replays under one policy say. Never changed once it is shared.
    struct Replays
    {
        std::shared_ptr<const Evaluation> of;
        KeptRecording::Shared recording;
        replay::Outlook outlook;
        ReplayTrust trust;
    };
    using SharedReplays = std::shared_ptr<const Replays>;
    struct Waiting
    {
        SharedReplays replays;
        std::vector<PlannedWaits> waits;
    };
    /// What the waits are asked of.
    struct WaitsQuestion
    {
        std::shared_ptr<KeptRecording> recording;
        std::shared_ptr<const Evaluation> present;
        std::shared_ptr<const Evaluation> site; ///< under the policy that made the recording
        bool isEdited = false; ///< present is under another policy than that
        SharedReplays replays; ///< of before; may be of another policy, or null
        PlannedJobs jobs;
        std::vector<PlannedPlace> places;
        ReplayProgress::Done done;
    };

    static Result<SharedReplays> replay(const WaitsQuestion& question,
                                        const NewestQuestion::Stop& stop);
    static Result<Waiting> waitsOf(const WaitsQuestion& question, const NewestQuestion::Stop& stop);
    [[nodiscard]] QStringList leftOut() const;
    void askStarts();
    void showStarts(const OnMachine& told);
    void askWaits(const std::vector<PlannedPlace>& places);
    void showWaits(const Result<Waiting>& waiting);
    void open(const PlannedJobs& jobs);
    void ask();
    void show(const Result<std::vector<PlannedPlace>>& places);

    Workspace& m_workspace;
    SourceController& m_sources;
    views::MessageBar& m_messages;
    QWidget* m_window;
    QPointer<views::PlanDialog> m_dialog;
    ReplayProgress* m_progress; ///< of the replays that are waited for
    bool m_wantsWaits = false;
    SharedReplays m_replays; ///< of the last question; null: none
    std::vector<PlannedPlace> m_planned; ///< that are shown
    NewestQuestion m_places;
    NewestQuestion m_starts;
    NewestQuestion m_waits;
};

} // namespace fairlead::app

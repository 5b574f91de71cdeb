// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/agreement.h"
#include "engine/priority/difference.h"
#include "engine/priority/fairsharetable.h"
#include "engine/scenario/conflicts.h"
#include "engine/scenario/scenario.h"
#include "models/evaluation/digest.h"
#include "models/evaluation/snapshotmapping.h"
#include "models/pies/colourmap.h"
#include "models/usage/served.h"
#include "models/worker/latestworker.h"

#include <QObject>

#include <chrono>
#include <memory>

namespace fairlead::models {

struct QueueNames;

/// What to evaluate: a snapshot as read, the edits over it, and the moment.
struct EvaluationRequest
{
    quint64 revision = 0; ///< comes back in the outcome
    std::shared_ptr<const Snapshot> snapshot;
    Scenario scenario;
    std::int64_t now = 0; ///< Unix seconds
    std::shared_ptr<const Snapshot> before; ///< what was read before `snapshot`; null: nothing
    std::shared_ptr<const Snapshot> shown; ///< the tree on the screen; null: none
    std::vector<EditConflict> conflicts; ///< open ones
    ColourSlots colours; ///< that somebody has chosen for first-level accounts
};

/// Facts about the snapshot as read, computed once for it.
struct BaselineFacts
{
    std::shared_ptr<const Evaluation> evaluation;
    ColourMap colours;
    Agreement agreement;
};

/// What came out. After an error only `revision`, `error` and, where it still could be computed,
/// `baseline` are set.
struct EvaluationOutcome
{
    quint64 revision = 0;
    std::shared_ptr<const BaselineFacts> baseline;
    std::shared_ptr<const Evaluation> evaluation; ///< its snapshot has the structural edits
    std::shared_ptr<const Difference> difference; ///< against the baseline
    /// Of `evaluation`; the same one as before where nobody's share and usage changed.
    std::shared_ptr<const ServedTable> served;
    std::shared_ptr<const Digest> digest; ///< of `evaluation` and `difference`
    std::shared_ptr<const QueueNames> queueNames; ///< of the evaluation's snapshot
    std::shared_ptr<const FairshareTable> fairshare; ///< likewise; null: no targets, or none counts
    /// Per association of the evaluation's snapshot the one it was in the snapshot as read
    /// (invalid: added by the scenario). Null: no structural edits, the same tree.
    std::shared_ptr<const std::vector<AssocIndex>> baseOf;
    /// The edits that made the evaluation's tree of the snapshot as read.
    std::shared_ptr<const std::vector<Edit>> carriedOut;
    std::vector<EditConflict> conflicts; ///< of the scenario; what does not fit is left out
    /// From the tree on the screen to the evaluation's. Null: it is the same one, or there is none.
    std::shared_ptr<const SnapshotMapping> mapping;
    std::chrono::nanoseconds elapsed{0};
    std::optional<Error> error;
};

class Evaluator;

/// Evaluates on a thread of its own, newest request first; lives on the GUI thread, which never
/// computes. Owned by ScenarioDocument.
class EvaluationRunner : public QObject
{
    Q_OBJECT

public:
    /// Called on the worker's thread before each evaluation; tests hold the worker with it.
    using Gate = std::function<void()>;

    explicit EvaluationRunner(QObject* parent = nullptr, Gate gate = {});
    ~EvaluationRunner() override;

    void request(EvaluationRequest request);
    /// Forgets what waits, for a new snapshot or at exit.
    void cancelPending();
    [[nodiscard]] bool isBusy() const;

signals:
    void evaluated(const fairlead::models::EvaluationOutcome& outcome);

private:
    void deliver();

    std::unique_ptr<Evaluator> m_evaluator; // used on the worker's thread only
    LatestWorker<EvaluationRequest, EvaluationOutcome> m_worker; // last: joins first
};

} // namespace fairlead::models

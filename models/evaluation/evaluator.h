// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/evaluation/evaluationpool.h"
#include "models/evaluation/evaluationrunner.h"

namespace fairlead::models {

/// What the worker of EvaluationRunner does and remembers between requests: the baseline of a
/// snapshot, the tree of the last structural edits, and memory. Used on the worker's thread only.
class Evaluator
{
public:
    /// Rows that are not equal, per answer of the scheduler; the counts know them all.
    static constexpr std::size_t mostListed = 1000;

    EvaluationOutcome evaluate(EvaluationRequest request);

private:
    /// A failure leaves the outcome with an error.
    void evaluateInto(EvaluationOutcome& outcome, const EvaluationRequest& request);
    void prepareBaseline(const EvaluationRequest& request);
    [[nodiscard]] std::shared_ptr<const ServedTable> servedOf(const Evaluation& evaluation) const;
    Result<void> prepareTree(const EvaluationRequest& request, const Scenario& scenario);
    Result<Inputs> inputsOf(const EvaluationRequest& request, const Scenario& scenario);
    void prepareMapping(const EvaluationRequest& request);
    void prepareQueueNames();
    std::shared_ptr<const Evaluation> compute(const Inputs& inputs);

    EvaluationPool m_pool;
    EvaluationMemory m_memory;
    std::shared_ptr<const Snapshot> m_base; // of everything below
    std::int64_t m_now = 0;
    ColourSlots m_chosen;
    std::shared_ptr<const BaselineFacts> m_baseline;
    std::shared_ptr<const ServedTable> m_served; // of the baseline
    std::shared_ptr<const std::vector<Edit>> m_structural; // the edits that m_tree has
    std::shared_ptr<const Snapshot> m_tree;
    std::shared_ptr<const std::vector<AssocIndex>> m_baseOf;
    std::shared_ptr<const SnapshotMapping> m_mapping;
    std::shared_ptr<const QueueNames> m_queueNames;
    std::shared_ptr<const Snapshot> m_namesOf;
};

} // namespace fairlead::models

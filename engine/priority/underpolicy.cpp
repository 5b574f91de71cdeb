// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/priority/underpolicy.h"

#include "engine/cluster/snapshotbuilder.h"
#include "engine/priority/scheduler.h"

#include <algorithm>

namespace fairlead {

Result<std::shared_ptr<const Evaluation>> evaluateUnder(const Evaluation& evaluation,
                                                        const Policy& policy)
{
    auto records = recordsOf(evaluation.snapshot());
    records.provenance.clear(); // what was said about reading them
    records.issues.clear();
    const bool isTranslated = std::ranges::any_of(schedulers(), [&](const Scheduler* scheduler) {
        return scheduler->translate(evaluation, policy, records);
    });
    records.policy = policy;
    const auto snapshot = buildSnapshot(std::move(records));
    if (!snapshot)
        return snapshot.error();
    auto inputs = baselineInputs(*snapshot, evaluation.inputs.now);
    inputs.step = evaluation.inputs.step;
    // The shares with their edits; a tree for another scheduler has none of its own.
    const auto& shares = evaluation.inputs.shares;
    if (!isTranslated && shares != nullptr && shares->size() == inputs.shares->size())
        inputs.shares = shares;
    return evaluate(inputs);
}

} // namespace fairlead

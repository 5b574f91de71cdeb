// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/priority/underpolicy.h"

#include "engine/cluster/snapshotbuilder.h"
#include "engine/priority/scheduler.h"

#include <algorithm>

namespace fairlead {

namespace {
/// Of the partitions that are named; whether something changes.
bool setPriorities(std::span<const PartitionPriority> priorities,
                   std::vector<Partition>& partitions)
{
    bool isChanged = false;
    for (const auto& priority : priorities) {
        const auto own = std::ranges::find(partitions, priority.name, &Partition::name);
        if (own == partitions.end()
            || (own->jobFactor == priority.jobFactor && own->tier == priority.tier))
            continue;
        own->jobFactor = priority.jobFactor;
        own->tier = priority.tier;
        isChanged = true;
    }
    return isChanged;
}
} // namespace

Policy beside(const OtherPolicy& policy, const Policy& own)
{
    auto settings = policy.settings;
    for (const auto& name : policy.untold) {
        if (const auto value = parameterValue(own, name); !value.empty())
            (void)setParameter(settings, name, value).has_value();
    }
    return settings;
}

std::shared_ptr<const Snapshot> withPriorities(const std::shared_ptr<const Snapshot>& snapshot,
                                               std::span<const PartitionPriority> partitions)
{
    auto changed = snapshot->partitions;
    if (!setPriorities(partitions, changed))
        return snapshot;
    auto other = std::make_shared<Snapshot>(*snapshot);
    other->partitions = std::move(changed);
    return other;
}

Result<std::shared_ptr<const Evaluation>> evaluateUnder(const Evaluation& evaluation,
                                                        const OtherPolicy& policy)
{
    const auto settings = beside(policy, evaluation.inputs.policy);
    auto records = recordsOf(evaluation.snapshot());
    records.provenance.clear(); // what was said about reading them
    records.issues.clear();
    const bool isTranslated = std::ranges::any_of(schedulers(), [&](const Scheduler* scheduler) {
        return scheduler->translate(evaluation, settings, records);
    });
    records.policy = settings;
    setPriorities(policy.partitions, records.partitions);
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

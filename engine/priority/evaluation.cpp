// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/priority/evaluation.h"

#include "engine/priority/caches.h"
#include "engine/priority/scheduler.h"

namespace fairlead {

Inputs baselineInputs(std::shared_ptr<const Snapshot> snapshot, std::int64_t now)
{
    Inputs inputs;
    inputs.policy = snapshot->policy;
    // The snapshot owns the shares; the pointer keeps the snapshot alive.
    inputs.shares
        = std::shared_ptr<const std::vector<std::uint32_t>>(snapshot, &snapshot->assocs.shares);
    inputs.snapshot = std::move(snapshot);
    inputs.now = now;
    return inputs;
}

std::span<const std::int64_t> recordedSteps(const Snapshot& snapshot)
{
    return schedulerOf(snapshot.policy).recordedSteps(snapshot);
}

bool hasRulesOf(const Inputs& a, const Inputs& b)
{
    return a.snapshot != nullptr && a.snapshot == b.snapshot && a.now == b.now && a.step == b.step
        && a.partition == b.partition && a.policy.hasRulesOf(b.policy);
}

EvaluationMemory::EvaluationMemory()
    : m_caches(std::make_unique<Caches>())
{
}

EvaluationMemory::~EvaluationMemory() = default;

void evaluate(const Inputs& inputs, EvaluationMemory& memory, Evaluation& out)
{
    auto& caches = memory.caches();
    const bool isNew = !hasRulesOf(out.inputs, inputs);
    const auto& scheduler = schedulerOf(inputs.policy);
    scheduler.evaluateTree(out.inputs, inputs, isNew, caches, out.assocs);
    out.inputs = inputs;
    scheduler.evaluateQueue(out, caches, isNew);
}

std::shared_ptr<const Evaluation> evaluate(const Inputs& inputs)
{
    auto result = std::make_shared<Evaluation>();
    EvaluationMemory memory;
    evaluate(inputs, memory, *result);
    return result;
}

} // namespace fairlead

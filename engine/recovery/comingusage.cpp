// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/recovery/comingusage.h"

#include "engine/base/durations.h"
#include "engine/priority/usagememory.h"

#include <limits>

namespace fairlead {

using durations::minute;

namespace {
constexpr auto never = std::numeric_limits<std::int64_t>::max();

/// Who starts nothing.
std::vector<bool> idleOnes(const AssocTable& assocs, AssocIndex idle, Others others)
{
    std::vector<bool> isIdle(assocs.size(), others == Others::Idle);
    if (idle.isValid())
        isIdle[idle.at()] = true;
    for (std::size_t i = 1; i < isIdle.size(); ++i) // parents come first
        isIdle[i] = isIdle[i] || isIdle[assocs.parent[i].at()];
    return isIdle;
}

/// What belongs to each association itself, without those below.
std::vector<long double> ownUsage(const AssocTable& assocs, const std::vector<long double>& usage)
{
    auto own = usage;
    for (std::size_t i = own.size(); i-- > 1;)
        own[assocs.parent[i].at()] -= usage[i];
    return own;
}

/// When a running job ends at the latest.
std::int64_t lastEnd(const Snapshot& snapshot, std::size_t job)
{
    const auto limit = snapshot.jobs.timeLimit[job];
    if (limit == slurm::noTimeLimit || limit == slurm::unlimitedTime)
        return never;
    return snapshot.jobs.startTime[job] + limit * minute;
}

void addRunning(const Snapshot& snapshot, std::int64_t now, const std::vector<bool>& isIdle,
                std::vector<UsageInterval>& parts)
{
    const auto& jobs = snapshot.jobs;
    if (jobs.usageRate.empty() || jobs.startTime.empty())
        return;
    for (std::size_t job = 0; job < jobs.size(); ++job) {
        const auto assoc = jobs.assoc[job];
        if (jobs.usageRate[job] <= 0.0 || jobs.startTime[job] == 0 || !assoc.isValid()
            || !isIdle[assoc.at()])
            continue;
        if (const auto end = lastEnd(snapshot, job); end > now)
            parts.push_back({assoc, now, end, jobs.usageRate[job]});
    }
}

/// Usage that stays as it is, in place of each that would fade.
/// @param renewal  UsageMemory::renewal
void addAverage(const std::vector<long double>& own, double renewal, std::int64_t now,
                const std::vector<bool>& isIdle, std::vector<UsageInterval>& parts)
{
    if (renewal == 0.0)
        return; // nothing fades
    for (std::size_t i = 0; i < own.size(); ++i) {
        if (!isIdle[i] && own[i] > 0)
            parts.push_back({AssocIndex(i), now, never, static_cast<double>(own[i]) * renewal});
    }
}

/// Usage came to be under the policy of the source: what is tried counts from now on.
std::shared_ptr<const Evaluation> presentOf(const Inputs& inputs)
{
    auto present = inputs;
    present.policy = inputs.snapshot->policy;
    return evaluate(present);
}

bool canMove(const Inputs& inputs)
{
    const auto memory = usageMemory(inputs.policy);
    return memory.counts && memory.windows == 0 && inputs.snapshot->isUsageRead();
}
} // namespace

ComingUsage::ComingUsage(const Inputs& inputs, AssocIndex idle, Others others)
    : m_inputs(inputs)
    , m_movesUsage(canMove(inputs))
{
    if (!m_movesUsage)
        return;
    const auto present = presentOf(inputs);
    const auto& snapshot = *inputs.snapshot;
    const auto isIdle = idleOnes(snapshot.assocs, idle, others);
    std::vector<UsageInterval> parts;
    addRunning(snapshot, inputs.now, isIdle, parts);
    // Where nothing has faded so far it does as the policy says that is tried.
    const auto before = usageMemory(snapshot.policy);
    const auto& memory = before.halfLife != 0 ? before : usageMemory(inputs.policy);
    addAverage(ownUsage(snapshot.assocs, present->assocs.rawUsage), memory.renewal, inputs.now,
               isIdle, parts);
    charge(std::move(parts), *present);
}

ComingUsage::ComingUsage(const Inputs& inputs, std::vector<UsageInterval> charges)
    : m_inputs(inputs)
    , m_movesUsage(canMove(inputs))
{
    if (!m_movesUsage)
        return;
    const auto present = presentOf(inputs);
    auto bare = std::make_shared<Snapshot>(*inputs.snapshot);
    bare->jobs = {};
    bare->rows = {};
    bare->rows.firstOfJob = {RowIndex(0)};
    m_inputs.snapshot = std::move(bare);
    charge(std::move(charges), *present);
}

void ComingUsage::charge(std::vector<UsageInterval> charges, const Evaluation& present)
{
    if (charges.empty()) // what is to come, and nothing else, is told by the history
        charges.push_back({AssocIndex(0), m_inputs.now, never, 0.0});
    auto future = std::make_shared<Snapshot>(*m_inputs.snapshot);
    future->assocs.rawUsage = present.assocs.rawUsage;
    future->usageFromHistory = false;
    future->computedAt = m_inputs.now;
    future->policy = m_inputs.policy;
    future->history = UsageHistory(charges, future->assocs.size());
    m_inputs.snapshot = std::move(future);
}

Inputs ComingUsage::at(std::int64_t moment) const
{
    auto inputs = m_inputs;
    inputs.now = moment;
    return inputs;
}

} // namespace fairlead

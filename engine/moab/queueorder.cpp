// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/moab/priority.h"
#include "engine/moab/queuetime.h"
#include "engine/moab/tables.h"

#include <algorithm>

namespace fairlead::moab {

namespace {
constexpr std::uint32_t anyHold = UserHoldBlock | BatchHoldBlock | SystemHoldBlock;

RowStatus statusOf(const Evaluation& evaluation, RowIndex row)
{
    const auto& snapshot = evaluation.snapshot();
    const auto& settings = *evaluation.inputs.policy.moab;
    const auto job = snapshot.rows.job[row.at()];
    const auto& clock = evaluation.moab.clocks[job.at()];
    if (isActive(snapshot, job) || snapshot.jobs.state[job.at()] != JobState::Pending)
        return RowStatus::NotPending;
    if ((clock.blocks & anyHold) != 0) // a hold acts from the next pass on
        return RowStatus::Held;
    const auto earliest
        = std::max(snapshot.jobs.submitTime[job.at()], snapshot.jobs.eligibleTime[job.at()]);
    const bool isRejected = settings.rejectsNegative && evaluation.moab.start[row.at()] < 0;
    if (clock.blocks != 0 || earliest > evaluation.inputs.now || isRejected)
        return RowStatus::NotEligible;
    return RowStatus::Ranked;
}

/// Descending priority; ties in Moab by queue start and job id, in Maui in the order of the queue.
void rank(Evaluation& evaluation, Workspace& workspace)
{
    const auto& snapshot = evaluation.snapshot();
    const bool isMaui = evaluation.inputs.policy.moab->isMaui();
    constexpr std::uint64_t signBit = std::uint64_t{1} << 63;
    auto& keys = workspace.moabKeys;
    keys.clear();
    for (std::size_t i = 0; i < snapshot.rows.size(); ++i) {
        if (evaluation.status[i] != RowStatus::Ranked)
            continue;
        const auto job = snapshot.rows.job[i];
        const auto queued = static_cast<std::uint32_t>(evaluation.moab.clocks[job.at()].queueStart);
        const auto start = static_cast<std::uint64_t>(evaluation.moab.start[i]) ^ signBit;
        keys.push_back(
            {~start,
             isMaui ? 0 : static_cast<std::uint64_t>(queued) << 32 | snapshot.jobs.id[job.at()],
             RowIndex(i)});
    }
    std::sort(keys.begin(), keys.end(), [](const auto& a, const auto& b) {
        if (a.priority != b.priority)
            return a.priority < b.priority;
        return a.tie != b.tie ? a.tie < b.tie : a.row < b.row;
    });
    evaluation.rank.assign(snapshot.rows.size(), 0);
    evaluation.order.resize(keys.size());
    for (std::size_t i = 0; i < keys.size(); ++i) {
        evaluation.order[i] = keys[i].row;
        evaluation.rank[keys[i].row.at()] = static_cast<std::uint32_t>(i + 1);
    }
}
} // namespace

void evaluateQueue(Evaluation& evaluation, Workspace& workspace)
{
    const auto& snapshot = evaluation.snapshot();
    auto& results = evaluation.moab;
    buildTables(evaluation.inputs, results.tables);
    runClocks(evaluation, workspace);
    if (!evaluation.inputs.partition.empty())
        results.forcedPartition = evaluation.inputs.partition;
    const auto count = snapshot.rows.size();
    results.sum.resize(count);
    results.start.resize(count);
    results.run.resize(count);
    evaluation.priority.resize(count);
    evaluation.status.resize(count);
    const RowPricer pricer(evaluation.inputs, results);
    for (std::size_t i = 0; i < count; ++i) {
        const auto price = pricer.price(RowIndex(i));
        results.sum[i] = price.sum;
        results.start[i] = price.start;
        results.run[i] = price.run;
        evaluation.priority[i] = static_cast<std::uint32_t>(
            std::clamp<std::int64_t>(price.start, 0, slurm::maxPriority));
        evaluation.status[i] = statusOf(evaluation, RowIndex(i));
    }
    rank(evaluation, workspace);
}

} // namespace fairlead::moab

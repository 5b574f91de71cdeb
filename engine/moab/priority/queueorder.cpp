// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/moab/priority/accountresults.h"
#include "engine/moab/priority/cache.h"
#include "engine/moab/priority/metriccolumns.h"
#include "engine/moab/priority/pricesums.h"
#include "engine/moab/priority/priority.h"
#include "engine/moab/priority/queuetime.h"
#include "engine/moab/priority/tables.h"
#include "engine/priority/radixranking.h"

#include <algorithm>
#include <iterator>
#include <tuple>

namespace fairlead::moab {

namespace {
constexpr std::uint32_t anyHold = UserHoldBlock | BatchHoldBlock | SystemHoldBlock;

RowStatus statusOf(const Evaluation& evaluation, RowIndex row)
{
    const auto& snapshot = evaluation.snapshot();
    const auto& settings = *evaluation.inputs.policy.moab();
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

/// The order among equals: in Moab queue start and job id, in Maui that of the queue.
void findTieOrder(const Evaluation& evaluation, std::vector<RowIndex>& order)
{
    const auto& snapshot = evaluation.snapshot();
    order.clear();
    for (std::size_t i = 0; i < snapshot.rows.size(); ++i)
        order.emplace_back(i);
    if (evaluation.inputs.policy.moab()->isMaui())
        return;
    const auto key = [&](RowIndex row) {
        const auto job = snapshot.rows.job[row.at()];
        const auto queued = static_cast<std::uint32_t>(evaluation.moab.clocks[job.at()].queueStart);
        return std::tuple(queued, snapshot.jobs.id[job.at()], row);
    };
    std::sort(order.begin(), order.end(), [&](RowIndex a, RowIndex b) { return key(a) < key(b); });
}

/// Where priorities lie too far apart for rankByKeys().
void rankBySorting(Evaluation& evaluation, const std::vector<RowIndex>& tieOrder)
{
    auto& order = evaluation.order;
    order.clear();
    std::copy_if(tieOrder.begin(), tieOrder.end(), std::back_inserter(order),
                 [&](RowIndex row) { return evaluation.status[row.at()] == RowStatus::Ranked; });
    const auto& start = evaluation.moab.start;
    std::stable_sort(order.begin(), order.end(),
                     [&](RowIndex a, RowIndex b) { return start[a.at()] > start[b.at()]; });
    evaluation.rank.assign(evaluation.snapshot().rows.size(), 0);
    for (std::size_t i = 0; i < order.size(); ++i)
        evaluation.rank[order[i].at()] = static_cast<std::uint32_t>(i + 1);
}

/// Descending start priority, then the order among equals.
void rank(Evaluation& evaluation, Cache& cache)
{
    const auto& start = evaluation.moab.start;
    const RankedRange range(evaluation.status, start);
    if (range.bits() > mostKeyBits) {
        rankBySorting(evaluation, cache.tieOrder);
        return;
    }
    evaluation.rank.resize(start.size());
    for (std::size_t i = 0; i < start.size(); ++i)
        evaluation.rank[i] = evaluation.status[i] == RowStatus::Ranked
            ? static_cast<std::uint32_t>(range.highest - start[i])
            : unrankedKey;
    rankByKeys(evaluation, cache.ranking, range.ranked, range.bits(), cache.tieOrder);
}

void findPrices(Evaluation& evaluation, MetricColumns& metrics)
{
    auto& results = evaluation.moab;
    const auto& rows = evaluation.snapshot().rows;
    const auto& settings = *evaluation.inputs.policy.moab();
    const bool isMaui = settings.isMaui();
    const bool isFree = isUnbounded(settings);
    results.sum.resize(rows.size());
    results.start.resize(rows.size());
    evaluation.priority.resize(rows.size());
    evaluation.status.resize(rows.size());
    PriceSums sums(evaluation.inputs, results, metrics);
    for (std::size_t first = 0; first < rows.size(); first += PriceSums::blockSize) {
        const auto count = std::min(PriceSums::blockSize, rows.size() - first);
        sums.sumUp(first, count);
        for (std::size_t i = first; i < first + count; ++i) {
            const auto manual
                = results.hasManual ? results.clocks[rows.job[i].at()].manual : ManualPriority();
            const double total = sums.total(i - first);
            results.sum[i] = total + sums.usage(i - first);
            results.start[i] = startPriority(isMaui ? total : results.sum[i], isFree, manual);
            evaluation.priority[i] = static_cast<std::uint32_t>(
                std::clamp<std::int64_t>(results.start[i], 0, slurm::maxPriority));
        }
    }
}
} // namespace

void evaluateQueue(Evaluation& evaluation, Cache& cache, bool isNew)
{
    const auto& inputs = evaluation.inputs;
    auto& results = evaluation.moab;
    // Whose time goes on may depend on who comes first.
    const bool hasIdleLimits = inputs.policy.moab()->hasIdleLimits();
    if (isNew || hasIdleLimits) {
        buildTables(inputs, results.tables);
        runClocks(evaluation, cache);
        if (!inputs.partition.empty())
            results.forcedPartition = inputs.partition;
    } else {
        findWeights(inputs, results.tables);
    }
    if (cache.userPartOf != inputs.snapshot) {
        findUserParts(*inputs.snapshot, cache.userPart);
        cache.userPartOf = inputs.snapshot;
    }
    fillAccounts(evaluation, cache.userPart);
    const bool hasNewMetrics = hasIdleLimits || !hasRulesOf(cache.metricsOf, inputs);
    if (hasNewMetrics)
        findTieOrder(evaluation, cache.tieOrder);
    findMetrics(evaluation, hasNewMetrics, cache.metrics);
    cache.metricsOf = inputs;
    findPrices(evaluation, cache.metrics);
    if (isNew || hasIdleLimits || inputs.policy.moab()->rejectsNegative) {
        for (std::size_t i = 0; i < evaluation.status.size(); ++i)
            evaluation.status[i] = statusOf(evaluation, RowIndex(i));
    }
    rank(evaluation, cache);
}

} // namespace fairlead::moab

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/slurm/priority/queueorder.h"

#include "engine/priority/radixranking.h"
#include "engine/slurm/priority/priority.h"
#include "engine/slurm/priority/roworder.h"

#include <algorithm>

namespace fairlead::slurm {

namespace {
/// The ranked rows in the order in which slurmctld collects them: a job's by falling tier.
void collectRows(const Evaluation& evaluation, std::vector<RowIndex>& rows)
{
    const auto& snapshot = evaluation.snapshot();
    rows.clear();
    for (std::size_t i = 0; i < snapshot.rows.size(); ++i) {
        if (evaluation.status[i] != RowStatus::Ranked)
            continue;
        rows.push_back(RowIndex(i));
        for (auto k = rows.size() - 1; k > 0; --k) {
            const bool isSameJob = snapshot.rows.job[rows[k - 1].at()] == snapshot.rows.job[i];
            if (!isSameJob || tierOf(snapshot, rows[k - 1]) >= tierOf(snapshot, rows[k]))
                break;
            std::swap(rows[k - 1], rows[k]);
        }
    }
}

/// Merge sort with the halves that the C library makes: an order that is not transitive depends
/// on them.
void mergeRows(std::vector<RowIndex>& rows, std::vector<RowIndex>& buffer, std::size_t begin,
               std::size_t end, const RowOrder& order)
{
    if (end - begin < 2)
        return;
    const auto middle = begin + (end - begin) / 2;
    mergeRows(rows, buffer, begin, middle, order);
    mergeRows(rows, buffer, middle, end, order);
    auto left = begin;
    auto right = middle;
    for (auto out = begin; out < end; ++out) {
        const bool takesRight
            = left == middle || (right < end && order.overtakes(rows[right], rows[left]));
        buffer[out] = takesRight ? rows[right++] : rows[left++];
    }
    std::copy(buffer.begin() + static_cast<std::ptrdiff_t>(begin),
              buffer.begin() + static_cast<std::ptrdiff_t>(end),
              rows.begin() + static_cast<std::ptrdiff_t>(begin));
}

void sortByComparing(Evaluation& evaluation, Cache& cache, const RowOrder& order)
{
    findPlaces(evaluation.snapshot().rows, cache.place);
    auto& rows = evaluation.order;
    collectRows(evaluation, rows);
    if (order.isTransitive()) {
        std::sort(rows.begin(), rows.end(), order);
    } else {
        cache.merged.resize(rows.size());
        mergeRows(rows, cache.merged, 0, rows.size(), order);
    }
    evaluation.rank.assign(evaluation.snapshot().rows.size(), 0);
    for (std::size_t i = 0; i < rows.size(); ++i)
        evaluation.rank[rows[i].at()] = static_cast<std::uint32_t>(i + 1);
}

/// Class, priority, QueueRows::tieOrder. False, and nothing done: these need too many bits.
bool rankByRadix(Evaluation& evaluation, Cache& cache, const RowClasses& classes)
{
    const auto& rows = evaluation.snapshot().rows;
    auto& keys = evaluation.rank;
    keys = evaluation.priority;
    if (!rows.qos.empty()) {
        for (std::size_t i = 0; i < keys.size(); ++i)
            keys[i] = jobPriority(evaluation, RowIndex(i));
    }
    const RankedRange range(evaluation.status, keys);
    const int priorityBits = range.bits();
    const int bits = priorityBits + static_cast<int>(std::bit_width(classes.count() - 1));
    if (bits > mostKeyBits)
        return false;
    for (std::size_t i = 0; i < keys.size(); ++i) {
        const std::uint64_t rowClass = classes(RowIndex(i));
        keys[i] = evaluation.status[i] != RowStatus::Ranked
            ? unrankedKey
            : static_cast<std::uint32_t>(rowClass << priorityBits | (range.highest - keys[i]));
    }
    rankByKeys(evaluation, cache.ranking, range.ranked, bits, rows.tieOrder);
    return true;
}
} // namespace

bool mayPreempt(const Evaluation& evaluation, RowIndex a, RowIndex b)
{
    Cache cache;
    return evaluation.inputs.policy.slurm().preempts()
        && RowOrder(evaluation, cache).preempts(a, b);
}

void rankRows(Evaluation& evaluation, Cache& cache)
{
    const RowOrder order(evaluation, cache);
    if (!order.isTransitive() || !rankByRadix(evaluation, cache, order.classes()))
        sortByComparing(evaluation, cache, order);
}

} // namespace fairlead::slurm

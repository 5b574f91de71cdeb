// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/slurm/queueorder.h"

#include "engine/slurm/priority.h"

#include <algorithm>

namespace fairlead::slurm {

namespace {
using Key = Workspace::SortKey;

std::uint64_t tierOf(const Snapshot& snapshot, RowIndex row)
{
    const auto partition = snapshot.rows.partition[row.at()];
    return partition.isValid() ? std::min(snapshot.partitions[partition.at()].tier, 0x7fffffffU)
                               : 0U;
}

/// Preemption by tier alone makes PriorityTier decide before the reservation does, not after it.
bool tierComesFirst(const Policy& policy)
{
    return policy.preempts() && policy.preemptType == PreemptType::PartitionPrio
        && policy.preemptMode.find("PRIORITY") == std::string::npos;
}

Key keyOf(const Evaluation& evaluation, RowIndex row)
{
    const auto& snapshot = evaluation.snapshot();
    const auto& jobs = snapshot.jobs;
    const auto job = snapshot.rows.job[row.at()];
    const std::uint64_t reserved = JobTable::entry(jobs.reserved, job);
    const auto tier = tierOf(snapshot, row);
    const auto classes
        = tierComesFirst(evaluation.inputs.policy) ? tier << 1 | reserved : reserved << 31 | tier;
    const auto array = JobTable::entry(jobs.arrayTask, job, noValue) == noValue
        ? 0
        : JobTable::entry(jobs.arrayJob, job);
    const auto submit = static_cast<std::uint32_t>(jobs.submitTime[job.at()]);
    const std::uint64_t number = array != 0 ? array : jobs.id[job.at()];
    return {~(classes << 32 | jobPriority(evaluation, row)),
            static_cast<std::uint64_t>(submit) << 32 | number, row};
}

/// Compares two rows by what decides; who may preempt whom only when asked.
class RowOrder
{
public:
    RowOrder(const Evaluation& evaluation, Workspace& workspace)
        : m_snapshot(evaluation.snapshot())
        , m_policy(evaluation.inputs.policy)
        , m_mayPreempt(workspace.mayPreempt)
    {
        if (isTransitive() || m_policy.preemptType != PreemptType::Qos)
            return;
        const auto& qos = m_snapshot.qos;
        m_mayPreempt.assign(qos.size() * qos.size(), false);
        for (std::size_t i = 0; i < qos.size(); ++i) {
            for (std::size_t k = 0; k < qos.size(); ++k)
                m_mayPreempt[i * qos.size() + k]
                    = std::ranges::find(qos[i].preempts, qos[k].name) != qos[i].preempts.end();
        }
    }

    /// Without further conditions preemption by tier is an order like any other.
    [[nodiscard]] bool isTransitive() const
    {
        return !m_policy.preempts() || tierComesFirst(m_policy);
    }

    [[nodiscard]] bool operator()(const Key& a, const Key& b) const
    {
        if (a.major != b.major)
            return a.major < b.major;
        if (a.minor != b.minor)
            return a.minor < b.minor;
        const auto taskOf = [&](const Key& key) {
            return JobTable::entry(m_snapshot.jobs.arrayTask, jobOf(key), noValue);
        };
        return taskOf(a) != taskOf(b) ? taskOf(a) < taskOf(b) : a.row < b.row;
    }

    /// Whether `later` has to go before `earlier`, which the merge would take first.
    [[nodiscard]] bool overtakes(const Key& later, const Key& earlier) const
    {
        if (preempts(earlier, later))
            return false;
        return preempts(later, earlier) || (*this)(later, earlier);
    }

    [[nodiscard]] bool preempts(const Key& a, const Key& b) const
    {
        if (m_policy.preemptType == PreemptType::PartitionPrio)
            return tierOf(m_snapshot, a.row) > tierOf(m_snapshot, b.row)
                && (isTransitive() || priorityOf(a) >= priorityOf(b));
        return qosPreempts(a, b);
    }

private:
    [[nodiscard]] JobIndex jobOf(const Key& key) const { return m_snapshot.rows.job[key.row.at()]; }

    [[nodiscard]] static std::uint32_t priorityOf(const Key& key)
    {
        return static_cast<std::uint32_t>(~key.major);
    }

    /// Whether PreemptMode of the cluster or of the QOS holds a word.
    [[nodiscard]] bool says(QosIndex qos, const char* word) const
    {
        const auto holds
            = [&](const std::string& mode) { return mode.find(word) != std::string::npos; };
        return holds(m_policy.preemptMode)
            || (qos.isValid() && holds(m_snapshot.qos[qos.at()].preemptMode));
    }

    [[nodiscard]] bool qosPreempts(const Key& a, const Key& b) const
    {
        const auto own = m_snapshot.jobs.qos[jobOf(a).at()];
        const auto other = m_snapshot.jobs.qos[jobOf(b).at()];
        if (!own.isValid() || !other.isValid())
            return false;
        if (own == other)
            return says(own, "WITHIN") && priorityOf(a) > priorityOf(b);
        if (!m_mayPreempt[own.at() * m_snapshot.qos.size() + other.at()])
            return false;
        return !says(own, "PRIORITY") || priorityOf(a) > priorityOf(b);
    }

    const Snapshot& m_snapshot;
    const Policy& m_policy;
    std::vector<bool>& m_mayPreempt;
};

/// The ranked rows in the order in which slurmctld collects them: a job's by falling tier.
void collectKeys(const Evaluation& evaluation, std::vector<Key>& keys)
{
    const auto& snapshot = evaluation.snapshot();
    keys.clear();
    for (std::size_t i = 0; i < snapshot.rows.size(); ++i) {
        if (evaluation.status[i] != RowStatus::Ranked)
            continue;
        keys.push_back(keyOf(evaluation, RowIndex(i)));
        for (auto k = keys.size() - 1; k > 0; --k) {
            const auto before = keys[k - 1].row;
            const bool isSameJob = snapshot.rows.job[before.at()] == snapshot.rows.job[i];
            if (!isSameJob || tierOf(snapshot, before) >= tierOf(snapshot, keys[k].row))
                break;
            std::swap(keys[k - 1], keys[k]);
        }
    }
}

/// Merge sort with the halves that the C library makes: an order that is not transitive depends
/// on them.
void mergeRows(std::vector<Key>& keys, std::vector<Key>& buffer, std::size_t begin, std::size_t end,
               const RowOrder& order)
{
    if (end - begin < 2)
        return;
    const auto middle = begin + (end - begin) / 2;
    mergeRows(keys, buffer, begin, middle, order);
    mergeRows(keys, buffer, middle, end, order);
    auto left = begin;
    auto right = middle;
    for (auto out = begin; out < end; ++out) {
        const bool takesRight
            = left == middle || (right < end && order.overtakes(keys[right], keys[left]));
        buffer[out] = takesRight ? keys[right++] : keys[left++];
    }
    std::copy(buffer.begin() + static_cast<std::ptrdiff_t>(begin),
              buffer.begin() + static_cast<std::ptrdiff_t>(end),
              keys.begin() + static_cast<std::ptrdiff_t>(begin));
}
} // namespace

bool mayPreempt(const Evaluation& evaluation, RowIndex a, RowIndex b)
{
    Workspace workspace;
    return evaluation.inputs.policy.preempts()
        && RowOrder(evaluation, workspace).preempts(keyOf(evaluation, a), keyOf(evaluation, b));
}

void rankRows(Evaluation& evaluation, Workspace& workspace)
{
    auto& keys = workspace.keys;
    collectKeys(evaluation, keys);
    const RowOrder order(evaluation, workspace);
    if (order.isTransitive()) {
        std::sort(keys.begin(), keys.end(), order);
    } else {
        workspace.merged.resize(keys.size());
        mergeRows(keys, workspace.merged, 0, keys.size(), order);
    }
    evaluation.rank.assign(evaluation.snapshot().rows.size(), 0);
    evaluation.order.resize(keys.size());
    for (std::size_t i = 0; i < keys.size(); ++i) {
        evaluation.order[i] = keys[i].row;
        evaluation.rank[keys[i].row.at()] = static_cast<std::uint32_t>(i + 1);
    }
}

} // namespace fairlead::slurm

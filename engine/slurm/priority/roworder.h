// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/slurm/workspace/cache.h"

namespace fairlead::slurm {

/// Numbers what decides before the priority does, reservation and partition tier: smaller goes
/// first.
class RowClasses
{
public:
    RowClasses(const Evaluation& evaluation, Cache& cache);

    [[nodiscard]] std::uint32_t count() const
    {
        return m_reserved.empty() ? m_tierCount : 2 * m_tierCount;
    }
    [[nodiscard]] std::uint32_t operator()(RowIndex row) const
    {
        const auto partition = m_rows.partition[row.at()];
        const auto tier = partition.isValid() ? m_ofPartition[partition.at()] : m_tierCount - 1;
        if (m_reserved.empty())
            return tier;
        const std::uint32_t open = m_reserved[m_rows.job[row.at()].at()] != 0 ? 0 : 1;
        return m_tierFirst ? tier * 2 + open : open * m_tierCount + tier;
    }

private:
    const QueueRows& m_rows;
    const std::vector<std::uint8_t>& m_reserved;
    bool m_tierFirst;
    std::vector<std::uint32_t>& m_ofPartition;
    std::uint32_t m_tierCount = 0;
};

/// Compares two rows by what decides in the queue; their places are those of findPlaces().
class RowOrder
{
public:
    RowOrder(const Evaluation& evaluation, Cache& cache);

    /// Whether it is an order like any other: preemption by tier is one without further conditions.
    [[nodiscard]] bool isTransitive() const;
    [[nodiscard]] const RowClasses& classes() const { return m_classOf; }

    /// Class, priority, place: whether `a` goes before `b` when neither may preempt the other.
    [[nodiscard]] bool operator()(RowIndex a, RowIndex b) const;
    /// Whether `a` may push the job of `b` aside.
    [[nodiscard]] bool preempts(RowIndex a, RowIndex b) const;
    /// Whether `later` has to go before `earlier`, which a merge would take first.
    [[nodiscard]] bool overtakes(RowIndex later, RowIndex earlier) const;

private:
    [[nodiscard]] bool says(QosIndex qos, const char* word) const;
    [[nodiscard]] bool qosPreempts(RowIndex a, RowIndex b) const;

    const Evaluation& m_evaluation;
    const Snapshot& m_snapshot;
    const Settings& m_policy;
    RowClasses m_classOf;
    const std::vector<std::uint32_t>& m_place;
    std::vector<bool>& m_mayPreempt; // [preemptor QOS x count + preempted QOS]
};

/// PriorityTier of the row's partition; 0 when the source does not know it.
std::uint32_t tierOf(const Snapshot& snapshot, RowIndex row);

/// The place of every row in QueueRows::tieOrder, for RowOrder.
void findPlaces(const QueueRows& rows, std::vector<std::uint32_t>& place);

} // namespace fairlead::slurm

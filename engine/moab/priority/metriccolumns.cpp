// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/moab/priority/metriccolumns.h"

#include "engine/moab/priority/metrics.h"
#include "engine/moab/priority/priority.h"

#include <algorithm>

namespace fairlead::moab {

namespace {
/// Fills the columns that are wanted and not there yet, a row at a time.
class ColumnFiller
{
public:
    ColumnFiller(const Evaluation& evaluation, MetricColumns& columns)
        : m_evaluation(evaluation)
        , m_columns(columns)
    {
    }

    void fill()
    {
        const auto count = m_evaluation.snapshot().rows.size();
        findMissing();
        if (count == 0 || (m_values.empty() && m_added.empty() && m_gates.empty()))
            return;
        for (const auto sub : m_values)
            m_columns.value[at(sub)].resize(count);
        for (const auto sub : m_added)
            m_columns.addedWeight[at(sub)].resize(count);
        m_columns.violated.resize(count, 0);
        for (std::size_t i = 0; i < count; ++i)
            fillRow(RowIndex(i));
    }

private:
    void findMissing()
    {
        const auto& settings = *m_evaluation.inputs.policy.moab();
        const auto isAdjusted = adjustedSubs(settings);
        for (std::size_t s = 0; s < subCount; ++s) {
            const auto sub = static_cast<Sub>(s);
            if (!m_columns.value[s].empty() || (!isAdjusted[s] && !hasWeight(s)))
                continue;
            m_values.push_back(sub);
            if (isAdjusted[s])
                m_added.push_back(sub);
            if (settings.isFsGated && sub >= Sub::FsUser && sub <= Sub::FsClass)
                m_gates.push_back(static_cast<Cred>(s - at(Sub::FsUser)));
        }
    }
    [[nodiscard]] bool hasWeight(std::size_t sub) const
    {
        const auto& results = m_evaluation.moab;
        const auto counts = [&](const Weights& weights) { return weights.sub[sub] != 0; };
        if (!results.forcedPartition.empty())
            return counts(m_evaluation.inputs.policy.moab()->weightsOf(results.forcedPartition));
        return std::any_of(results.tables.weights.begin(), results.tables.weights.end(), counts);
    }
    void fillRow(RowIndex row)
    {
        const auto& snapshot = m_evaluation.snapshot();
        const auto partition = snapshot.rows.partition[row.at()];
        const auto weights = partition.isValid() ? partition.at() + 1 : 0;
        const JobMetrics metrics(m_evaluation.inputs, m_evaluation.moab,
                                 snapshot.rows.job[row.at()], m_columns.minimumLimits[weights]);
        for (const auto sub : m_values)
            m_columns.value[at(sub)][row.at()] = metrics.value(sub);
        for (const auto sub : m_added)
            m_columns.addedWeight[at(sub)][row.at()]
                = static_cast<double>(metrics.addedWeight(sub));
        for (const auto cred : m_gates) {
            if (metrics.delta(cred).isViolated)
                m_columns.violated[row.at()] |= static_cast<std::uint8_t>(1U << at(cred));
        }
    }

    const Evaluation& m_evaluation;
    MetricColumns& m_columns;
    std::vector<Sub> m_values; // columns to fill
    std::vector<Sub> m_added;
    std::vector<Cred> m_gates;
};

/// XFMINWCLIMIT by partition: the only one of the weights that a metric depends on.
void findMinimumLimits(const Evaluation& evaluation, std::vector<std::int64_t>& limits)
{
    const auto& results = evaluation.moab;
    limits.clear();
    for (const auto& weights : results.tables.weights)
        limits.push_back(weights.minimumLimit);
    if (!results.forcedPartition.empty()) {
        const auto forced = evaluation.inputs.policy.moab()->weightsOf(results.forcedPartition);
        std::fill(limits.begin(), limits.end(), forced.minimumLimit);
    }
}
} // namespace

void findMetrics(const Evaluation& evaluation, bool isNew, MetricColumns& columns)
{
    auto& limits = columns.newLimits;
    findMinimumLimits(evaluation, limits);
    if (isNew || limits != columns.minimumLimits) {
        for (auto& column : columns.value)
            column.clear();
        for (auto& column : columns.addedWeight)
            column.clear();
        for (auto& column : columns.sum)
            column.clear();
        columns.violated.clear();
    }
    std::swap(columns.minimumLimits, limits);
    ColumnFiller(evaluation, columns).fill();
}

} // namespace fairlead::moab

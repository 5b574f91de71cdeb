// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/moab/priority/pricesums.h"

#include <algorithm>

namespace fairlead::moab {

namespace {
/// Calls `add` with what bounds a value, chosen outside of its loop.
template <typename Add>
void withCap(std::int64_t cap, Dialect dialect, Add add)
{
    const auto limit = static_cast<double>(cap);
    if (cap <= 0)
        add([](double value) { return value; });
    else if (dialect == Dialect::Maui)
        add([limit](double value) { return std::min(value, limit); });
    else
        add([limit](double value) { return std::clamp(value, -limit, limit); });
}
} // namespace

PriceSums::PriceSums(const Inputs& inputs, const Results& results, MetricColumns& columns)
    : m_inputs(inputs)
    , m_results(results)
    , m_columns(columns)
    , m_dialect(inputs.policy.moab()->dialect)
    , m_isAdjusted(adjustedSubs(*inputs.policy.moab()))
    , m_weights(columns.distinctWeights)
    , m_classes(columns.weightsClass)
{
    findClasses();
    forgetOldSums();
}

void PriceSums::findClasses()
{
    const auto& settings = *m_inputs.policy.moab();
    m_weights.clear();
    m_classes.clear();
    if (!m_results.forcedPartition.empty()) {
        m_weights.push_back(settings.weightsOf(m_results.forcedPartition));
        return;
    }
    for (const auto& weights : m_results.tables.weights) {
        const auto known = std::find(m_weights.begin(), m_weights.end(), weights);
        m_classes.push_back(static_cast<std::uint32_t>(known - m_weights.begin()));
        if (known == m_weights.end())
            m_weights.push_back(weights);
    }
}

void PriceSums::forgetOldSums()
{
    const auto& weights = m_results.tables.weights;
    const auto& old = m_columns.sumsOf;
    const auto count = m_inputs.snapshot->rows.size();
    for (std::size_t c = 0; c < componentCount; ++c) {
        const auto first = subRanges[c].first; // clang 14 captures no structured binding
        const auto end = subRanges[c].end;
        // Rows that a component did not count for have no sum of it.
        const auto isSame = [&](const Weights& now, const Weights& then) {
            return (now.component[c] == 0 || then.component[c] != 0)
                && std::equal(&now.sub[first], &now.sub[0] + end, &then.sub[first])
                && std::equal(&now.subCap[first], &now.subCap[0] + end, &then.subCap[first]);
        };
        m_isKnown[c] = !m_columns.sum[c].empty()
            && std::equal(weights.begin(), weights.end(), old.begin(), old.end(), isSame);
        const bool counts = std::any_of(m_weights.begin(), m_weights.end(),
                                        [&](const auto& w) { return w.component[c] != 0; });
        m_columns.sum[c].resize(counts ? count : 0);
    }
    m_columns.sumsOf = weights;
}

std::uint32_t PriceSums::classOf(std::size_t row) const
{
    const auto partition = m_inputs.snapshot->rows.partition[row];
    return m_classes[partition.isValid() ? partition.at() + 1 : 0];
}

void PriceSums::sumUp(std::size_t first, std::size_t count)
{
    m_start = first;
    if (m_weights.size() == 1) {
        sumUpRun(m_weights.front(), 0, count);
        return;
    }
    for (std::size_t begin = 0; begin < count;) {
        const auto rowClass = classOf(first + begin);
        auto end = begin + 1;
        while (end < count && classOf(first + end) == rowClass)
            ++end;
        sumUpRun(m_weights[rowClass], begin, end - begin);
        begin = end;
    }
}

void PriceSums::sumUpRun(const Weights& weights, std::size_t first, std::size_t count)
{
    std::fill_n(m_total.begin() + first, count, 0.0);
    std::fill_n(m_usage.begin() + first, count, 0.0);
    for (std::size_t c = 0; c < componentCount; ++c) {
        if (weights.component[c] != 0)
            addComponent(c, weights, first, count);
    }
}

void PriceSums::addComponent(std::size_t c, const Weights& weights, std::size_t first,
                             std::size_t count)
{
    if (!m_isKnown[c])
        findSum(c, weights, first, count);
    const double* sums = m_columns.sum[c].data() + m_start;
    auto& target = c == at(Component::Usage) ? m_usage : m_total;
    const auto weight = static_cast<double>(weights.component[c]);
    withCap(capOf(weights, c, m_dialect), m_dialect, [&](auto bounded) {
        for (std::size_t i = first; i < first + count; ++i)
            target[i] += weight * bounded(sums[i]);
    });
}

void PriceSums::findSum(std::size_t c, const Weights& weights, std::size_t first, std::size_t count)
{
    std::fill_n(m_columns.sum[c].data() + m_start + first, count, 0.0);
    for (auto s = subRanges[c].first; s < subRanges[c].end; ++s) {
        if (weights.sub[s] != 0 || m_isAdjusted[s])
            addSub(s, weights, first, count);
    }
    if (c == at(Component::Fs) && m_inputs.policy.moab()->isFsGated)
        gate(weights, first, count);
}

void PriceSums::addSub(std::size_t s, const Weights& weights, std::size_t first, std::size_t count)
{
    double* sums = m_columns.sum[at(componentOf(static_cast<Sub>(s)))].data() + m_start;
    const double* values = m_columns.value[s].data() + m_start;
    const double* added = m_isAdjusted[s] ? m_columns.addedWeight[s].data() + m_start : nullptr;
    const auto weight = static_cast<double>(weights.sub[s]);
    withCap(capOf(weights, static_cast<Sub>(s), m_dialect), m_dialect, [&](auto bounded) {
        if (added == nullptr) {
            for (std::size_t i = first; i < first + count; ++i)
                sums[i] += weight * bounded(values[i]);
        } else {
            for (std::size_t i = first; i < first + count; ++i)
                sums[i] += (weight + added[i]) * bounded(values[i]);
        }
    });
}

/// A violated target counts where the weight of its subcomponent does.
void PriceSums::gate(const Weights& weights, std::size_t first, std::size_t count)
{
    double* sums = m_columns.sum[at(Component::Fs)].data() + m_start;
    const auto* violated = m_columns.violated.data() + m_start;
    for (std::size_t kind = 0; kind < credCount; ++kind) {
        const auto s = at(Sub::FsUser) + kind;
        if (m_columns.value[s].empty())
            continue;
        const auto weight = static_cast<double>(weights.sub[s]);
        const double* added = m_isAdjusted[s] ? m_columns.addedWeight[s].data() + m_start : nullptr;
        for (std::size_t i = first; i < first + count; ++i) {
            const bool counts = added == nullptr ? weight != 0.0 : weight + added[i] != 0.0;
            if ((violated[i] >> kind & 1U) != 0 && counts)
                sums[i] = 0.0;
        }
    }
}

} // namespace fairlead::moab

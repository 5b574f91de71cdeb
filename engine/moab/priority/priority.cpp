// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/moab/priority/priority.h"

#include "engine/moab/priority/metrics.h"

#include <algorithm>

namespace fairlead::moab {

std::array<bool, subCount> adjustedSubs(const Settings& settings)
{
    std::array<bool, subCount> isAdjusted{};
    for (const auto& entry : settings.creds[at(Cred::Qos)]) {
        isAdjusted[at(Sub::QueueTime)] |= entry.queueTimeWeight != 0;
        isAdjusted[at(Sub::XFactor)] |= entry.xfactorWeight != 0;
    }
    for (std::size_t kind = 0; kind < credCount && !settings.isMaui(); ++kind) {
        for (const auto& entry : settings.creds[kind])
            isAdjusted[at(Sub::FsUser) + kind] |= entry.fsWeight != 0;
    }
    return isAdjusted;
}

RowPricer::RowPricer(const Inputs& inputs, const Results& results)
    : m_inputs(inputs)
    , m_results(results)
    , m_settings(*inputs.policy.moab())
    , m_isAdjusted(adjustedSubs(m_settings))
{
    if (!results.forcedPartition.empty())
        m_forced = m_settings.weightsOf(results.forcedPartition);
}

const Weights& RowPricer::weightsOf(RowIndex row) const
{
    if (m_forced)
        return *m_forced;
    const auto partition = m_inputs.snapshot->rows.partition[row.at()];
    return m_results.tables.weights[partition.isValid() ? partition.at() + 1 : 0];
}

double RowPricer::componentTerm(std::size_t c, const Weights& weights, const JobMetrics& metrics,
                                Terms* terms) const
{
    if (weights.component[c] == 0)
        return 0.0;
    ComponentTerm result;
    result.weight = static_cast<double>(weights.component[c]);
    for (auto s = subRanges[c].first; s < subRanges[c].end; ++s) {
        if (weights.sub[s] == 0 && !m_isAdjusted[s])
            continue;
        const auto sub = static_cast<Sub>(s);
        SubTerm term;
        term.weight = static_cast<double>(weights.sub[s])
            + (m_isAdjusted[s] ? static_cast<double>(metrics.addedWeight(sub)) : 0.0);
        term.value = metrics.value(sub);
        term.capped
            = capped(term.value, capOf(weights, sub, m_settings.dialect), m_settings.dialect);
        term.term = term.weight * term.capped;
        result.sum += term.term;
        const bool isDelta = sub >= Sub::FsUser && sub <= Sub::FsClass;
        if (isDelta && m_settings.isFsGated && !result.gate && term.weight != 0.0) {
            const auto cred = static_cast<Cred>(s - at(Sub::FsUser));
            if (metrics.delta(cred).isViolated)
                result.gate = cred;
        }
        if (terms != nullptr)
            terms->sub[s] = term;
    }
    if (result.gate)
        result.sum = 0.0;
    result.capped = capped(result.sum, capOf(weights, c, m_settings.dialect), m_settings.dialect);
    result.term = result.weight * result.capped;
    if (terms != nullptr)
        terms->component[c] = result;
    return result.term;
}

Price RowPricer::compute(RowIndex row, Terms* terms) const
{
    const auto job = m_inputs.snapshot->rows.job[row.at()];
    const auto& weights = weightsOf(row);
    const JobMetrics metrics(m_inputs, m_results, job, weights.minimumLimit);
    double total = 0.0;
    for (std::size_t c = 0; c < at(Component::Usage); ++c)
        total += componentTerm(c, weights, metrics, terms);
    const double usage = componentTerm(at(Component::Usage), weights, metrics, terms);
    Price price;
    price.sum = total + usage;
    // In Maui only the run priority knows USAGE, and nothing bounds it.
    price.start = startPriority(m_settings.isMaui() ? total : price.sum, isUnbounded(m_settings),
                                m_results.clocks[job.at()].manual);
    price.run = m_settings.isMaui() ? price.start + static_cast<std::int64_t>(usage) : price.start;
    return price;
}

Terms RowPricer::terms(RowIndex row) const
{
    Terms terms;
    const auto price = compute(row, &terms);
    terms.sum = price.sum;
    terms.start = price.start;
    terms.run = price.run;
    return terms;
}

Terms termsOf(const Evaluation& evaluation, RowIndex row)
{
    return RowPricer(evaluation.inputs, evaluation.moab).terms(row);
}

} // namespace fairlead::moab

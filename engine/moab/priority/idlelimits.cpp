// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/moab/priority/idlelimits.h"

#include "engine/moab/priority/cache.h"
#include "engine/moab/priority/priority.h"
#include "engine/moab/priority/tables.h"

#include <algorithm>

namespace fairlead::moab {

IdleLimits::IdleLimits(Evaluation& evaluation, Cache& cache)
    : m_evaluation(evaluation)
    , m_cache(cache)
    , m_settings(*evaluation.inputs.policy.moab())
    , m_hasAny(m_settings.hasIdleLimits())
{
}

void IdleLimits::apply(std::int64_t time)
{
    const auto& snapshot = m_evaluation.snapshot();
    const auto& clocks = m_evaluation.moab.clocks;
    auto& order = m_cache.order;
    order.clear();
    for (std::size_t i = 0; i < clocks.size(); ++i) {
        if (clocks[i].blocks == 0 && !isActive(snapshot, JobIndex(i))
            && snapshot.jobs.submitTime[i] <= time)
            order.push_back(static_cast<std::uint32_t>(i));
    }
    auto inputs = m_evaluation.inputs;
    inputs.now = time;
    const RowPricer pricer(inputs, m_evaluation.moab);
    auto& starts = m_evaluation.moab.start;
    starts.resize(snapshot.rows.size());
    for (const auto job : order) {
        const auto row = snapshot.rows.firstOfJob[job];
        starts[row.at()] = pricer.price(row).start;
    }
    std::stable_sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) {
        return starts[snapshot.rows.firstOfJob[a].at()] > starts[snapshot.rows.firstOfJob[b].at()];
    });
    count();
}

void IdleLimits::count()
{
    auto& counts = m_cache.counts;
    const auto names = m_evaluation.snapshot().names.size();
    counts.assign(names * credCount, 0);
    for (const auto job : m_cache.order) {
        bool isOver = false;
        for (std::size_t kind = 0; kind < credCount; ++kind) {
            const auto name = credName(JobIndex(std::size_t{job}), kind);
            const auto limit = limitOf(static_cast<Cred>(kind), name);
            isOver = isOver || (limit && counts[kind * names + name.at()] >= *limit);
        }
        if (isOver)
            m_evaluation.moab.clocks[job].blocks |= IdlePolicyBlock;
        for (std::size_t kind = 0; kind < credCount && !isOver; ++kind)
            ++counts[kind * names + credName(JobIndex(std::size_t{job}), kind).at()];
    }
}

NameId IdleLimits::credName(JobIndex job, std::size_t kind) const
{
    return credOf(m_evaluation.snapshot(), m_evaluation.moab.tables, job, static_cast<Cred>(kind));
}

std::optional<std::int64_t> IdleLimits::limitOf(Cred cred, NameId name) const
{
    const auto& tables = m_evaluation.moab.tables;
    if (name.value == 0)
        return {};
    const auto* own = ownConfig(m_settings, tables, cred, name);
    if (own != nullptr && own->maxIdleJobs)
        return own->maxIdleJobs;
    const auto* fallback = defaultConfig(m_settings, tables, cred);
    return fallback == nullptr ? std::nullopt : fallback->maxIdleJobs;
}

} // namespace fairlead::moab

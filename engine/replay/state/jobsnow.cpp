// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/state/jobsnow.h"

#include <algorithm>

namespace fairlead::replay {

namespace {
/// Nobody has less of the one than of the other, whatever is known of either.
void put(Job& job, FormerValue::What what, std::int64_t value)
{
    setValue(job, what, value);
    auto& request = job.request;
    request.maxNodes = std::max(request.maxNodes, request.minNodes);
    request.cpusPerTask = std::min(request.cpusPerTask, request.cpus);
}
} // namespace

JobsNow::JobsNow(const Workload& workload)
    : m_workload(workload)
{
    const auto& former = workload.formerValues;
    m_isChanged.resize(former.empty() ? 0 : workload.jobs.size());
    m_after.resize(former.size());
    for (auto i = former.size(); i-- > 0;) { // the first change of a value comes last
        const auto& [job, what, value, until] = former[i];
        if (until == 0)
            continue;
        auto& changed = m_changed.try_emplace(job, workload.jobs[job]).first->second;
        m_isChanged[job] = true;
        m_after[i] = valueOf(changed, what);
        put(changed, what, value);
    }
}

void JobsNow::changeUntil(Moment moment)
{
    const auto& former = m_workload.formerValues;
    for (std::size_t i = 0; i < former.size() && former[i].until <= moment; ++i) {
        if (former[i].until != 0)
            change(i);
    }
}

void JobsNow::change(std::size_t place)
{
    const auto& change = m_workload.formerValues[place];
    put(m_changed.find(change.job)->second, change.what, m_after[place]);
}

} // namespace fairlead::replay

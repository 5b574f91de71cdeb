// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/recording/workload.h"

namespace fairlead::replay {

namespace {
/// Calls `visit` with the member of the job.
template <typename Of, typename Visit>
void visitValue(Of& job, FormerValue::What what, Visit visit)
{
    using What = FormerValue::What;
    switch (what) {
    case What::Limit:
        return visit(job.limit);
    case What::LeastLimit:
        return visit(job.leastLimit);
    case What::Qos:
        return visit(job.qos);
    case What::Owner:
        return visit(job.owner);
    case What::Partitions:
        return visit(job.partitions);
    case What::Priority:
        return visit(job.setPriority);
    case What::Nice:
        return visit(job.nice);
    case What::Begin:
        return visit(job.begin);
    case What::Cpus:
        return visit(job.request.cpus);
    case What::CpusPerTask:
        return visit(job.request.cpusPerTask);
    case What::CpusPerNode:
        return visit(job.request.minCpusPerNode);
    case What::MinNodes:
        return visit(job.request.minNodes);
    case What::MaxNodes:
        return visit(job.request.maxNodes);
    }
}
} // namespace

std::int64_t valueOf(const Job& job, FormerValue::What what)
{
    std::int64_t value = 0;
    visitValue(job, what, [&](const auto& member) { value = member; });
    return value;
}

void setValue(Job& job, FormerValue::What what, std::int64_t value)
{
    visitValue(job, what,
               [&]<typename Member>(Member& member) { member = static_cast<Member>(value); });
}

} // namespace fairlead::replay

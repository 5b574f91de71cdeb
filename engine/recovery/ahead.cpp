// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/recovery/ahead.h"

#include "engine/base/durations.h"
#include "engine/priority/scheduler.h"
#include "engine/priority/usagememory.h"
#include "engine/recovery/comingusage.h"

#include <algorithm>
#include <limits>

namespace fairlead {

namespace {
/// Who may run from a moment on grows old from then on.
void accrueFromBegin(JobTable& jobs, std::int64_t now)
{
    for (std::size_t job = 0; job < jobs.size(); ++job) {
        if (jobs.accrueTime[job] == 0 && jobs.eligibleTime[job] > now)
            jobs.accrueTime[job] = jobs.eligibleTime[job];
    }
}
/// Why somebody waits is said of today; of who is held, or not eligible without a date, it stays.
void forgetReasons(Snapshot& snapshot)
{
    auto& jobs = snapshot.jobs;
    const auto none = snapshot.names.intern(std::string());
    for (std::size_t job = 0; job < jobs.size(); ++job) {
        constexpr auto never = std::numeric_limits<std::uint32_t>::max();
        const bool stays
            = jobs.held[job] != 0 || jobs.eligibleTime[job] == 0 || jobs.eligibleTime[job] == never;
        if (jobs.state[job] == JobState::Pending && !stays)
            jobs.reason[job] = none;
    }
}
} // namespace

std::shared_ptr<const Snapshot> snapshotAhead(const Inputs& today)
{
    const ComingUsage coming(today, {}, Others::Average);
    auto ahead = std::make_shared<Snapshot>(*coming.snapshot());
    ahead->answers = {};
    ahead->basis = Basis::Coming;
    accrueFromBegin(ahead->jobs, today.now);
    forgetReasons(*ahead);
    std::erase_if(ahead->provenance, tellsOfMoment);
    const auto assume = [&](Message input, Message origin) {
        ahead->provenance.push_back({std::move(input), std::move(origin), true});
    };
    assume(inputs::queue,
           said("Messages", "of the last reading: who waits still waits, and nobody comes"));
    assume(inputs::rawUsage,
           coming.movesUsage()
               ? said("Messages", "from now on at the rate that keeps each as it is")
               : said("Messages", "as it was read: only time goes by"));
    return ahead;
}

std::int64_t worthLookingAhead(const Policy& policy)
{
    using durations::day;
    const auto halfLife = usageMemory(policy).halfLife;
    if (halfLife == 0)
        return 30 * day;
    return static_cast<std::int64_t>(
        std::clamp<std::uint64_t>(2 * std::min<std::uint64_t>(halfLife, 60 * day), day, 60 * day));
}

std::vector<std::int64_t> resetsAhead(const Inputs& today, std::int64_t until)
{
    return schedulerOf(today.policy)
        .usageResets(today.policy, today.now + 1, until, today.snapshot->utcOffset);
}

} // namespace fairlead

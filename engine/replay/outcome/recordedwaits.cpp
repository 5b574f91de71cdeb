// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/outcome/recordedwaits.h"

#include "engine/replay/outcome/runfigures.h"

#include <algorithm>

namespace fairlead::replay {

namespace {
template <typename Key>
using WaitsBy = std::map<Key, std::vector<double>>;

template <typename Key, typename Figures>
void summarize(WaitsBy<Key>& waits, Figures& figures)
{
    for (auto& [key, of] : waits)
        setWaits(figures[key], std::move(of));
}
} // namespace

RecordedWaits recordedWaits(const Recording& recording, Second from, Second to)
{
    RecordedWaits waits;
    waits.from = from;
    waits.to = to;
    waits.knownFrom = std::max(from, recording.workload.from);
    WaitsBy<std::string> accounts;
    WaitsBy<std::string> users;
    WaitsBy<std::pair<std::string, std::string>> members;
    for (const auto& job : recording.workload.jobs) {
        const auto start = job.recorded.start;
        if (start == 0 || start >= to || !isOfPeriod(job, start, from, to))
            continue;
        const auto wait = static_cast<double>(start - secondOf(job.submit));
        const auto& owner = recording.workload.owners[job.owner];
        accounts[owner.account].push_back(wait);
        users[owner.user].push_back(wait);
        members[{owner.account, owner.user}].push_back(wait);
    }
    summarize(accounts, waits.accounts);
    summarize(users, waits.users);
    summarize(members, waits.members);
    return waits;
}

} // namespace fairlead::replay

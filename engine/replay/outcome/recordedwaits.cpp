// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/outcome/recordedwaits.h"

#include "engine/replay/outcome/runfigures.h"

#include <algorithm>

namespace fairlead::replay {

RecordedWaits recordedWaits(const Recording& recording, Second from, Second to)
{
    RecordedWaits waits;
    waits.from = from;
    waits.to = to;
    waits.knownFrom = std::max(from, recording.workload.from);
    Outlook period;
    period.from = from;
    period.to = to;
    const Groups groups(recording.workload);
    const auto figures = figuresOf(recording, period, nullptr, nullptr);
    for (const auto& [by, map] :
         {std::pair(Grouping::Account, &waits.accounts), {Grouping::User, &waits.users}}) {
        const auto& names = groups.names(by);
        for (std::size_t i = 0; i < names.size(); ++i) {
            if (figures.of(by)[i].jobs > 0)
                map->emplace(names[i], figures.of(by)[i]);
        }
    }
    return waits;
}

} // namespace fairlead::replay

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/finder/recordedfigure.h"

#include "engine/replay/outcome/runfigures.h"

namespace fairlead::finder {

double recordedFigure(const Target& target, const replay::Recording& recording)
{
    replay::Outlook outlook;
    outlook.from = recording.workload.from;
    outlook.to = recording.workload.to;
    const replay::Groups groups(recording.workload);
    for (std::size_t by = 0; by < outlook.names.size(); ++by)
        outlook.names[by] = groups.names(static_cast<replay::Grouping>(by));
    outlook.accounts = groups.names(replay::Grouping::Account);
    outlook.recorded = replay::figuresOf(recording, outlook, nullptr, nullptr);
    replay::PolicyOutlook really;
    really.replicas.push_back(outlook.recorded);
    really.promised.assign(outlook.accounts.size(), -1.0);
    outlook.policies.push_back(std::move(really));
    return figureOf(target, outlook, outlook.policies.front()).value;
}

} // namespace fairlead::finder

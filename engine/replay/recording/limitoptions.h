// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/limits.h"

#include <array>
#include <string_view>

/// What sacctmgr calls the limits that replays know: one list for who reads and who writes them.
namespace fairlead::replay {

struct CountOption
{
    std::string_view name;
    std::uint32_t LimitSet::*limit;
    bool isTime = false; ///< minutes
};
inline constexpr std::array countOptions{
    CountOption{"GrpJobs", &LimitSet::groupJobs},
    CountOption{"GrpWall", &LimitSet::groupWall, true},
    CountOption{"MaxWall", &LimitSet::maxWall, true},
    CountOption{"MaxJobs", &LimitSet::maxJobs},
    CountOption{"MaxJobsPU", &LimitSet::maxJobsOfUser},
    CountOption{"MaxJobsPA", &LimitSet::maxJobsOfAccount},
    CountOption{"GrpJobsAccrue", &LimitSet::groupAccruing},
    CountOption{"MaxJobsAccrue", &LimitSet::maxAccruing},
    CountOption{"MaxJobsAccruePU", &LimitSet::maxAccruingOfUser},
    CountOption{"MaxJobsAccruePA", &LimitSet::maxAccruingOfAccount},
    CountOption{"MinPrioThreshold", &LimitSet::priorityToPlan},
};

struct TresOption
{
    std::string_view name;
    TresLimits LimitSet::*limit;
};
inline constexpr std::array tresOptions{
    TresOption{"GrpTRES", &LimitSet::group},
    TresOption{"GrpTRESMins", &LimitSet::groupMinutes},
    TresOption{"GrpTRESRunMins", &LimitSet::groupRunMinutes},
    TresOption{"MaxTRES", &LimitSet::perJob},
    TresOption{"MaxTRESPerNode", &LimitSet::perNode},
    TresOption{"MaxTRESMins", &LimitSet::minutesPerJob},
    TresOption{"MaxTRESPU", &LimitSet::ofUser},
    TresOption{"MaxTRESPA", &LimitSet::ofAccount},
    TresOption{"MinTRES", &LimitSet::least},
};

} // namespace fairlead::replay

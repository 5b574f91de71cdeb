// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/plan/plan.h"
#include "engine/replay/outcome/neverstart.h"

#include <optional>
#include <vector>

namespace fairlead {

/// Of each place, why an idle machine would never start the jobs: the partition's bounds, its
/// nodes, limits of QOS and associations. Nothing: it would. A partition that is down counts as up.
/// @param recording  its machine, limits and settings of the scheduler are asked, as the inputs
///   change them
std::vector<std::optional<replay::NeverStart>> whatKeeps(const replay::Recording& recording,
                                                         const Inputs& inputs, PlannedJobs jobs,
                                                         const std::vector<PlannedPlace>& places);

/// What a machine tells of planned jobs, beside their places.
struct OnMachine
{
    std::optional<Error> never; ///< why no account would help: they are too large for its nodes
    std::vector<Message> notes; ///< a partition that is down, jobs on more nodes than asked for
    std::vector<std::optional<replay::NeverStart>> why; ///< of each place, as whatKeeps()
};
/// @param recording  its machine, limits and settings of the scheduler are asked
OnMachine onMachine(const replay::Recording& recording, const Inputs& inputs, PlannedJobs jobs,
                    const std::vector<PlannedPlace>& places);

} // namespace fairlead

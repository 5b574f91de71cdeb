// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/placement/noderuns.h"
#include "engine/replay/recording/nodeset.h"

#include <functional>
#include <vector>

namespace fairlead::replay {

/// Takes from the offers until the need is met: by weight, and of one weight those first on which
/// somebody is. slurmctld leaves neither walk when the other one was enough: one more node that is
/// idle comes along, and the most that are allowed is looked for, not kept.
/// @param offers  are sorted, without those that are required and taken already
/// @param needed  as `take` leaves it
/// @source _eval_nodes_busy()
void busyFirst(std::vector<Offer>& offers, const NodeSet& idle, const Needed& needed,
               const std::function<void(const Offer&)>& take);

} // namespace fairlead::replay

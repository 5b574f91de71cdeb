// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/placement/noderuns.h"
#include "engine/replay/recording/machine.h"
#include "engine/replay/recording/nodeset.h"

#include <functional>
#include <vector>

namespace fairlead::replay {

/// With select/linear: the nodes of each kind (CPUs and memory), in order of the first of them. No
/// others.
std::vector<NodeSet> alikeNodes(const Machine& machine);

struct LinearRules
{
    bool isContiguous = false;
    std::uint64_t mostOfNode = 0; ///< CPUs that count of one
};

/// Takes from the offers as select/linear does: where their CPUs differ and the smallest would not
/// do, the largest first, of equals the last; else runs of neighbours, each from its beginning or
/// around its required nodes. Nodes that are required are taken already.
/// @param needed  as `take` leaves it
/// @source _job_test() of select/linear
void linearNodes(std::vector<Offer> offers, const LinearRules& rules, const Needed& needed,
                 const std::function<void(const Offer&)>& take);

} // namespace fairlead::replay

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/policy/policy.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace fairlead {

/// What a scheduler computes otherwise than it says, and so does Fairlead (docs/engine-sources.md).
enum class Defect : std::uint8_t
{
    TiedAccountsApart, ///< tied sibling accounts are not merged
    NoNumberIsHighest, ///< damping 0 without usage: the priority 4294967295
    ParentPrintedOtherwise, ///< sshare prints another factor for a "parent" user below root
    UnaskedSiblingsCount, ///< siblings never asked for have a normalized usage of 4294967294
    FadesTooSlowly, ///< 0.693 where ln 2 is meant
    NodesWrapAround, ///< a job larger than the cluster, in nodes or CPUs, has the largest factor
    CpusWrapAround, ///< the same, in CPUs alone
    WeightedTwice, ///< a TRES that a partition of a list lacks
    GresReadAsTres ///< MAX_TRES_GRES is read as MAX_TRES
};

/// Those that decide the part of that key under a policy.
std::vector<Defect> defectsOf(const Policy& policy, std::string_view part);

} // namespace fairlead

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/scenario/scenario.h"

#include <optional>
#include <span>

namespace fairlead {

/// An algorithm of Slurm; nothing: priority/basic, first in, first out.
using AlgorithmChoice = std::optional<Algorithm>;

/// What a policy of Slurm can be told to compute, in the order of a list.
std::span<const AlgorithmChoice> algorithmChoices();
/// What PriorityType, PriorityFlags and the version of Slurm come to.
AlgorithmChoice algorithmOf(const Policy& policy);

/// The next parameter edit on the way to an algorithm; nothing: `current` has it. Type, version
/// and flags follow each other, because the version decides which flags there are. The cluster's
/// own version stays where it has the algorithm; other flags stay.
std::optional<ParameterEdit> editTowards(const AlgorithmChoice& wanted, const Policy& current,
                                         const Policy& baseline);

/// The edit of PriorityFlags that sets or clears PriorityFlag bits.
ParameterEdit flagEdit(Policy policy, std::uint32_t bits, bool on);

} // namespace fairlead

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <string_view>

/// States of nodes as Slurm's commands write them: "IDLE+CLOUD+POWERED_DOWN", "DOWN*".
namespace fairlead::accounting {

/// Whether a node in this state takes jobs: also one that sleeps until somebody wants it.
bool takesJobs(std::string_view state);
/// The first word that no release of Slurm writes; empty: there is none.
std::string unknownStateIn(std::string_view state);

} // namespace fairlead::accounting

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/scenario/scenario.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace fairlead::finder {

/// A parameter, or the shares of an association, and the values that it may take: a list, or every
/// whole number (of minutes, if it is a duration) from low to high.
struct Varied
{
    std::string name; ///< the parameter, or keyText() of the association
    bool areShares = false; ///< of that association
    std::vector<std::string> values; ///< empty: a range
    std::int64_t low = 0;
    std::int64_t high = 0;
    bool isMinutes = false;
    std::string text; ///< as it was typed
};

/// PARAMETER=LOW..HIGH or PARAMETER=V1,V2,...; durations as "7-0" or "12:00:00"; in the place of a
/// parameter "share of ACCOUNT[/USER]". Error code Usage: not that form, or a value that it cannot
/// have in this policy and tree.
Result<Varied> parseVaried(std::string_view text, const Inputs& present);

using Candidate = std::vector<Edit>; ///< of values; empty: the present policy

/// What is varied, with the value that it has now.
Edit presentOf(const Varied& varied, const Inputs& present);
/// The present policy and shares with a candidate's values. Error code Usage.
Result<Inputs> inputsOf(const Inputs& present, const Candidate& candidate);

/// The present policy, then up to count - 1 others, none twice. Lists that have no more
/// combinations than that give all of them, else the values follow a Halton sequence, moved by the
/// seed. The same everywhere.
/// @source Halton 1960; Cranley, Patterson 1976
std::vector<Candidate> candidatesOf(const std::vector<Varied>& space, std::size_t count,
                                    std::uint64_t seed);

} // namespace fairlead::finder

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/policy/policy.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fairlead {

/// What a priority is made of under one scheduler: a factor of Slurm, a component of Moab or Maui.
/// No word is translated; `key` finds the translated ones.
struct Part
{
    /// How its points come about.
    enum class Kind : std::uint8_t
    {
        Weighted, ///< a number x one weight
        Listed, ///< subparts with a weight each, added up
        Given ///< points as somebody gave them
    };
    std::string_view key; ///< stable: "age", "jobsize"; "cred", "service"
    const char* name; ///< the scheduler's own word: "fair-share"; "CRED"
    const char* column; ///< heads its column in a listing: "FairShare"; "Cred"
    std::size_t colour; ///< slot of the palette, 0 .. mostParts - 1; no two parts share one
    const char* weightParameter; ///< "PriorityWeightAge"; "CREDWEIGHT"; empty: it has no weight
    Kind kind;
    bool isTaken; ///< a listing shows the points that it takes away: Slurm's nice
    bool opens; ///< may have subparts: canOpen()
    std::size_t added; ///< place in the sum as the scheduler adds it up, from 0
    std::size_t printed; ///< place in the scheduler's own listing, from 0
};
/// No scheduler has more parts: the two today have nine and seven.
inline constexpr std::size_t mostParts = 12;

/// The parts of a priority in the order in which bars and tables show them: Slurm's nine factors as
/// they are added up, the seven components of Moab and Maui as diagnose -p prints them.
std::span<const Part> partsOf(const Policy& policy);

/// Places in partsOf() as the scheduler adds them up, or as its own listing prints them.
std::vector<std::size_t> addedOrder(const Policy& policy);
std::vector<std::size_t> printedOrder(const Policy& policy);

/// What a policy says of one subpart, with the parameters that say it.
struct SubSetting
{
    std::string name; ///< "QUEUETIME"; "gres/gpu"
    std::string weightParameter; ///< "QUEUETIMEWEIGHT"; "PriorityWeightTRES"
    std::string capParameter; ///< "QUEUETIMECAP"; empty: it knows no cap
    double weight
        = 0.0; ///< @unit points per unit of the metric  @range (-inf, inf)  @source policy
    std::int64_t cap = 0; ///< in units of the metric; 0 and below: none
};
/// What a policy says of one part.
struct PartSetting
{
    double weight
        = 0.0; ///< @unit points per unit of the factor  @range (-inf, inf)  @source policy
    std::int64_t cap = 0; ///< on the sum of the subparts; 0 and below: none
    std::string capParameter; ///< "CREDCAP"; empty: it knows no cap
    bool counts = false; ///< it can add points: it has a weight, and so has one of its subparts
    std::vector<SubSetting> subs; ///< those that the scheduler computes, without weight too
};
PartSetting settingOf(const Policy& policy, std::size_t part);

/// Whether a part of that policy has something inside to show.
bool canOpen(const Policy& policy, std::size_t part);

} // namespace fairlead

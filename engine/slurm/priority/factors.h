// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/parts.h"

#include <array>

namespace fairlead::slurm {

/// What is known of one factor. A new one needs its row here, its arithmetic in jobfactors.cpp
/// and prioritysums.cpp, and its translated words in models/words.
struct FactorRow
{
    Factor factor;
    const char* key; ///< Part::key
    const char* name; ///< short and in English
    const char* column; ///< of `fairleadctl jobs`
    const char* sprio; ///< the heading of sprio's column
    const char* weightParameter; ///< of slurm.conf; empty: it has no weight
    Part::Kind kind;
    std::size_t printed; ///< place among sprio's columns
};

/// The table of factors, in the order of Factor.
inline constexpr std::array<FactorRow, factorCount> factorTable{{
    {Factor::Age, "age", "age", "Age", "AGE", "PriorityWeightAge", Part::Kind::Weighted, 1},
    {Factor::Assoc, "assoc", "association", "Assoc", "ASSOC", "PriorityWeightAssoc",
     Part::Kind::Weighted, 2},
    {Factor::FairShare, "fairshare", "fair-share", "FairShare", "FAIRSHARE",
     "PriorityWeightFairshare", Part::Kind::Weighted, 3},
    {Factor::JobSize, "jobsize", "job size", "JobSize", "JOBSIZE", "PriorityWeightJobSize",
     Part::Kind::Weighted, 4},
    {Factor::Partition, "partition", "partition", "PartitionPrio", "PARTITION",
     "PriorityWeightPartition", Part::Kind::Weighted, 5},
    {Factor::Qos, "qos", "QOS", "QOS", "QOS", "PriorityWeightQOS", Part::Kind::Weighted, 6},
    {Factor::Tres, "tres", "TRES", "TRES", "TRES", "PriorityWeightTRES", Part::Kind::Listed, 8},
    {Factor::Site, "site", "site", "Site", "SITE", "", Part::Kind::Given, 0},
    {Factor::Nice, "nice", "nice", "Nice", "NICE", "", Part::Kind::Given, 7},
}};

constexpr const FactorRow& factorRow(Factor factor)
{
    return factorTable[static_cast<std::size_t>(factor)];
}

/// The factors as parts of a priority.
std::span<const Part> factorParts();
PartSetting settingOf(const Settings& policy, Factor factor);

} // namespace fairlead::slurm

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/moab/data/site.h"

#include <array>
#include <cstdint>
#include <vector>

namespace fairlead::moab {

/// Where the time of one job stands (specification 1.5).
struct Clock
{
    std::int64_t queueStart = 0; ///< Unix seconds
    std::int64_t effective = 0; ///< s
    std::uint32_t holds = 0; ///< BlockReason bits
    std::uint32_t blocks = 0; ///< why it cannot run now, holds included
    ManualPriority manual;
};

/// Usage and configuration by credential, made once per evaluation.
struct Tables
{
    /// [kind][name] index into Settings::creds, -1: no entry
    std::array<std::vector<std::int32_t>, credCount> config;
    std::array<std::int32_t, credCount> defaultConfig{}; ///< of DEFAULT, -1: none
    /// [kind][name] decayed usage.
    /// @unit units of the metric  @range [0, inf)  @source specification 2.2
    std::array<std::vector<double>, credCount> usage;
    double totalUsage = 0.0; ///< @unit units of the metric  @range [0, inf)  @source spec. 2.2
    std::array<std::vector<double>, credCount> globalUsage; ///< [kind][name], or empty
    std::vector<double> accuracy; ///< [user], or empty: 1 for everybody
    struct UserLoad
    {
        double jobs = 0.0; ///< @unit 1  @range [0, inf)  @source active jobs of the user
        double procs = 0.0; ///< @unit processors  @range [0, inf)  @source active jobs
        double procSeconds = 0.0; ///< @unit processor-seconds  @range [0, inf)  @source the same
    };
    std::vector<UserLoad> load; ///< [user]
    std::vector<NameId> qos; ///< [job] the one that is granted; empty name: DEFAULT
    std::vector<Weights> weights; ///< [0] global, then [partition + 1]
};

/// The raw metrics of all rows, a column for each subcomponent that has counted so far.
struct MetricColumns
{
    std::array<std::vector<double>, subCount> value; ///< [row], as JobMetrics::value()
    /// [row] as JobMetrics::addedWeight(); empty where no credential adds anything
    std::array<std::vector<double>, subCount> addedWeight;
    std::vector<std::uint8_t> violated; ///< [row] a bit for each Cred whose target is violated
    std::vector<std::int64_t> minimumLimits; ///< of Tables::weights, when they were found
    /// [row] the weighted sum of a component before its own cap and weight; empty: not known.
    std::array<std::vector<double>, componentCount> sum;
    std::vector<Weights> sumsOf; ///< Tables::weights that they were summed up with
    // Memory that findMetrics() and PriceSums use again.
    std::vector<std::int64_t> newLimits;
    std::vector<Weights> distinctWeights;
    std::vector<std::uint32_t> weightsClass; // [partition + 1] into distinctWeights
};

/// What an evaluation computes in the dialects Moab and Maui.
struct Results
{
    Tables tables;
    std::vector<Clock> clocks; ///< [job]
    bool hasManual = false; ///< whether some clock has a manual priority
    /// The sum of the components, neither bounded nor adjusted: what diagnose -p shows.
    /// @unit priority points  @range (-inf, inf)  @source specification 1.6
    std::vector<double> sum; ///< [row]
    std::vector<std::int64_t> start; ///< [row] bounded, with the manual priority, truncated
    std::string forcedPartition; ///< whose weights a query asked for
};

} // namespace fairlead::moab

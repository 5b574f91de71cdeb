// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/result.h"
#include "engine/slurm/config/limitchanges.h"

#include <array>
#include <compare>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace fairlead {

/// How fair-share is computed.
enum class Algorithm
{
    FairTree,
    ClassicFairShare,
    DepthOblivious,
    Slurm20, ///< linear, Slurm 2.0 and 2.1
    None ///< it is no factor of the tree: the tree only groups
};

/// The nine terms of a Slurm priority, in the order in which Slurm adds them.
enum class Factor
{
    Age,
    Assoc,
    FairShare,
    JobSize,
    Partition,
    Qos,
    Tres,
    Site,
    Nice
};
inline constexpr std::size_t weightedFactorCount = 6; ///< Age .. Qos have one weight each
inline constexpr std::size_t factorCount = 9;

/// PriorityFlags, with Slurm's own bit values.
enum PriorityFlag : std::uint32_t
{
    AccrueAlways = 0x1,
    MaxTres = 0x2,
    SmallRelativeToTime = 0x4,
    DepthObliviousFlag = 0x8,
    CalculateRunning = 0x10,
    FairTreeFlag = 0x20,
    IncrOnly = 0x40,
    NoNormalAssoc = 0x80,
    NoNormalPart = 0x100,
    NoNormalQos = 0x200,
    NoNormalTres = 0x400,
    MaxTresGres = 0x800,
    NoNormalAll = NoNormalAssoc | NoNormalPart | NoNormalQos | NoNormalTres,
};

/// Which Slurm the numbers must equal. Compared as (major, minor), e.g. 22.05.
struct SlurmVersion
{
    int major = 26;
    int minor = 11;
    auto operator<=>(const SlurmVersion&) const = default;
};

/// Which records may push others aside, and so come before them in the queue.
enum class PreemptType
{
    None,
    PartitionPrio, ///< by partition tier
    Qos ///< by the list Preempt of a QOS
};

/// One entry of PriorityWeightTRES: points per TRES factor of 1.0.
struct TresWeight
{
    std::string tres; ///< lower case, "cpu", "gres/gpu"
    /// @unit priority points  @range (-inf, inf)  @source slurm.conf PriorityWeightTRES
    double weight = 0.0;
    bool operator==(const TresWeight&) const = default;
};

/// The entries of PriorityWeightTRES or TRESBillingWeights, units applied; of one TRES the last
/// counts. Error code Usage: an entry is not TYPE[/NAME]=number (specification 1.4).
Result<std::vector<TresWeight>> parseTresWeights(std::string_view text);

/// "22.05.8" -> {22, 5}; Error code DataInvalid if it does not start so.
Result<SlurmVersion> parseSlurmVersion(std::string_view text);

} // namespace fairlead

namespace fairlead::slurm {

/// Words of AccountingStorageEnforce.
enum EnforcedFlag : std::uint32_t
{
    EnforcesAssociations = 1 << 0, ///< without limits, which imply it
    EnforcesQos = 1 << 1,
    EnforcesSafely = 1 << 2, ///< a job starts only if it may run to its end under the limits
    EnforcesWcKeys = 1 << 3,
    EnforcesNoJobs = 1 << 4, ///< jobs are not stored
    EnforcesNoSteps = 1 << 5 ///< nor are their steps
};

/// What decides how priorities are computed, but for the numbers that sliders move.
struct SettingsRules
{
    SlurmVersion version;
    /// @unit s  @range [0, 2^32), multiples of 60  @source PriorityMaxAge
    std::uint32_t maxAge = 604800;
    static constexpr std::uint32_t shortestCalcPeriod = 60; ///< s
    /// @unit s  @range [shortestCalcPeriod, 2^32)  @source PriorityCalcPeriod
    std::uint32_t calcPeriod = 300;
    /// @unit 1  @range [0, 65535]  @source FairShareDampeningFactor
    std::uint16_t damping = 1;
    std::uint32_t flags = FairTreeFlag; ///< PriorityFlag bits
    bool favorSmall = false;
    std::string usageReset = "NONE"; ///< PriorityUsageResetPeriod, upper case
    /// AccountingStorageEnforce with limits: a job is charged to its last second.
    bool enforcesLimits = true;
    std::uint32_t enforced = 0; ///< EnforcedFlag bits: what it has beside limits
    bool isBasic = false; ///< PriorityType=priority/basic: first in, first out
    PreemptType preemptType = PreemptType::None;
    std::string preemptMode = "OFF"; ///< upper case, of the whole cluster
    /// As written; replays schedule by it, no priority comes of it. Empty: nothing is known, or
    /// Slurm's defaults count.
    std::string schedulerParameters;
    /// Those that a scenario sets beside the cluster's, each once; replays schedule by them.
    std::vector<LimitChange> limits;

    /// Slurm 2.0 and 2.1: linear fair-share, five factors.
    [[nodiscard]] bool isLinear() const { return version < SlurmVersion{2, 2}; }
    /// Whether the queue order looks at preemption at all.
    [[nodiscard]] bool preempts() const
    {
        return preemptType != PreemptType::None && preemptMode != "OFF";
    }
    [[nodiscard]] bool has(PriorityFlag flag) const { return (flags & flag) != 0; }
    [[nodiscard]] bool has(EnforcedFlag flag) const { return (enforced & flag) != 0; }
    bool operator==(const SettingsRules&) const = default;
};

/// What slurm.conf says about priorities.
struct Settings : SettingsRules
{
    /// @unit priority points  @range [0, 2^32)  @source slurm.conf PriorityWeight*
    std::array<std::uint32_t, weightedFactorCount> weights{};
    std::vector<TresWeight> tresWeights;
    std::string tresWeightText; ///< as written
    /// @unit s  @range [0, 2^32), multiples of 60, 0 = no decay  @source PriorityDecayHalfLife
    std::uint32_t halfLife = 604800;

    /// Whether nothing but numbers that sliders move differs.
    [[nodiscard]] bool hasRulesOf(const Settings& other) const
    {
        const SettingsRules& rules = *this;
        return rules == other;
    }
    [[nodiscard]] Algorithm algorithm() const
    {
        if (isLinear())
            return Algorithm::Slurm20;
        if (has(FairTreeFlag))
            return Algorithm::FairTree;
        return has(DepthObliviousFlag) ? Algorithm::DepthOblivious : Algorithm::ClassicFairShare;
    }
    [[nodiscard]] std::uint32_t weight(Factor factor) const
    {
        return weights[static_cast<std::size_t>(factor)];
    }
    void setWeight(Factor factor, std::uint32_t value)
    {
        weights[static_cast<std::size_t>(factor)] = value;
    }
    bool operator==(const Settings&) const = default;
};

} // namespace fairlead::slurm

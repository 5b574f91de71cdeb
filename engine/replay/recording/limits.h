// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/machine.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace fairlead::replay {

/// What limits count, beside GPUs of a type. Memory in MB, node as distinct nodes. Other TRES are
/// left out, and said so.
enum class Tres : std::uint8_t
{
    Cpu,
    Memory,
    Node,
    Billing,
    Gpu
};
inline constexpr std::size_t tresCount = 5;
/// As Slurm writes them, in the order of Tres.
inline constexpr std::array<std::string_view, tresCount> tresNames{"cpu", "mem", "node", "billing",
                                                                   "gres/gpu"};
/// What the name of a TRES of GPUs of one type begins with: "gres/gpu:a100".
inline constexpr std::string_view gpuTypePrefix = "gres/gpu:";
/// "a100" of that; empty: it is another TRES.
[[nodiscard]] std::string_view gpuTypeOf(std::string_view tres);
/// The place of a type in a list of them, whatever its case; their number: it is not there.
[[nodiscard]] std::size_t placeOfType(const std::vector<std::string>& types, std::string_view type);
/// So many types of GPUs are counted at the most; others are left out, and said so.
inline constexpr std::size_t mostGpuTypes = 8;
/// By Tres, and behind them by type of GPU: LimitBook::gpuTypes().
using TresAmounts = std::array<std::uint64_t, tresCount + mostGpuTypes>;

inline constexpr std::uint64_t noAmount = ~std::uint64_t{0}; ///< of a limit: none

/// A limit of GPUs of one type: "a100" of gres/gpu:a100=4.
struct GpuTypeLimit
{
    std::string type;
    std::uint64_t amount = noAmount;
    bool operator==(const GpuTypeLimit&) const = default;
};

/// Limits by TRES; noAmount: none.
struct TresLimits
{
    TresLimits() { amounts.fill(noAmount); }
    /// Of a Tres, or behind them of gpuTypes, one after the other.
    [[nodiscard]] std::uint64_t operator[](std::size_t tres) const
    {
        if (tres < tresCount)
            return amounts[tres];
        return tres - tresCount < gpuTypes.size() ? gpuTypes[tres - tresCount].amount : noAmount;
    }
    /// By the name of the TRES: "cpu", "gres/gpu:a100"; noAmount of any other.
    [[nodiscard]] std::uint64_t of(std::string_view tres) const;
    /// False: there are no limits of a TRES of that name.
    bool set(std::string_view tres, std::uint64_t amount);
    bool operator==(const TresLimits&) const = default;

    std::array<std::uint64_t, tresCount> amounts{};
    std::vector<GpuTypeLimit> gpuTypes; ///< each type once
};

/// The limits of one QOS or association (specification scheduling 6). Those that only one of both
/// has stay unset in the other.
struct LimitSet
{
    std::uint32_t groupJobs = noLimit; ///< GrpJobs
    std::uint32_t groupWall = noLimit; ///< @unit min  GrpWall
    std::uint32_t maxWall = noLimit; ///< @unit min  MaxWall
    std::uint32_t maxJobs = noLimit; ///< MaxJobs of an association
    std::uint32_t maxJobsOfUser = noLimit; ///< MaxJobsPU of a QOS
    std::uint32_t maxJobsOfAccount = noLimit; ///< MaxJobsPA of a QOS
    // How many that wait may grow older at once: no limit of starts.
    std::uint32_t groupAccruing = noLimit; ///< GrpJobsAccrue
    std::uint32_t maxAccruing = noLimit; ///< MaxJobsAccrue of an association
    std::uint32_t maxAccruingOfUser = noLimit; ///< MaxJobsAccruePU of a QOS
    std::uint32_t maxAccruingOfAccount = noLimit; ///< MaxJobsAccruePA of a QOS
    /// MinPrioThreshold: whoever has less keeps nobody back. 0: as noLimit
    std::uint32_t priorityToPlan = noLimit;
    TresLimits group; ///< GrpTRES
    TresLimits groupMinutes; ///< GrpTRESMins
    TresLimits groupRunMinutes; ///< GrpTRESRunMins
    TresLimits perJob; ///< MaxTRES
    TresLimits perNode; ///< MaxTRESPerNode
    TresLimits minutesPerJob; ///< MaxTRESMins
    TresLimits ofUser; ///< MaxTRESPU of a QOS
    TresLimits ofAccount; ///< MaxTRESPA of a QOS
    TresLimits least; ///< MinTRES of a QOS

    bool operator==(const LimitSet&) const = default;
};

/// Of what there are limits: bit n, of TRES n; behind these, of jobs, of wall time and of GPUs of
/// some type.
using LimitKinds = std::uint8_t;
inline constexpr LimitKinds limitOfJobs = 1U << tresCount;
inline constexpr LimitKinds limitOfWall = 1U << (tresCount + 1);
inline constexpr LimitKinds limitOfGpuType = 1U << (tresCount + 2);
/// The bit of one of TresAmounts.
[[nodiscard]] constexpr LimitKinds limitOf(std::size_t tres)
{
    return tres < tresCount ? static_cast<LimitKinds>(1U << tres) : limitOfGpuType;
}
[[nodiscard]] LimitKinds limitKindsOf(const LimitSet& limits);
/// Whether one of them looks at what has been used.
[[nodiscard]] bool readsUsedMinutes(const LimitSet& limits);
/// Whether one of them says how many that wait may grow older at once.
[[nodiscard]] bool limitsAccruing(const LimitSet& limits);
/// Whether one of them looks at how long running jobs still may run.
[[nodiscard]] bool readsTimeLeft(const LimitSet& limits);

/// Max limits of an association that are not set are those of its parent.
void inheritFrom(const LimitSet& parent, LimitSet& limits);
/// Of limits that are inherited, a bit each: those that are told to be an association's own.
using OwnLimits = std::uint32_t;
/// Those of them that are set.
[[nodiscard]] OwnLimits inheritableIn(const LimitSet& limits);

/// The limits of a QOS by its name.
struct QosLimits
{
    std::string name;
    LimitSet limits;
    bool hasNoReserve = false; ///< flag NoReserve: its jobs are not planned
    bool isOverPartition = false; ///< flag OverPartQOS: counts before the partition's QOS
    bool operator==(const QosLimits&) const = default;
};

/// The limits of an association by its names. Max limits are those inherited.
struct AssocLimits
{
    std::string account;
    std::string user; ///< empty: of the account
    std::string partition;
    LimitSet limits;
    /// None: nobody tells them from inherited ones, or all are inherited.
    OwnLimits own = 0;
    bool operator==(const AssocLimits&) const = default;
};

struct Limits
{
    std::vector<QosLimits> qos;
    std::vector<AssocLimits> assocs;
    bool operator==(const Limits&) const = default;
};

/// The types of GPUs of which there are limits, each once.
[[nodiscard]] std::vector<std::string> gpuTypesOf(const Limits& limits);
/// With one entry in each TresLimits that has any for each of these types, in their order.
[[nodiscard]] LimitSet inOrderOf(const std::vector<std::string>& gpuTypes, LimitSet limits);

} // namespace fairlead::replay

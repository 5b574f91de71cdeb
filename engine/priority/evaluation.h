// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshot.h"
#include "engine/moab/data/results.h"

#include <array>
#include <memory>
#include <span>
#include <vector>

namespace fairlead {

/// What one evaluation computes from. `shares` has one entry per association of the snapshot.
struct Inputs
{
    std::shared_ptr<const Snapshot> snapshot;
    Policy policy;
    std::shared_ptr<const std::vector<std::uint32_t>> shares;
    std::int64_t now = 0; ///< Unix seconds
    int step = 0; ///< of a recorded run of Maui: as its Nth command saw it; 0: as `now` says
    std::string partition; ///< Moab and Maui: use the weights of this partition for every job
};

/// When each command of a recorded run was given, Unix seconds; empty: the source is no recording.
std::span<const std::int64_t> recordedSteps(const Snapshot& snapshot);

/// The inputs of the baseline: the snapshot as read, at `now`.
Inputs baselineInputs(std::shared_ptr<const Snapshot> snapshot, std::int64_t now);

/// Whether both have the same snapshot, moment and rules: they differ at most in shares and in
/// numbers that sliders move.
bool hasRulesOf(const Inputs& a, const Inputs& b);

/// Per association, in the order of AssocTable. Formulas: specification 3 and 4.
struct AssocResults
{
    std::vector<AssocIndex> fsParent; ///< whose children list it is on; invalid for root
    std::vector<std::uint32_t> levelShares; ///< sum of shares on its level; slurm::noValue for root
    /// Fair Tree: share within the level; classic: share of the machine.
    /// @unit 1  @range [0, 1]  @source specification 3.3
    std::vector<double> normShares;
    /// @unit TRES-weighted billing-seconds  @range [0, inf)  @source specification 2
    std::vector<long double> rawUsage;
    /// Part of the cluster's usage; NaN for root (Slurm never computes it).
    /// @unit 1  @range [0, 1]  @source specification 3.4
    std::vector<long double> normUsage;
    /// Fair Tree: part of the level's usage; classic: effective usage. Root: 1.
    /// @unit 1  @range [0, inf)  @source specification 3.4, 3.6
    std::vector<long double> effectiveUsage;
    /// Fair Tree only: normShares / effectiveUsage. Above 1 is under-served. Root: NaN.
    /// @unit 1  @range [0, inf]  @source specification 3.6
    std::vector<long double> levelFs;
    /// What a job of this association gets; in Fair Tree 0 for accounts.
    /// @unit 1  @range [0, 1]  @source specification 3.4, 4.1
    std::vector<double> fairShare;
};

/// Why a row has no rank.
enum class RowStatus : std::uint8_t
{
    Ranked,
    Held,
    NotEligible,
    NotPending
};

/// What many jobs have in common of their factors.
struct FactorTables
{
    std::vector<double> partition; ///< [partition] factor before the weight
    std::vector<double> qos; ///< [qos]
    /// What an association's priority is divided by.
    /// @unit 1  @range [1, 2^32)  @source specification 5.3
    double assocDivisor = 1.0;
    struct Tres
    {
        std::size_t index = 0; ///< into Snapshot::tresNames
        double weight
            = 0.0; ///< @unit priority points  @range (-inf, inf)  @source PriorityWeightTRES
        bool operator==(const Tres&) const = default;
    };
    std::vector<Tres> tres; ///< the weighted ones, in TRES index order
};

/// Everything the engine computes from one set of inputs.
struct Evaluation
{
    Inputs inputs;
    AssocResults assocs;
    FactorTables tables;
    std::vector<std::uint32_t> priority; ///< [row] as slurmctld stores it, 1 .. 2^32-1; 0 = held
    std::vector<std::uint32_t> rank; ///< [row] 1 = next to run; 0 = not ranked
    std::vector<RowStatus> status; ///< [row]
    std::vector<RowIndex> order; ///< the ranked rows, best first
    moab::Results moab; ///< empty for Slurm

    [[nodiscard]] const Snapshot& snapshot() const { return *inputs.snapshot; }
};

/// Memory that evaluate() keeps between calls, so that it allocates only the first time, and what
/// it need not find again. What is in it only the schedulers know.
class EvaluationMemory
{
public:
    struct Caches; ///< engine/priority/caches.h

    EvaluationMemory();
    ~EvaluationMemory();
    EvaluationMemory(const EvaluationMemory&) = delete;
    EvaluationMemory& operator=(const EvaluationMemory&) = delete;

    [[nodiscard]] Caches& caches() { return *m_caches; }

private:
    std::unique_ptr<Caches> m_caches;
};

/// Computes everything. Pure: the same inputs give the same bits. `out` may hold an older
/// evaluation: its memory is used again, and so is what the new inputs leave as it was. Snapshots
/// and shares are compared by address first: they must not change once they were given.
void evaluate(const Inputs& inputs, EvaluationMemory& memory, Evaluation& out);
/// The same with memory of its own.
std::shared_ptr<const Evaluation> evaluate(const Inputs& inputs);

/// The terms of one row's priority in Slurm, computed on demand from the tables. For any scheduler:
/// breakdownOf().
struct RowTerms
{
    std::array<double, weightedFactorCount> factor{}; ///< Age .. Qos, before the weight
    std::array<double, weightedFactorCount> term{}; ///< factor x weight
    struct Tres
    {
        std::size_t index = 0; ///< into Snapshot::tresNames
        double factor = 0.0; ///< @unit 1  @range [0, inf)  @source specification 5.6
        double term = 0.0; ///< @unit priority points  @range (-inf, inf)  @source specification 5.6
        bool isOfAnother = false; ///< the partition has none: of another one, specification 9.3
    };
    std::vector<Tres> tres; ///< every weighted TRES, zero terms included
    double tresSum = 0.0; ///< @unit priority points  @range (-inf, inf)  @source specification 5.1
    std::int64_t site = 0;
    std::int64_t nice = 0;
    double sum
        = 0.0; ///< @unit priority points  @range (-inf, inf)  @source specification 5.1, unclamped
    std::uint32_t stored = 0; ///< as slurmctld stores it: truncated, clamped to 1 .. 2^32-1
    bool isSet = false; ///< by an administrator: no factor counts
    std::int64_t shown = 0; ///< as sprio prints PRIORITY: truncated, at least 1

    /// The signed contribution of any of the nine factors.
    [[nodiscard]] double contribution(Factor f) const;
};
RowTerms termsOf(const Evaluation& evaluation, RowIndex row);

} // namespace fairlead

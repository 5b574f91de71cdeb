// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/moab/priority/fairshare.h"
#include "engine/priority/evaluation.h"

#include <algorithm>
#include <array>
#include <optional>

/// The priority of a job in the dialects Moab and Maui (specification 1).
namespace fairlead::moab {

struct Cache;

/// The largest priority that is computed; a manual one stands above it.
inline constexpr std::int64_t maxPriority = 1000000000;

struct SubTerm
{
    double value = 0.0; ///< the raw metric
    double capped = 0.0; ///< after <NAME>CAP
    double weight = 0.0; ///< @unit points per unit  @range (-inf, inf)  @source <NAME>WEIGHT
    double term = 0.0; ///< @unit priority points  @range (-inf, inf)  @source specification 1.1
};

struct ComponentTerm
{
    double sum = 0.0; ///< @unit priority points  @range (-inf, inf)  @source specification 1.1
    double capped = 0.0; ///< after <COMPONENT>CAP
    double weight = 0.0; ///< @unit 1  @range (-inf, inf)  @source <COMPONENT>WEIGHT
    double term = 0.0; ///< @unit priority points  @range (-inf, inf)  @source specification 1.1
    /// FS only: the credential whose floor or ceiling is violated; the sum is then 0.
    std::optional<Cred> gate;
};

/// How the priority of one row adds up.
struct Terms
{
    std::array<SubTerm, subCount> sub{};
    std::array<ComponentTerm, componentCount> component{};
    double sum = 0.0; ///< @unit priority points  @range (-inf, inf)  @source specification 1.6
    std::int64_t start = 0;
    std::int64_t run = 0;
};

/// What ranks a row.
struct Price
{
    double sum = 0.0; ///< @unit priority points  @range (-inf, inf)  @source specification 1.6
    std::int64_t start = 0;
    std::int64_t run = 0;
};

/// Computes prices of rows from tables and clocks. Keeps references to both.
class RowPricer
{
public:
    RowPricer(const Inputs& inputs, const Results& results);

    [[nodiscard]] Price price(RowIndex row) const { return compute(row, nullptr); }
    [[nodiscard]] Terms terms(RowIndex row) const;
    /// The weights and caps that count for a row: a partition may have its own.
    [[nodiscard]] const Weights& weightsOf(RowIndex row) const;

private:
    [[nodiscard]] Price compute(RowIndex row, Terms* terms) const;
    double componentTerm(std::size_t c, const Weights& weights, const class JobMetrics& metrics,
                         Terms* terms) const;

    const Inputs& m_inputs;
    const Results& m_results;
    const Settings& m_settings;
    std::optional<Weights> m_forced; // of a query for one partition
    std::array<bool, subCount> m_isAdjusted{}; // a credential may add to the weight
};

/// Whether priorities may be negative.
inline bool isUnbounded(const Settings& settings)
{
    return settings.enablesNegative || (settings.isMaui() && settings.rejectsNegative);
}

/// Bounds, then the manual priority, then truncation (specification 1.6).
inline std::int64_t startPriority(double total, bool isUnbounded, const ManualPriority& manual)
{
    constexpr double highest = maxPriority;
    constexpr double lowest = -9e18;
    if (manual.value != 0 && !manual.isRelative)
        return maxPriority + manual.value;
    if (!(total >= (isUnbounded ? lowest : 1.0))) // or no number
        total = isUnbounded && total < lowest ? lowest : 1.0;
    return static_cast<std::int64_t>(std::min(total, highest) + static_cast<double>(manual.value));
}

/// What the weights of a subcomponent depend on beside the configured one: whether some credential
/// may add to it.
std::array<bool, subCount> adjustedSubs(const Settings& settings);

/// Caps of a component and of its subcomponents. Maui bounds nothing of USAGE, which only the run
/// priority knows (specification 1.4).
inline std::int64_t capOf(const Weights& weights, std::size_t component, Dialect dialect)
{
    const bool isFree = dialect == Dialect::Maui && component == at(Component::Usage);
    return isFree ? 0 : weights.componentCap[component];
}
inline std::int64_t capOf(const Weights& weights, Sub sub, Dialect dialect)
{
    const bool isFree = dialect == Dialect::Maui && componentOf(sub) == Component::Usage;
    return isFree ? 0 : weights.subCap[at(sub)];
}

/// A value as a cap bounds it; caps of 0 and below bind nothing. Maui bounds from above only.
inline double capped(double value, std::int64_t cap, Dialect dialect)
{
    if (cap <= 0)
        return value;
    const auto limit = static_cast<double>(cap);
    return dialect == Dialect::Maui ? std::min(value, limit) : std::clamp(value, -limit, limit);
}

/// Priorities, status and ranks of every row; the evaluation's `priority` holds the start priority
/// within the range that its type has. Uses the tree only for its jobs. `isNew`: the evaluation
/// holds nothing that belongs to these rules.
void evaluateQueue(Evaluation& evaluation, Cache& cache, bool isNew);

/// How one row's priority adds up, computed on demand.
Terms termsOf(const Evaluation& evaluation, RowIndex row);

} // namespace fairlead::moab

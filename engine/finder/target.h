// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/result.h"
#include "engine/replay/outcome/outlook.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fairlead::finder {

enum class Measure : std::uint8_t
{
    MeanWait, ///< @unit s
    MedianWait,
    P90Wait,
    PromisedShare, ///< delivered over promised  @unit 1  @range [0, inf)
    DeliveredShare, ///< of all CPU-seconds  @unit 1  @range [0, 1]
    MeanSlowdown,
    MedianSlowdown,
    P90Slowdown,
    Utilisation ///< of the whole machine  @unit 1  @range [0, 1]
};
/// Whether its unit is the second.
bool isWait(Measure measure);

/// What somebody wants of a policy: "p90 wait of small jobs <= 2 h".
struct Target
{
    /// Which groups of a grouping are meant; of several the worst counts.
    enum class Which : std::uint8_t
    {
        Named,
        Each,
        Small, ///< the sizes up to 16 CPUs of which jobs start
        Large ///< the largest size of which jobs start
    };
    Measure measure = Measure::MeanWait;
    replay::Grouping by = replay::Grouping::Cluster;
    Which which = Which::Each;
    std::string name; ///< of Named
    bool isAtLeast = false; ///< else at most
    double value = 0; ///< in the unit of the measure
    std::string text; ///< as it was typed, its blanks made single
};

/// MEASURE [of GROUP] >=|<= VALUE [for GROUP]. MEASURE: mean, median or p90 wait or slowdown,
/// promised share, delivered share, utilisation. GROUP: all, each account (user, qos, partition,
/// size), account NAME and so on, small jobs, large jobs. VALUE: a wait with its unit (90 s,
/// 30 min, 2 h, 1 d), else a number or "90 %". Error code Usage.
Result<Target> parseTarget(std::string_view text);

/// Error code Usage: the recording has no such group, or no job of such a size starts.
Result<void> checkTarget(const Target& target, const replay::Outlook& outlook);

/// By how much a figure differs from that of the present policy, replica by replica: nine times of
/// ten.
struct Change
{
    double low = 0;
    double high = 0;
    bool operator==(const Change&) const = default;
};

/// What a target comes to under a policy.
struct Figure
{
    double value = 0; ///< the mean of the replicas; NaN: there were no such jobs
    std::string worst; ///< the group that has it, where the target means several
    /// Nothing: it is the present policy, or one replica, or one without such jobs, cannot tell.
    std::optional<Change> change{};
    /// Fewer of the jobs that it is a mean of start than under the present policy: of those who
    /// wait on it tells nothing.
    bool isOfFewer = false;
    bool operator==(const Figure&) const = default;
};
Figure figureOf(const Target& target, const replay::Outlook& outlook,
                const replay::PolicyOutlook& policy);
/// By how much the figure of `after` is more than that of `before`, in replicas of the same luck.
std::optional<Change> changeOf(const Target& target, const replay::Outlook& outlook,
                               const replay::PolicyOutlook& before,
                               const replay::PolicyOutlook& after);
/// The first group of a target about jobs that start of which fewer do under `after`, by more than
/// the replicas spread (replay::startsOf()); null: there is none.
const std::string* groupOfFewer(const Target& target, const replay::Outlook& outlook,
                                const replay::PolicyOutlook& before,
                                const replay::PolicyOutlook& after);
/// Whether the figure is nearer to what is wanted than that of the present policy, by more than the
/// replicas spread.
bool isGain(const Target& target, const Figure& figure);
/// By how much the figure misses the target, in proportion to it; 0 or less: reached. Infinite
/// without jobs, and where it is of fewer.
double gapOf(const Target& target, const Figure& figure);

} // namespace fairlead::finder

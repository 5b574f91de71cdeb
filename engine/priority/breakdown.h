// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/evaluation.h"
#include "engine/priority/parts.h"

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace fairlead {

/// Why a number is not just what it is made of: a reason with its arguments, for others to word.
struct Note
{
    enum class Reason : std::uint8_t
    {
        Lifted, ///< of a row: the sum is below the lowest priority, `value`
        Cut, ///< of a row: the sum is above the highest priority, `value`
        Added, ///< of a row: an administrator added `value`
        Set, ///< of a row: an administrator set `value`
        NotLowered, ///< of a row: an earlier priority stays, `value` (INCR_ONLY)
        NotSummed, ///< of a row: no factor counts (priority/basic)
        ShownOtherwise, ///< of a row: sprio prints `value`, with TRES of another partition
        Capped, ///< of a part: a cap cuts its sum, `value`
        Closed ///< of a part: a violated fairshare target zeroes it
    };
    Reason reason = Reason::Lifted;
    double value = 0.0; ///< @unit priority points  @range (-inf, inf)  @source the reason
    // Closed: whose target, what it is, and what was used of it.
    std::string kind{}; ///< "user", "group", "account", "QOS", "class"
    std::string name{};
    std::string target{}; ///< "20-"
    double percent = 0.0; ///< @unit percent  @range [0, 100]  @source specification (Moab) 2.2
};

/// One step from a metric to points: a subcomponent of Moab or Maui, or a TRES of Slurm.
struct SubPoints
{
    std::string name; ///< "QUEUETIME"; "gres/gpu"
    double value = 0.0; ///< the metric
    double capped = 0.0; ///< what its cap leaves of it
    std::int64_t cap = 0; ///< 0 and below: none
    double weight = 0.0; ///< its own, with what a credential adds
    double partWeight = 1.0; ///< that of the part that it belongs to
    /// With all weights, but before the part's cap.
    /// @unit priority points  @range (-inf, inf)  @source specification (Moab) 1.1; 5.6
    double points = 0.0;

    [[nodiscard]] bool isCut() const { return capped != value; }
    bool operator==(const SubPoints&) const = default;
};

/// One part of one row's priority.
struct PartPoints
{
    /// Signed. @unit priority points  @range (-inf, inf)  @source specification 5.1; (Moab) 1.1
    double points = 0.0;
    double value = 0.0; ///< what the weight would count without a cap: factor, sum of the subparts
    double capped = 0.0; ///< what the cap leaves of it: x weight = points
    std::int64_t cap = 0; ///< 0 and below: none
    double weight = 0.0; ///< 1 for a part without a weight of its own
    /// As a listing of normalised numbers shows it: sprio -n; Moab has only points.
    /// @unit 1, or priority points  @range (-inf, inf)  @source specification 9.3
    double normalized = 0.0;
    std::vector<SubPoints> subs; ///< all that the scheduler computes, also those without weight
    std::optional<Note> note;
};

/// What the scheduler knows of a job beside its points.
struct JobFact
{
    enum class Kind : std::uint8_t
    {
        QueuedSeconds, ///< effective queue time
        Equivalents ///< processor equivalents
    };
    Kind kind = Kind::QueuedSeconds;
    double value = 0.0; ///< @unit s, or processors  @range [0, inf)  @source checkjob
};

/// How the priority of one row comes about.
struct Breakdown
{
    std::vector<PartPoints> parts; ///< as partsOf()
    /// Neither bounded nor rounded.
    /// @unit priority points  @range (-inf, inf)  @source specification 5.1; (Moab) 1.6
    double sum = 0.0;
    std::int64_t shown = 0; ///< as sprio prints PRIORITY, as diagnose -p rounds its sum
    std::int64_t start = 0; ///< what ranks: slurmctld's stored priority, Moab's start priority
    std::int64_t run = 0; ///< the same of a job that runs: only Maui's differs
    std::int64_t listed = 0; ///< `shown` in a listing: sprio's is 0 for a held job
    /// The same where numbers are normalised: sprio -n; Moab's sum.
    /// @unit 1, or priority points  @range (-inf, inf)  @source specification 9.3
    double normalized = 0.0;
    std::vector<Note> notes; ///< bounds first, then what was done by hand
    std::vector<JobFact> facts;
};

/// The numbers of a breakdown that a bar needs, without memory of their own.
struct RowPoints
{
    std::array<double, mostParts> points{}; ///< signed, as partsOf(); the rest is 0
    std::array<double, mostParts> factors{}; ///< before the weight; 0 without one
    double sum = 0.0; ///< Breakdown::sum
    std::int64_t shown = 0; ///< Breakdown::shown
    std::int64_t start = 0; ///< Breakdown::start
    bool isLifted = false; ///< the sum is below the lowest priority
    bool isCut = false; ///< the sum is above the highest priority

    bool operator==(const RowPoints&) const = default;
};

/// Breaks down rows of one evaluation, which must outlive it; made once for many rows.
class RowReader
{
public:
    RowReader() = default;
    virtual ~RowReader() = default;
    RowReader(const RowReader&) = delete;
    RowReader& operator=(const RowReader&) = delete;

    [[nodiscard]] virtual Breakdown breakdown(RowIndex row) const = 0;
    [[nodiscard]] virtual RowPoints points(RowIndex row) const = 0;
};
std::unique_ptr<const RowReader> rowReader(const Evaluation& evaluation);

/// The same for one row.
Breakdown breakdownOf(const Evaluation& evaluation, RowIndex row);
RowPoints pointsOf(const Evaluation& evaluation, RowIndex row);
/// Breakdown::shown alone.
std::int64_t shownPriority(const Evaluation& evaluation, RowIndex row);

} // namespace fairlead

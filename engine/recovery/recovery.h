// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/recovery/comingusage.h"

#include <atomic>
#include <optional>

namespace fairlead {

/// An association at a moment to come; the members are those of AssocResults.
struct RecoveryPoint
{
    std::int64_t moment = 0; ///< Unix seconds
    long double rawUsage = 0;
    double usedPart = 0; ///< that is its own, of what everybody has used  @range [0, 1]
    double normShares = 0;
    long double effectiveUsage = 0;
    std::optional<double> fairShare; ///< nothing: of an account under Fair Tree, which has none
    long double levelFs = 0; ///< Fair Tree only, and 0 for who has fairshare=parent: has none
};

/// How an association comes back to its share while it starts nothing.
struct Recovery
{
    std::vector<RecoveryPoint> points; ///< evenly spaced, the first is now
    /// The first moment, to the minute, at which it has used no more than its share: `normShares`
    /// is `effectiveUsage` or more. Now: it has not used more. Nothing: not until `lookedUntil`.
    std::optional<std::int64_t> backAt;
    std::int64_t lookedUntil = 0;
    bool countsAbove = false; ///< what the accounts above have used is part of `effectiveUsage`
};

/// Error codes: Usage (root, which has no share), DataInvalid (usage does not move under this
/// policy: ComingUsage::movesUsage()).
/// @param until  where to look and to draw; nothing: ten half-lives, or a year where there is none,
///     drawn a little farther than what was found
Result<Recovery> recoveryOf(const Inputs& inputs, AssocIndex assoc, Others others,
                            std::optional<std::int64_t> until = {},
                            const std::atomic<bool>* isCancelled = nullptr);

/// The same for any usage to come.
/// @param until  where to look and to draw; nothing: as above
Result<Recovery> recoveryOf(const Inputs& inputs, AssocIndex assoc, ComingUsage usage,
                            std::optional<std::int64_t> until = {},
                            const std::atomic<bool>* isCancelled = nullptr);

/// Two jobs that both go on waiting.
struct Overtaking
{
    struct Point
    {
        std::int64_t moment = 0; ///< Unix seconds
        std::int64_t behind = 0; ///< the priority that is shown, of its best row
        std::int64_t ahead = 0;
    };
    /// The first is now; closer together where a straight line between two would lie.
    std::vector<Point> points;
    /// The first moment, to the minute, at which the one behind ranks before the other. Nothing:
    /// not until `lookedUntil`.
    std::optional<std::int64_t> at;
    std::int64_t lookedUntil = 0;
    bool movesUsage = false; ///< false: only time goes by
    RowIndex behindRow; ///< its best row now, or the one that was named
    RowIndex aheadRow; ///< likewise
    bool isBehindNamed = false; ///< false: its best row counts, whichever it is at a moment
    bool isAheadNamed = false;
};

/// Who overtakes, or is overtaken.
struct Contender
{
    JobIndex job;
    RowIndex row{}; ///< the one that counts, whatever place it has in others; invalid: its best
};

/// Error code Usage: one of them has no rank, or both are of one job.
/// @param one, other  in any order: who is behind now, is `behind` in the answer
/// @param until  as in recoveryOf()
Result<Overtaking> overtakingOf(const Inputs& inputs, Contender one, Contender other, Others others,
                                std::optional<std::int64_t> until = {},
                                const std::atomic<bool>* isCancelled = nullptr);

/// The same of two jobs.
/// @param behind, ahead  in any order; then in that of the answer
Result<Overtaking> overtakingOf(const Inputs& inputs, JobIndex& behind, JobIndex& ahead,
                                Others others, std::optional<std::int64_t> until = {},
                                const std::atomic<bool>* isCancelled = nullptr);

/// The same of two rows, whatever place their jobs have in other partitions.
Result<Overtaking> overtakingOf(const Inputs& inputs, RowIndex one, RowIndex other, Others others,
                                std::optional<std::int64_t> until = {},
                                const std::atomic<bool>* isCancelled = nullptr);

} // namespace fairlead

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/issue.h"
#include "engine/scenario/scenario.h"

#include <cstdint>
#include <vector>

namespace fairlead {

/// One thing that is wrong with a policy: what, how that is known, what to do.
struct Finding
{
    enum class Kind : std::uint8_t
    {
        NothingCounts, ///< no weight at all: first in, first out
        NotSummed, ///< weights that the scheduler does not look at: priority/basic
        SameForAll, ///< a part has a weight and is the same for every waiting job
        NeverDecides, ///< a part differs, and without its weight the order is the same
        TooCoarse, ///< priorities are equal where the sums are not, and the order suffers
        AtTheTop, ///< jobs stand at the highest priority that there is
        MayOverflow, ///< the weights allow more than the highest priority
        Outweighed, ///< one part leaves another nothing to decide
        NoShares, ///< who has no shares has jobs or usage
        NeverFades, ///< usage counts for ever
        ResetFirst, ///< usage is dropped before it has faded
        ShortHistory, ///< usage is known for less time than it counts
        OddHalfLife, ///< usage fades within hours, or hardly in a year
        AgeFull, ///< most jobs have waited longer than age counts
        AgeEmpty, ///< no job comes near the age at which it counts in full
        LimitsFirst, ///< limits make more jobs wait than priority does
        WindowTooShort, ///< backfill does not look as far ahead as jobs may run
        DepthTooSmall, ///< backfill does not look at all of the queue
        ResolutionTooFine, ///< backfill plans in steps that are small for its window
        NoBackfill ///< nothing starts out of turn
    };
    Kind kind = Kind::SameForAll;
    Severity severity = Severity::Note;
    /// How much of the queue it concerns. @unit 1  @range [0, 1]  @source own
    double extent = 0.0;
    std::string part; ///< key of the part that it is about (parts.h); empty: of none
    Message what; ///< a sentence
    Message evidence; ///< with numbers
    Message advice;
    std::vector<Edit> edits; ///< to be tried together; empty: no edit helps
    /// Whether a replay can say what comes of it.
    [[nodiscard]] bool isReplayable() const { return !edits.empty(); }
    bool operator==(const Finding&) const = default;
};

} // namespace fairlead

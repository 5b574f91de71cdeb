// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"
#include "engine/priority/evaluation.h"

#include <optional>
#include <span>
#include <vector>

/// When slurmctld computed, found in what sprio answered: the age of a job tells how long it had
/// waited then, up to the rounding of the print (specification 2.2, 5.2, 9.3).
namespace fairlead::slurm {

/// The moments at which a job that waits since `accrued` has a factor in [low, high]. From
/// `maxAge` on the factor stays 1: then there is no last moment, and for a factor of 0 no first.
/// Nothing: no moment gives such a factor, or every one does.
std::optional<MomentRange> momentsOfAge(std::int64_t accrued, double low, double high,
                                        std::uint32_t maxAge);

/// How many of several ranges have moments in common.
struct Agreeing
{
    MomentRange common;
    std::size_t count = 0; ///< ranges that hold `common`
    std::size_t of = 0; ///< all of them
    /// Most agree, and they tell a moment, not only that it was later than some.
    [[nodiscard]] bool isTold() const;
};
/// The moments that most ranges hold; of several such stretches the latest. Jobs whose priority was
/// computed again after the cycle (`scontrol update`) disagree with the others and do not count.
Agreeing commonMoments(std::span<const MomentRange> ranges);

/// The same for the ages in sprio's answers, normalized and weighted. `count` is 0: they tell none.
Agreeing momentsOfAges(const SnapshotRecords& records);

/// The part of `range` in which the printed PRIORITY of most rows comes out as well: it is cut and
/// not rounded, from terms that are not rounded. `range` itself where that tells nothing more. The
/// evaluation is of any moment of the range.
MomentRange narrowedByPriorities(const Evaluation& evaluation, const MomentRange& range);

} // namespace fairlead::slurm

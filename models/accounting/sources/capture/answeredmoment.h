// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/slurm/proof/agemoment.h"
#include "models/accounting/slurmtext/usage/savedusage.h"

namespace fairlead::accounting {

/// When slurmctld computed the priorities that sprio printed, from their ages.
struct AnsweredMoment
{
    slurm::Agreeing ages; ///< isTold() is false: they tell no moment
    MomentRange range; ///< in which every moment explains the answers equally well
    /// The middle of the range. @unit s since 1970
    [[nodiscard]] std::int64_t moment() const
    {
        return range.first + (range.last - range.first) / 2;
    }
};

/// Ages that are rounded to whole points leave some seconds open; then everything is computed once,
/// and the printed priorities decide.
AnsweredMoment findAnsweredMoment(const SnapshotRecords& records, const SavedUsage& saved);

/// Whether the answers tell a moment that lies after the capture, by more than the capture can have
/// taken: its clock or its time zone is not slurmctld's. The times of the jobs are off by as much,
/// so that ages and ranks are right all the same. Not known without the time of the capture.
bool isAfterCapture(const AnsweredMoment& found, const SnapshotRecords& records);
/// What to say of that.
Message impossibleMoment(const AnsweredMoment& found);

/// "sprio.txt: 1875 of 1875 ages agree".
Message originOf(const AnsweredMoment& found, const SnapshotRecords& records);

} // namespace fairlead::accounting

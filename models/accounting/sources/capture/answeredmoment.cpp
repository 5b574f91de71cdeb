// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/capture/answeredmoment.h"

#include "engine/base/timetext.h"

namespace fairlead::accounting {

namespace {
MomentRange narrowed(const SnapshotRecords& records, const SavedUsage& saved,
                     const MomentRange& range)
{
    auto tried = records;
    tried.computedAt = range.last;
    (void)advanceSavedUsage(saved, tried);
    const auto snapshot = buildSnapshot(std::move(tried));
    if (!snapshot)
        return range;
    return slurm::narrowedByPriorities(*evaluate(baselineInputs(*snapshot, range.last)), range);
}
} // namespace

AnsweredMoment findAnsweredMoment(const SnapshotRecords& records, const SavedUsage& saved)
{
    AnsweredMoment found;
    found.ages = slurm::momentsOfAges(records);
    found.range = found.ages.common;
    if (found.ages.isTold() && found.range.first < found.range.last
        && !records.priorityAnswers.empty())
        found.range = narrowed(records, saved, found.range);
    return found;
}

bool isAfterCapture(const AnsweredMoment& found, const SnapshotRecords& records)
{
    constexpr std::int64_t longestCapture = 900; // s
    return found.ages.isTold() && records.takenAt != 0
        && found.range.first > records.takenAt + longestCapture;
}

Message impossibleMoment(const AnsweredMoment& found)
{
    return {said("Messages",
                 "the ages tell of %1, which is after the capture: is the UTC offset in "
                 "taken_at.txt right?"),
            {isoTime(found.range.first)}};
}

Message originOf(const AnsweredMoment& found, const SnapshotRecords& records)
{
    const std::string file
        = records.normalizedAnswers.empty() ? "sprio.txt" : "sprio_norm.txt, sprio.txt";
    const auto agree = number(found.ages.count);
    const auto all = number(found.ages.of);
    const auto seconds = found.range.last - found.range.first;
    if (seconds == 0)
        return {said("Messages", "%1: %2 of %3 ages agree"), {file, agree, all}};
    return {said("Messages", "%1: %2 of %3 ages agree, to within %4 s"),
            {file, agree, all, number(seconds)}};
}

} // namespace fairlead::accounting

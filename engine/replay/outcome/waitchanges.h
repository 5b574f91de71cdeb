// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/outcome/outlook.h"

#include <vector>

namespace fairlead::replay {

/// By how much a figure of a group differs, replica by replica: both policies had the same jobs and
/// the same luck. Waits and slowdowns are of jobs that start: a replica in which none does under
/// one of the policies is left out.  @unit that of the figure
Estimate differenceOf(const PolicyOutlook& before, const PolicyOutlook& after, Grouping by,
                      std::size_t group, double GroupFigures::*figure);
/// The same of the mean wait.  @unit s
Estimate waitDifference(const PolicyOutlook& before, const PolicyOutlook& after, Grouping by,
                        std::size_t group);

/// How many more jobs start in the period.
Estimate startsDifference(const PolicyOutlook& before, const PolicyOutlook& after, Grouping by,
                          std::size_t group);

/// Whether as many jobs of a group start under another policy. Means of waits are of those that
/// start: where others do, they tell nothing of who waits longer.
enum class Starts
{
    Same, ///< the smaller number is nine tenths of the larger or more, or the replicas spread more
    Fewer,
    More,
    None ///< none does any more, in no replica
};
Starts startsOf(const PolicyOutlook& before, const PolicyOutlook& after, Grouping by,
                std::size_t group);

/// Groups of which jobs start under both policies: whose figures are compared with each other.
std::size_t comparedGroups(const PolicyOutlook& before, const PolicyOutlook& after, Grouping by);

/// Whether two policies differ by more than replicas of one differ: the paired differences are on
/// one side of zero nine times of ten. One replica cannot tell. Of few replicas many groups would
/// now and then be so by chance, other ones with each seed: where no group differs, none is said to
/// nine times of ten (Bonferroni).
enum class Change
{
    None,
    Shorter,
    Longer
};
/// @param compared  of how many groups that are looked at together this is one
Change changeOf(const Estimate& difference, std::size_t compared);
/// The change of a figure that is a mean over jobs that start. None where it is shorter because
/// fewer of them do, or longer because more do.
Change withStarts(Change change, Starts starts);
/// Of an account's mean wait. None where it is shorter because fewer jobs start, or longer because
/// more do. One of comparedGroups().
Change waitChange(const PolicyOutlook& before, const PolicyOutlook& after, std::size_t account);

/// Whose mean wait another policy changes.
struct WaitChanges
{
    struct Account
    {
        std::size_t account = 0; ///< into Outlook::accounts
        double difference = 0; ///< mean  @unit s
    };
    std::vector<Account> shorter; ///< in the order of the accounts
    std::vector<Account> longer;
    std::vector<std::size_t> stopped; ///< into Outlook::accounts: none of its jobs starts any more
    std::vector<std::size_t> fewer; ///< the same: Starts::Fewer, those who wait longer as well
    bool hasSpread = true; ///< false: one replica, which cannot tell
    /// From how many replicas on whatever exceeds the spread is told; 0: there are as many.
    std::size_t enough = 0;
};
WaitChanges waitChanges(const Outlook& outlook, const PolicyOutlook& before,
                        const PolicyOutlook& after);
/// The one that changes most, of equal ones the first. There is one.
WaitChanges::Account mostChanged(const std::vector<WaitChanges::Account>& accounts);

} // namespace fairlead::replay

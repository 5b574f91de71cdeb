// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/words/explanation.h"

#include "engine/priority/limitreasons.h"
#include "engine/priority/traits.h"
#include "engine/priority/usagememory.h"
#include "models/pies/slicelayout.h"
#include "models/words/listwords.h"
#include "models/words/messagewords.h"
#include "models/words/notewords.h"
#include "models/words/partwords.h"
#include "models/words/showntext.h"
#include "models/words/valueformat.h"

#include <QCoreApplication>

#include <algorithm>

namespace fairlead::models {

namespace {

/// The translation context of this file.
struct Explanation
{
    Q_DECLARE_TR_FUNCTIONS(Explanation)
};

QString text(const std::string& utf8)
{
    return shownText(utf8);
}

QString partitionName(const Snapshot& snapshot, RowIndex row)
{
    return text(snapshot.rowPartitionName(row));
}

QString aheadSentence(const Evaluation& evaluation, const RankComparison& comparison)
{
    const auto& snapshot = evaluation.snapshot();
    const auto first = rowName(snapshot, comparison.first);
    const auto second = rowName(snapshot, comparison.second);
    const auto firstRank = valueformat::count(evaluation.rank[comparison.first.at()]);
    const auto secondRank = valueformat::count(evaluation.rank[comparison.second.at()]);
    const auto priority
        = [&](const RowPoints& points) { return valueformat::priority(points.start); };
    switch (comparison.decidedBy) {
    case DecidedBy::SameRow:
        return Explanation::tr("Both are %1.").arg(first);
    case DecidedBy::NotRanked: {
        // One of two without a rank is named: scripts know which.
        const bool isFirst = traitsOf(evaluation.inputs.policy).hasComponents
            && evaluation.rank[comparison.first.at()] == 0;
        return Explanation::tr("Only jobs that wait for their turn have a rank, and %1 does not.")
            .arg(isFirst ? first : second);
    }
    case DecidedBy::Preemption:
        return Explanation::tr("%1 (rank %2) is ahead of %3 (rank %4): it may preempt the other, "
                               "and that comes before priorities.")
            .arg(first, firstRank, second, secondRank);
    case DecidedBy::Reservation:
        return Explanation::tr("%1 (rank %2) is ahead of %3 (rank %4): it asks for a reservation, "
                               "and reservations come before priorities.")
            .arg(first, firstRank, second, secondRank);
    case DecidedBy::PartitionTier:
        return Explanation::tr("%1 (rank %2) is ahead of %3 (rank %4): its partition %5 is in a "
                               "higher tier, and tiers come before priorities.")
            .arg(first, firstRank, second, secondRank, partitionName(snapshot, comparison.first));
    case DecidedBy::Priority:
    case DecidedBy::QueuePlace:
        if (traitsOf(evaluation.inputs.policy).hasRunPriority)
            return Explanation::tr("%1 (rank %2) is ahead of %3 (rank %4): start priority %5 "
                                   "against %6.")
                .arg(first, firstRank, second, secondRank,
                     valueformat::priority(comparison.firstPoints.start),
                     valueformat::priority(comparison.secondPoints.start));
        return Explanation::tr("%1 (rank %2) is ahead of %3 (rank %4): %5 points against %6.")
            .arg(first, firstRank, second, secondRank, priority(comparison.firstPoints),
                 priority(comparison.secondPoints));
    case DecidedBy::SubmitTime:
        return Explanation::tr("%1 (rank %2) is ahead of %3 (rank %4): the priorities are equal, "
                               "and it was submitted earlier.")
            .arg(first, firstRank, second, secondRank);
    case DecidedBy::JobId:
        return Explanation::tr("%1 (rank %2) is ahead of %3 (rank %4): priority and submit time "
                               "are equal, and its job id is lower.")
            .arg(first, firstRank, second, secondRank);
    }
    return {};
}

QString partSentence(const ComparedPart& entry)
{
    return Explanation::tr("%1: %2 (%3 against %4)", "factor: difference (points against points)")
        .arg(partwords::name(*entry.part), valueformat::change(entry.difference, 2),
             valueformat::addend(entry.first), valueformat::addend(entry.second));
}

QString decisiveSentence(const RankComparison& comparison)
{
    QStringList names;
    for (const auto i : comparison.decisive)
        names << partwords::name(*comparison.parts[i].part);
    const auto differs = [](const ComparedPart& part) { return part.difference != 0.0; };
    const auto only = std::ranges::find_if(comparison.parts, differs);
    if (names.isEmpty() && comparison.isDecidable && only != comparison.parts.end()
        && std::none_of(std::next(only), comparison.parts.end(), differs))
        return asSentence(
            Explanation::tr("%1 alone makes the difference. Without it the priorities would be "
                            "equal, and what comes next in the order would still keep it ahead.")
                .arg(partwords::name(*only->part)));
    if (names.isEmpty())
        return comparison.isDecidable
            ? Explanation::tr("No single factor decides: whichever of its advantages it lost, "
                              "it would still be ahead.")
            : QString();
    if (names.size() == 1)
        return Explanation::tr(
                   "What decides is %1: without its advantage there it would not be ahead.")
            .arg(names.first());
    return Explanation::tr("Each of these decides: %1. If it lost one of these advantages, it "
                           "would not be ahead.")
        .arg(listed(names));
}

/// "11: priority 90,000 (90,000 set by hand)"
QString prioritySentence(const Evaluation& evaluation, RowIndex row)
{
    const auto whole = breakdownOf(evaluation, row);
    return Explanation::tr("%1: priority %2", "job, points")
               .arg(shortRowName(evaluation.snapshot(), row), valueformat::priority(whole.start))
        + rowRemarks(whole);
}

QString branchSentence(const Snapshot& snapshot, const RankComparison& comparison)
{
    const auto& branch = comparison.branch;
    const auto level
        = [](long double value) { return valueformat::factor(static_cast<double>(value)); };
    return Explanation::
        tr("The fair-shares diverge below account %1: level fair-share %2 of %3 against %4 of %5.")
            .arg(text(snapshot.accountName(branch.parent)), level(branch.firstLevelFs),
                 text(assocLabel(snapshot, branch.first)), level(branch.secondLevelFs),
                 text(assocLabel(snapshot, branch.second)));
}

} // namespace

bool hasSeveralRows(const Snapshot& snapshot, RowIndex row)
{
    const auto job = snapshot.rows.job[row.at()].at();
    return snapshot.rows.firstOfJob[job + 1].at() - snapshot.rows.firstOfJob[job].at() > 1;
}

QString rowName(const Snapshot& snapshot, RowIndex row)
{
    const auto job = snapshot.rows.job[row.at()].at();
    const auto id = text(snapshot.jobLabel(JobIndex(job)));
    const auto user = text(snapshot.names[snapshot.jobs.user[job]]);
    const auto account = text(snapshot.names[snapshot.jobs.account[job]]);
    const bool isOne = !hasSeveralRows(snapshot, row);
    const auto partition = isOne ? QString() : partitionName(snapshot, row);
    if (account.isEmpty() && isOne)
        return Explanation::tr("%1 (%2)", "job (user)").arg(id, user);
    if (account.isEmpty())
        return Explanation::tr("%1 (%2) in %3", "job (user) in partition").arg(id, user, partition);
    if (isOne)
        return Explanation::tr("%1 (%2, %3)", "job (user, account)").arg(id, user, account);
    return Explanation::tr("%1 (%2, %3) in %4", "job (user, account) in partition")
        .arg(id, user, account, partition);
}

QString shortRowName(const Snapshot& snapshot, RowIndex row)
{
    const auto id = text(snapshot.jobLabel(snapshot.rows.job[row.at()]));
    return hasSeveralRows(snapshot, row)
        ? Explanation::tr("%1 in %2", "job in partition").arg(id, partitionName(snapshot, row))
        : id;
}

QStringList explainRanks(const Evaluation& evaluation, RowIndex a, RowIndex b)
{
    return explainRanks(evaluation, compareRanks(evaluation, a, b));
}

QStringList explainRanks(const Evaluation& evaluation, const RankComparison& comparison)
{
    QStringList lines{aheadSentence(evaluation, comparison)};
    if (comparison.decidedBy == DecidedBy::SameRow || comparison.decidedBy == DecidedBy::NotRanked)
        return lines;
    if (!comparison.isSummed) // factors decide nothing then
        return lines << prioritySentence(evaluation, comparison.first)
                     << prioritySentence(evaluation, comparison.second);
    if (comparison.decidedBy == DecidedBy::QueuePlace)
        lines << Explanation::tr("The start priorities are equal: the place in the queue decides.");
    if (comparison.decidedBy != DecidedBy::Priority && comparison.firstPoints.isCut
        && comparison.secondPoints.isCut)
        lines << Explanation::tr("Both sums are above the highest priority and are cut to it.");
    if (const auto decisive = decisiveSentence(comparison); !decisive.isEmpty())
        lines << decisive;
    if (comparison.branch.isValid())
        lines << branchSentence(evaluation.snapshot(), comparison);
    for (const auto& entry : comparison.parts)
        lines << partSentence(entry);
    return lines;
}

QString effectSentence(const Difference& difference)
{
    if (difference.movedJobs == 0)
        return Explanation::tr("No job moves.");
    const auto moved = difference.movedJobs == 1
        ? Explanation::tr("1 of %1 jobs moves").arg(valueformat::count(difference.rankedJobs))
        : Explanation::tr("%1 of %2 jobs move")
              .arg(valueformat::count(difference.movedJobs),
                   valueformat::count(difference.rankedJobs));
    const auto best = std::ranges::max_element(difference.accounts, {}, &AccountMove::averageGain);
    if (best == difference.accounts.end() || best->gain <= 0)
        return Explanation::tr("%1.").arg(moved);
    return Explanation::tr("%1; %2 gains most.").arg(moved, text(best->account));
}

QString limitsSentence(const Policy& edited)
{
    const auto said = whatLimitsChange(edited);
    return said ? messageWords(*said) : QString();
}

namespace {
bool haveSameHalfLife(const Evaluation& before, const Evaluation& after)
{
    return usageMemory(before.inputs.policy).halfLife == usageMemory(after.inputs.policy).halfLife;
}
} // namespace

QString halfLifeAheadSentence(const Evaluation& before, const Evaluation& after)
{
    if (haveSameHalfLife(before, after))
        return {};
    return Explanation::tr("The half-life counts from now on, as on the cluster: what was used so "
                           "far is as the cluster has it.");
}

QString halfLifeSentence(const Evaluation& before, const Evaluation& after)
{
    if (after.snapshot().basis == Basis::Coming)
        return halfLifeAheadSentence(before, after);
    if (haveSameHalfLife(before, after))
        return {};
    return Explanation::tr("The half-life counts as if it had always been this one. On the cluster "
                           "usage fades to that from the change on.");
}

} // namespace fairlead::models

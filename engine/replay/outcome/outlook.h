// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/progress.h"
#include "engine/replay/clock/decisions.h"
#include "engine/replay/clock/replay.h"
#include "engine/replay/outcome/estimate.h"
#include "engine/replay/outcome/groups.h"
#include "engine/replay/outcome/strangers.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace fairlead::replay {

/// How one group of jobs fared in one run: those that were submitted in the period and started
/// until its end.
struct GroupFigures
{
    std::size_t jobs = 0;
    double meanWait = 0; ///< @unit s
    double medianWait = 0; ///< @unit s
    double p90Wait = 0; ///< @unit s
    /// CPU-seconds of its jobs inside the period, as part of those of all.
    /// @unit 1  @range [0, 1]
    double deliveredShare = 0;
    // Bounded slowdown: (wait + run) / run, of runs of 10 s at least, and 1 at least.
    double meanSlowdown = 0; ///< @unit 1  @range [1, inf); 0: no job
    double medianSlowdown = 0;
    double p90Slowdown = 0;
    /// Jobs that starve: isStarving(), without RunFigures::hopeless.
    double starving = 0;
    /// Jobs of the period that wait when it ends, and are in none of the figures above but the
    /// last: who was cancelled before does not.
    double unstarted = 0;
    /// [WaitFor] Where the wait went, on average: the parts of meanWait. Of what was recorded
    /// nobody knows: all 0.
    /// @unit s  @range [0, inf)
    std::array<double, waitKinds> meanParts{};
};

/// Whether a job belongs to the figures of a period: it waited in it, also if it was submitted
/// before.
/// @param start  in the run that is asked about, 0: it did not
bool isOfPeriod(const Job& job, Second start, Second from, Second to);

/// Whether a job that could have run waited for more than a day and more than ten times its time
/// limit.
/// @param waited  since it was eligible  @unit s
bool isStarving(const Job& job, Second waited);

/// How long a job waits from its being eligible to its start, or to the end of the period, if it
/// belongs to the period and starves; nothing: it does not.
/// @param start  in the run that is asked about, 0: it did not
/// @param eligible  in that run, 0: never
/// @unit s
std::optional<Second> starvedFor(const Job& job, Second start, Second eligible, Second from,
                                 Second to);

/// One run over time: [step] of Outlook::courseStep.
struct Course
{
    std::vector<float> waiting; ///< the most jobs that wait at one time within the step
    std::vector<float> utilisation; ///< @unit 1  @range [0, 1]
    /// [place in Outlook::courseAccounts x steps + step] part of what all accounts held in the
    /// step.
    /// @unit 1  @range [0, 1]
    std::vector<float> shares;
};

/// One run, recorded or replayed.
struct RunFigures
{
    /// [Grouping][group], in the order of Groups::names().
    std::array<std::vector<GroupFigures>, groupingCount> groups;
    [[nodiscard]] const std::vector<GroupFigures>& of(Grouping by) const
    {
        return groups[static_cast<std::size_t>(by)];
    }
    Course course; ///< empty: OutlookOptions::keepsJobs is false
    double utilisation = 0; ///< CPU-seconds held, of all there were  @unit 1  @range [0, 1]
    /// Kendall's tau of the starts against the recorded ones; nothing of fewer than two.
    std::optional<double> orderTau;
    /// Jobs that wait as long as those that starve, and that an idle machine would not start
    /// either: neverStarting(). Into Workload::jobs, ascending.
    std::vector<std::uint32_t> hopeless;
};

/// A policy, and what became of the workload under it.
struct PolicyOutlook
{
    std::string name;
    std::vector<RunFigures> replicas;
    Outcome first; ///< of the first replica, job by job
    std::vector<std::uint32_t> neverStart; ///< neverStarting() of the first replica, likewise
    std::vector<Outcome> others; ///< of those behind it, with OutlookOptions::keepsAll
    /// What each account is promised of the machine.  @unit 1  @range [0, 1]; negative: not known
    std::vector<double> promised;

    /// A figure of a group; shares lie between 0 and 1, the others at or above 0. Waits and shares
    /// of a group are judged together: Coverage::OfTwo.
    [[nodiscard]] Estimate of(Grouping by, std::size_t group, double GroupFigures::*figure) const;
    [[nodiscard]] Estimate meanWait(std::size_t account) const
    {
        return of(Grouping::Account, account, &GroupFigures::meanWait);
    }
    [[nodiscard]] Estimate deliveredShare(std::size_t account) const
    {
        return of(Grouping::Account, account, &GroupFigures::deliveredShare);
    }
    /// [WaitFor] Parts of the mean wait of a group, mean of the replicas.  @unit s
    [[nodiscard]] std::array<double, waitKinds> waitParts(Grouping by, std::size_t group) const;
    /// Of jainIndex() and RunFigures::orderTau; no runs: none of them has it.
    [[nodiscard]] Estimate fairness() const;
    [[nodiscard]] Estimate utilisation() const;
    [[nodiscard]] Estimate orderTau() const;
    /// On average; at least 1 where a replica has one: its figures are not those of nothing.
    [[nodiscard]] std::size_t jobs(Grouping by, std::size_t group) const;
    [[nodiscard]] std::size_t jobsOfAll(Grouping by, std::size_t group) const; ///< replicas
    /// A value of the course at a place; shares and utilisation lie between 0 and 1.
    [[nodiscard]] Estimate at(std::vector<float> Course::*line, std::size_t place) const;
};

/// What really happened, beside replays under one or more policies over the same jobs.
struct Outlook
{
    std::array<std::vector<std::string>, groupingCount> names; ///< [Grouping] of its groups
    std::vector<std::string> accounts; ///< by name
    RunFigures recorded;
    std::vector<PolicyOutlook> policies; ///< the site's own first
    /// Replicas of the first policy in which jobs ran as long as they did, where those among
    /// `policies` are of another run: OutlookOptions::tellsTrust.
    std::optional<PolicyOutlook> asItRan;
    /// What stands beside what really happened, to tell how far to trust all of it. There is a
    /// policy.
    [[nodiscard]] const PolicyOutlook& judged() const
    {
        return asItRan ? *asItRan : policies.front();
    }
    /// [account] of the recorded jobs of the period: those that use what a replay has not.
    std::vector<std::size_t> leftOut;
    Strangers strangers; ///< by the tree of the first policy
    std::vector<std::uint32_t> neverStart; ///< of the first policy, if jobs are kept
    std::uint32_t firstThatNeverStarts = 0; ///< its number
    /// Whose shares a Course has: those with the most recorded CPU time, the most first.
    std::vector<std::size_t> courseAccounts;
    Second courseStep = 0; ///< @unit s  the first step begins at `from`; 0: there are no courses
    Second from = 0;
    Second to = 0;
    bool isMadeUp = false; ///< Recording::isMadeUp
    /// Whether the source says when any job ran; or none did, in no replay either. Else nothing is
    /// known of what really happened.
    [[nodiscard]] bool knowsWhatHappened() const;
    /// False: cancelled; the replicas are those that every policy has had by then.
    bool isComplete = true;
};

/// How a machine is scheduled.
struct Scheduling
{
    Parameters parameters;
    Machine machine;
};

struct NamedPolicy
{
    std::string name;
    Inputs policy;
    std::shared_ptr<const Scheduling> scheduling{}; ///< null: as it was recorded
};

struct OutlookOptions
{
    std::uint32_t replicas = 10;
    std::uint64_t seed = 1; ///< of the first replica; the others count on
    Second from = 0; ///< 0: from the first submission on
    Second to = 0; ///< 0: as long as the recording
    bool keepsJobs = true; ///< false: no PolicyOutlook::first, no courses, for many policies
    /// Several policies are asked about another run of the same jobs, which is not to be held
    /// against what really happened: then the first one is replayed as it ran, too
    /// (Outlook::asItRan).
    bool tellsTrust = false;
    /// Outlook::judged() of a run before, over the same period, seeds and first policy: null: none.
    const PolicyOutlook* asItRan = nullptr;
    bool keepsAll = false; ///< PolicyOutlook::others: memory for each replica
    unsigned threads = 1; ///< the results are the same for any number
    const std::atomic<bool>* isCancelled = nullptr;
    Progress progress; ///< of all replicas
};

/// Replays the recording under each policy from several phases; a SLURM_VERSION and an
/// AccountingStorageEnforce that differ from those of the first one are those of the schedulers.
/// One policy alone is held against what happened, and jobs run as recorded. Several are asked
/// about another run of the same jobs: each replica draws which jobs fail at once, for all policies
/// alike (runTimesOfAnotherRun()). What tells how far to trust them is the same for both.
Outlook outlookOf(const std::shared_ptr<const Recording>& recording,
                  const std::vector<NamedPolicy>& policies, const OutlookOptions& options);

} // namespace fairlead::replay

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/outcome/outlook.h"

#include "engine/base/workers.h"
#include "engine/priority/promisedparts.h"
#include "engine/replay/clock/completed.h"
#include "engine/replay/outcome/courses.h"
#include "engine/replay/outcome/luck.h"
#include "engine/replay/outcome/neverstart.h"
#include "engine/replay/outcome/promises.h"
#include "engine/replay/outcome/replicas.h"
#include "engine/replay/outcome/runfigures.h"
#include "engine/replay/recording/editedrecording.h"

#include <algorithm>
#include <array>

namespace fairlead::replay {

namespace {
/// Of the runs that have the figure.
template <typename Figure>
std::vector<double> valuesOf(const std::vector<RunFigures>& runs, Figure&& figure)
{
    std::vector<double> values;
    values.reserve(runs.size());
    for (const auto& run : runs) {
        if (const std::optional<double> value = figure(run))
            values.push_back(*value);
    }
    return values;
}

constexpr double unbounded = 1e18;

/// What the tree promises the accounts of a recording; negative: they are not in it.
std::vector<double> promisedShares(const Inputs& policy, const std::vector<std::string>& accounts)
{
    const auto parts = promisedParts(*evaluate(policy));
    const NamesNow names(policy.snapshot->formerNames);
    std::vector<double> promised;
    for (const auto& account : accounts) {
        const auto own = policy.snapshot->findAssoc(names.of(account), {}, {});
        promised.push_back(own.isValid() ? parts[own.at()] : -1.0);
    }
    return promised;
}

/// As it would have been scheduled under the policy; itself where that is no other way.
std::shared_ptr<const Recording> recordingFor(const NamedPolicy& policy, const NamedPolicy& own,
                                              const std::shared_ptr<const Recording>& recording)
{
    if (policy.scheduling == nullptr)
        return editedRecording(recording, own.policy.policy, policy.policy);
    auto other = std::make_shared<Recording>(*recording);
    other->parameters = policy.scheduling->parameters;
    other->parameters.measured() = recording->parameters.measured();
    other->machine = policy.scheduling->machine;
    return other;
}

/// Runs every replica of every policy, on as many threads as there are.
class Runner
{
public:
    Runner(const std::shared_ptr<const Recording>& recording,
           const std::vector<NamedPolicy>& policies, const OutlookOptions& options,
           Outlook& outlook)
        : m_recording(recording)
        , m_policies(policies)
        , m_options(options)
        , m_outlook(outlook)
        , m_judgesApart(options.tellsTrust && policies.size() > 1 && options.asItRan == nullptr)
        , m_sets(policies.size() + (m_judgesApart ? 1 : 0))
        , m_done(m_sets * options.replicas, options.progress)
    {
        for (const auto& policy : policies) {
            auto& entry = outlook.policies.emplace_back();
            entry.name = policy.name;
            entry.promised = promisedShares(policy.policy, outlook.accounts);
            entry.replicas.resize(options.replicas);
            entry.others.resize(options.keepsAll ? options.replicas - 1 : 0);
            m_recordings.push_back(recordingFor(policy, policies.front(), recording));
        }
        if (options.tellsTrust && policies.size() > 1) {
            const auto& own = m_judgesApart ? outlook.policies.front() : *options.asItRan;
            outlook.asItRan.emplace();
            outlook.asItRan->name = own.name;
            outlook.asItRan->promised = own.promised;
            outlook.asItRan->replicas = own.replicas;
        }
        m_isDone.resize(m_sets * options.replicas);
    }

    void run()
    {
        workTogether(std::min(m_options.threads, 64U), [this] { work(); });
        m_outlook.isComplete = m_isComplete;
        if (!m_isComplete)
            keepWhatAllHave();
    }

private:
    void work()
    {
        const auto all = m_sets * m_options.replicas;
        for (auto task = m_next++; task < all; task = m_next++) {
            if (m_options.isCancelled != nullptr && m_options.isCancelled->load()) {
                m_isComplete = false;
                return;
            }
            // All policies of a replica, then the next: what is cut short is of whole replicas.
            const auto progress = m_done.next();
            m_isDone[task] = runOne(task % m_sets, task / m_sets, progress) ? 1 : 0;
            if (progress)
                progress(1.0);
        }
    }

    /// The first replicas, as far as every policy has them.
    void keepWhatAllHave()
    {
        const auto first = std::ranges::find(m_isDone, 0);
        const auto tasks = static_cast<std::size_t>(first - m_isDone.begin());
        const auto replicas = tasks / m_sets;
        if (m_judgesApart)
            m_outlook.asItRan->replicas.resize(replicas);
        for (auto& policy : m_outlook.policies) {
            policy.replicas.resize(replicas);
            policy.others.resize(
                std::min(policy.others.size(), replicas - std::min<std::size_t>(replicas, 1)));
        }
    }

    /// False: cancelled.
    /// @param set  a policy, or behind them the first one as it ran
    bool runOne(std::size_t set, std::size_t replica, const Progress& progress)
    {
        const bool isAsItRan = set == m_policies.size();
        const auto policy = isAsItRan ? 0 : set;
        const Scene scene{m_recordings[policy], m_policies[policy].policy};
        auto options = replicaOptions(scene, m_options, replica);
        options.progress = progress;
        std::vector<std::uint32_t> runTimes;
        if (m_policies.size() > 1 && !isAsItRan) {
            runTimes = runTimesOfAnotherRun(m_recording->workload, options.seed);
            options.runTimes = &runTimes;
        }
        auto outcome = replay(scene, options);
        if (!outcome.isComplete) {
            m_isComplete = false;
            return false;
        }
        auto& entry = isAsItRan ? *m_outlook.asItRan : m_outlook.policies[policy];
        entry.replicas[replica] = figuresOf(*m_recording, m_outlook, &outcome, &scene);
        if (isAsItRan)
            return true;
        entry.replicas[replica].course = courseOf(*m_recording, m_outlook, &outcome);
        if (replica == 0 && m_options.keepsJobs)
            entry.first = std::move(outcome);
        else if (replica > 0 && m_options.keepsAll)
            entry.others[replica - 1] = std::move(outcome);
        return true;
    }

    std::shared_ptr<const Recording> m_recording;
    std::vector<std::shared_ptr<const Recording>> m_recordings; // [policy]
    const std::vector<NamedPolicy>& m_policies;
    const OutlookOptions& m_options;
    Outlook& m_outlook;
    bool m_judgesApart;
    std::size_t m_sets; // of replicas: the policies, and perhaps the first one as it ran
    std::vector<char> m_isDone; // [replica x sets]
    std::atomic<std::size_t> m_next = 0;
    PartsDone m_done;
    std::atomic<bool> m_isComplete = true;
};

void countLeftOut(const Workload& workload, Outlook& outlook)
{
    outlook.leftOut.assign(outlook.accounts.size(), 0);
    std::vector<bool> isCounted(workload.jobs.size());
    for (const auto& feature : workload.leftOut) {
        for (const auto job : feature.jobs) {
            const auto start = workload.jobs[job].recorded.start;
            const bool isRecorded = start != 0 && start < outlook.to
                && isOfPeriod(workload.jobs[job], start, outlook.from, outlook.to);
            if (isCounted[job] || !isRecorded)
                continue;
            isCounted[job] = true;
            const auto& account = workload.owners[workload.jobs[job].owner].account;
            const auto place = std::ranges::lower_bound(outlook.accounts, account);
            ++outlook.leftOut[static_cast<std::size_t>(place - outlook.accounts.begin())];
        }
    }
}

/// Who could have started in a run and did not.
std::vector<std::uint32_t> withoutStart(const Workload& workload, const Outcome& outcome,
                                        Second until)
{
    std::vector<std::uint32_t> jobs;
    for (std::uint32_t i = 0; i < outcome.jobs.size(); ++i) {
        const auto& job = workload.jobs[i];
        const auto start = outcome.jobs[i].start;
        if (start == 0 && job.cancelled == 0 && isOfPeriod(job, start, outcome.from, until))
            jobs.push_back(i);
    }
    return jobs;
}

void findNeverStarting(const std::shared_ptr<const Recording>& recording,
                       const std::vector<NamedPolicy>& policies, Outlook& outlook)
{
    const auto& workload = recording->workload;
    for (std::size_t i = 0; i < policies.size(); ++i) {
        auto& told = outlook.policies[i];
        const Scene scene{recordingFor(policies[i], policies.front(), recording),
                          policies[i].policy};
        told.neverStart = neverStarting(scene, withoutStart(workload, told.first, outlook.to));
    }
    outlook.neverStart = outlook.policies.front().neverStart;
    if (!outlook.neverStart.empty())
        outlook.firstThatNeverStarts = workload.numberOf(workload.jobs[outlook.neverStart.front()]);
}
} // namespace

Estimate PolicyOutlook::of(Grouping by, std::size_t group, double GroupFigures::*figure) const
{
    const auto values
        = valuesOf(replicas, [&](const RunFigures& run) { return run.of(by)[group].*figure; });
    return estimateOf(values, 0.0, figure == &GroupFigures::deliveredShare ? 1.0 : unbounded,
                      Coverage::OfTwo);
}

std::array<double, waitKinds> PolicyOutlook::waitParts(Grouping by, std::size_t group) const
{
    std::array<double, waitKinds> parts{};
    for (const auto& run : replicas) {
        for (std::size_t i = 0; i < parts.size(); ++i)
            parts[i] += run.of(by)[group].meanParts[i] / static_cast<double>(replicas.size());
    }
    return parts;
}

Estimate PolicyOutlook::fairness() const
{
    return estimateOf(
        valuesOf(replicas, [&](const RunFigures& run) { return jainIndex(run, promised); }), 0.0,
        1.0);
}

bool Outlook::knowsWhatHappened() const
{
    const auto hasRun = [](const RunFigures& run) {
        const auto& groups = run.of(Grouping::Cluster);
        return run.utilisation > 0 || (!groups.empty() && groups[0].jobs > 0);
    };
    return hasRun(recorded) || policies.empty()
        || std::ranges::none_of(policies.front().replicas, hasRun);
}

Estimate PolicyOutlook::utilisation() const
{
    return estimateOf(valuesOf(replicas, [](const RunFigures& run) { return run.utilisation; }),
                      0.0, 1.0);
}

Estimate PolicyOutlook::orderTau() const
{
    return estimateOf(valuesOf(replicas, [](const RunFigures& run) { return run.orderTau; }), -1.0,
                      1.0);
}

Estimate PolicyOutlook::at(std::vector<float> Course::*line, std::size_t place) const
{
    const auto values = valuesOf(
        replicas, [&](const RunFigures& run) { return double{(run.course.*line)[place]}; });
    return estimateOf(values, 0.0, line == &Course::waiting ? unbounded : 1.0);
}

std::size_t PolicyOutlook::jobs(Grouping by, std::size_t group) const
{
    const auto sum = jobsOfAll(by, group);
    return sum == 0 ? 0 : std::max<std::size_t>((sum + replicas.size() / 2) / replicas.size(), 1);
}

std::size_t PolicyOutlook::jobsOfAll(Grouping by, std::size_t group) const
{
    std::size_t sum = 0;
    for (const auto& run : replicas)
        sum += run.of(by)[group].jobs;
    return sum;
}

Outlook outlookOf(const std::shared_ptr<const Recording>& recording,
                  const std::vector<NamedPolicy>& policies, const OutlookOptions& options)
{
    Outlook outlook;
    const auto& workload = recording->workload;
    outlook.isMadeUp = recording->isMadeUp;
    const auto asked = periodOf(workload, options);
    outlook.from = asked.from;
    outlook.to = asked.to;
    nameGroups(workload, outlook);
    countLeftOut(workload, outlook);
    if (!policies.empty())
        outlook.strangers = strangersOf(workload, *policies.front().policy.snapshot);
    const Scene own{recording, policies.empty() ? Inputs() : policies.front().policy};
    outlook.recorded = figuresOf(*recording, outlook, nullptr, policies.empty() ? nullptr : &own);
    if (options.keepsJobs) {
        layOutCourses(outlook);
        outlook.recorded.course = courseOf(*recording, outlook, nullptr);
    }
    const auto period = policies.empty() ? 300 : policies.front().policy.policy.slurm().calcPeriod;
    Runner(completed(*recording, period), policies, options, outlook).run();
    if (options.keepsJobs && !policies.empty() && !outlook.policies.front().replicas.empty())
        findNeverStarting(recording, policies, outlook);
    return outlook;
}

} // namespace fairlead::replay

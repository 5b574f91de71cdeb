// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/evaluation/overviewfigures.h"

#include "engine/cluster/knownqueue.h"
#include "engine/priority/queueplace.h"

#include <algorithm>

namespace fairlead::models {

namespace {

/// How many different names there are.
class NameCounter
{
public:
    explicit NameCounter(const NamePool& names)
        : m_seen(names.size(), false)
    {
    }
    void add(NameId name)
    {
        if (name.value == 0 || m_seen[name.at()])
            return;
        m_seen[name.at()] = true;
        ++m_count;
    }
    [[nodiscard]] std::size_t count() const { return m_count; }

private:
    std::vector<bool> m_seen;
    std::size_t m_count = 0;
};

void countTree(const Evaluation& evaluation, OverviewFigures& figures)
{
    const auto& snapshot = evaluation.snapshot();
    NameCounter users(snapshot.names);
    for (std::size_t i = 1; i < snapshot.assocs.size(); ++i) {
        users.add(snapshot.assocs.user[i]);
        if (snapshot.assocs.isUser(AssocIndex(i)))
            continue;
        ++figures.accounts;
        if (snapshot.assocs.parent[i].at() != 0 || evaluation.assocs.rawUsage[i] <= 0.0L)
            continue;
        const auto best = figures.largestUser;
        if (!best.isValid()
            || evaluation.assocs.rawUsage[i] > evaluation.assocs.rawUsage[best.at()])
            figures.largestUser = AssocIndex(i);
    }
    figures.users = users.count();
    if (snapshot.assocs.size() > 0)
        figures.usage = usageOfCluster(evaluation);
    figures.usageKnown = usageKnown(evaluation);
}

void countJob(const Evaluation& evaluation, JobIndex job, OverviewFigures& figures,
              NameCounter& users)
{
    const auto& snapshot = evaluation.snapshot();
    std::size_t ranked = 0;
    bool isHeld = false;
    bool isNotEligible = false;
    for (auto row = snapshot.rows.firstOfJob[job.at()].at();
         row < snapshot.rows.firstOfJob[job.at() + 1].at(); ++row) {
        ranked += evaluation.status[row] == RowStatus::Ranked ? 1U : 0U;
        isHeld = isHeld || evaluation.status[row] == RowStatus::Held;
        isNotEligible = isNotEligible || evaluation.status[row] == RowStatus::NotEligible;
    }
    figures.rows += ranked;
    if (ranked == 0) {
        figures.jobsHeld += isHeld ? 1U : 0U;
        figures.jobsNotEligible += isNotEligible && !isHeld ? 1U : 0U;
        return;
    }
    if (snapshot.jobs.state[job.at()] != JobState::Pending)
        return; // a running job may have a priority, but does not wait
    ++figures.jobsWaiting;
    users.add(snapshot.jobs.user[job.at()]);
    const auto submitted = snapshot.jobs.submitTime[job.at()];
    if (submitted > 0
        && (!figures.oldestJob.isValid()
            || submitted < snapshot.jobs.submitTime[figures.oldestJob.at()]))
        figures.oldestJob = job;
}

} // namespace

OverviewFigures overviewFigures(const Evaluation& evaluation)
{
    const auto& snapshot = evaluation.snapshot();
    OverviewFigures figures;
    countTree(evaluation, figures);
    NameCounter users(snapshot.names);
    for (std::size_t job = 0; job < snapshot.jobs.size(); ++job)
        countJob(evaluation, JobIndex(job), figures, users);
    figures.usersWaiting = users.count();
    figures.isQueueKnown = isQueueKnown(snapshot);
    figures.jobsStarving = starvingJobs(evaluation);
    if (!evaluation.order.empty()) {
        figures.leader = evaluation.order.front();
        const auto job = snapshot.rows.job[figures.leader.at()];
        figures.isLeaderBlocked = !obstacleOf(snapshot, job).empty();
    }
    if (figures.oldestJob.isValid())
        figures.longestWait = std::max<std::int64_t>(
            0, evaluation.inputs.now - snapshot.jobs.submitTime[figures.oldestJob.at()]);
    return figures;
}

} // namespace fairlead::models

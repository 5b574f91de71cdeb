// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/plan/plan.h"

#include "engine/base/timetext.h"
#include "engine/cluster/snapshotbuilder.h"
#include "engine/priority/scheduler.h"
#include "engine/slurm/usage/usagerates.h"

#include <algorithm>
#include <limits>

namespace fairlead {

namespace {
template <typename List>
bool hasName(const List& list, const std::string& name)
{
    return std::ranges::any_of(list, [&](const auto& entry) { return entry.name == name; });
}

/// "main, rapide, …"
std::string namesOf(const Snapshot& snapshot)
{
    constexpr std::size_t most = 8;
    std::string names;
    for (std::size_t i = 0; i < std::min(snapshot.partitions.size(), most); ++i)
        names += (i == 0 ? "" : ", ") + snapshot.partitions[i].name;
    return snapshot.partitions.size() > most ? names + ", …" : names;
}

Result<void> checkNames(const Snapshot& snapshot, const PlannedJobs& jobs)
{
    if (jobs.count < 1 || jobs.count > mostPlanned)
        return usageError(
            {said("Messages", "1 to %1 jobs can be planned"), {std::to_string(mostPlanned)}});
    if (jobs.partitions.empty())
        return usageError({said("Messages",
                                "the source has several partitions and does not tell the default "
                                "one: which one? %1"),
                           {namesOf(snapshot)}});
    for (const auto& partition : jobs.partitions) {
        if (!hasName(snapshot.partitions, partition))
            return usageError({said("Messages", "there is no partition %1"), {partition}});
    }
    if (!jobs.qos.empty() && !hasName(snapshot.qos, jobs.qos))
        return usageError({said("Messages", "there is no QOS %1"), {jobs.qos}});
    return {};
}

/// How much of a TRES a partition has, or else the cluster; 0: not known.
double amountOf(const Snapshot& snapshot, const Partition& partition, const std::string& tres,
                std::uint32_t ofCluster)
{
    const auto name = std::ranges::find(snapshot.tresNames, tres);
    const auto at = static_cast<std::size_t>(name - snapshot.tresNames.begin());
    const double own = at < partition.tresTotal.size() ? partition.tresTotal[at] : 0.0;
    return own > 0.0 ? own : ofCluster;
}

/// Jobs that a partition will never start.
Result<void> checkRunnableIn(const Snapshot& snapshot, const std::string& name,
                             const PlannedJobs& jobs)
{
    const auto partition = std::ranges::find(snapshot.partitions, name, &Partition::name);
    if (partition == snapshot.partitions.end())
        return {}; // said elsewhere
    const auto cpus = amountOf(snapshot, *partition, "cpu", snapshot.cpuCount);
    const auto nodes = amountOf(snapshot, *partition, "node", snapshot.nodeCount);
    if (cpus > 0.0 && jobs.cpus > cpus)
        return usageError({said("Messages", "such jobs can never run; CPUs of %1: %2"),
                           {partition->name, number(static_cast<std::uint64_t>(cpus))}});
    if (nodes > 0.0 && jobs.nodes > nodes)
        return usageError({said("Messages", "such jobs can never run; nodes of %1: %2"),
                           {partition->name, number(static_cast<std::uint64_t>(nodes))}});
    if (partition->maxTime != slurm::unlimitedTime && jobs.limit != slurm::noTimeLimit
        && jobs.limit > partition->maxTime)
        return usageError(
            {said("Messages", "such jobs can never run; MaxTime of %1: %2"),
             {partition->name, durationText(std::uint64_t{partition->maxTime} * 60)}});
    return {};
}

/// Jobs that no scheduler will ever start where they are sent. Of several partitions one suffices;
/// completed() has left out the others.
Result<void> checkRunnable(const Snapshot& snapshot, const PlannedJobs& jobs)
{
    if (jobs.limit == 0)
        return usageError(said("Messages", "a time limit is a minute or more"));
    if (jobs.cpus < jobs.nodes)
        return usageError({said("Messages", "such jobs need %1 CPUs or more, one on each node"),
                           {number(jobs.nodes)}});
    return checkRunnableIn(snapshot, jobs.partitions.front(), jobs);
}

/// Where the user may submit; an association for the partition, of several the first, counts before
/// one for all.
std::vector<AssocIndex> assocsFor(const Snapshot& snapshot, const PlannedJobs& jobs)
{
    std::vector<AssocIndex> found;
    for (std::size_t i = 0; i < snapshot.assocs.size(); ++i) {
        const AssocIndex assoc(i);
        const auto& account = snapshot.accountName(assoc);
        if (!snapshot.assocs.isUser(assoc) || snapshot.userName(assoc) != jobs.user
            || (!jobs.account.empty() && account != jobs.account))
            continue;
        const auto& partition = snapshot.partitionName(assoc);
        if (!partition.empty() && partition != jobs.partitions.front())
            continue;
        const auto same = std::ranges::find_if(
            found, [&](AssocIndex other) { return snapshot.accountName(other) == account; });
        if (same == found.end())
            found.push_back(assoc);
        else if (!partition.empty())
            *same = assoc;
    }
    return found;
}

JobRecord recordOf(const PlannedJobs& jobs, const std::string& account, std::int64_t now)
{
    JobRecord record;
    record.user = jobs.user;
    record.account = account;
    record.qos = jobs.qos;
    record.partitions = jobs.partitions;
    record.nodes = jobs.nodes;
    record.cpus = jobs.cpus;
    record.timeLimit = jobs.limit;
    record.submitTime = now;
    record.eligibleTime = now;
    record.accrueTime = now;
    record.tres = {{"cpu", jobs.cpus}, {"node", jobs.nodes}};
    return record;
}

/// The queue with the jobs at its end.
class PlannedQueue
{
public:
    PlannedQueue(const Inputs& inputs, const PlannedJobs& jobs)
        : m_inputs(inputs)
        , m_jobs(jobs)
        , m_records(recordsOf(*inputs.snapshot))
        , m_rates(m_records, inputs.policy.slurm())
        , m_known(m_records.jobs.size())
    {
        for (const auto& job : m_records.jobs)
            m_nextId = std::max(m_nextId, job.id + 1);
        m_records.jobs.resize(m_known + jobs.count);
    }

    Result<PlannedPlace> placeUnder(AssocIndex assoc)
    {
        const auto& from = *m_inputs.snapshot;
        const auto record = recordOf(m_jobs, from.accountName(assoc), m_inputs.now);
        for (std::uint32_t i = 0; i < m_jobs.count; ++i) {
            m_records.jobs[m_known + i] = record;
            m_records.jobs[m_known + i].id = m_nextId + i;
        }
        const auto snapshot = buildSnapshot(m_records);
        if (!snapshot)
            return snapshot.error();
        auto inputs = m_inputs;
        inputs.snapshot = *snapshot;
        const auto evaluation = evaluate(inputs);
        auto place = placeIn(*evaluation);
        place.assoc = keyOf(from, assoc);
        place.factor = evaluation->assocs.fairShare[assoc.at()];
        if (place.partition.empty()) // without a rank
            place.partition = m_jobs.partitions.front();
        addUsage(*evaluation, assoc, place);
        return place;
    }

private:
    [[nodiscard]] bool isPlanned(const Snapshot& snapshot, JobIndex job) const
    {
        return snapshot.jobs.id[job.at()] >= m_nextId;
    }

    [[nodiscard]] PlannedPlace placeIn(const Evaluation& evaluation) const
    {
        PlannedPlace place;
        const auto& snapshot = evaluation.snapshot();
        place.ranked = static_cast<std::uint32_t>(evaluation.order.size());
        RowIndex best;
        std::vector<bool> isPlaced(m_jobs.count); // by another of its rows
        for (const auto row : evaluation.order) {
            const auto job = snapshot.rows.job[row.at()];
            if (!isPlanned(snapshot, job))
                continue;
            if (!best.isValid())
                best = row;
            auto placed = isPlaced[snapshot.jobs.id[job.at()] - m_nextId];
            if (!placed)
                place.lastRank = evaluation.rank[row.at()];
            placed = true;
        }
        place.isRanked = best.isValid();
        if (!place.isRanked)
            return place;
        place.firstRank = evaluation.rank[best.at()];
        place.priority = schedulerOf(evaluation.inputs.policy).shown(evaluation, best);
        place.place = queuePlaceOf(evaluation, best);
        place.partition = snapshot.rowPartitionName(best);
        return place;
    }

    /// The factor with what they would be charged.
    void addUsage(const Evaluation& evaluation, AssocIndex assoc, PlannedPlace& place) const
    {
        if (m_jobs.limit == slurm::noTimeLimit || m_jobs.limit == slurm::unlimitedTime)
            return;
        constexpr double minute = 60.0; // s
        const auto rate = m_rates.of({{"cpu", m_jobs.cpus}, {"node", m_jobs.nodes}},
                                     place.partition, m_jobs.qos);
        place.usage = rate * m_jobs.limit * minute * m_jobs.count;
        auto later = std::make_shared<Snapshot>(evaluation.snapshot());
        auto& raw = later->assocs.rawUsage;
        raw = evaluation.assocs.rawUsage;
        for (auto above = assoc; above.isValid(); above = later->assocs.parent[above.at()])
            raw[above.at()] += static_cast<long double>(place.usage);
        later->usageFromHistory = false;
        later->history = UsageHistory();
        later->computedAt = evaluation.inputs.now;
        later->policy = evaluation.inputs.policy;
        auto inputs = evaluation.inputs;
        inputs.snapshot = std::move(later);
        place.factorAfter = evaluate(inputs)->assocs.fairShare[assoc.at()];
    }

    const Inputs& m_inputs;
    const PlannedJobs& m_jobs;
    SnapshotRecords m_records;
    UsageRates m_rates;
    std::size_t m_known;
    std::uint32_t m_nextId = 1;
};

bool isBetter(const PlannedPlace& a, const PlannedPlace& b)
{
    constexpr auto last = std::numeric_limits<std::uint32_t>::max();
    const auto rank
        = [](const PlannedPlace& place) { return place.isRanked ? place.firstRank : last; };
    return rank(a) != rank(b) ? rank(a) < rank(b) : a.factor > b.factor;
}
} // namespace

const Partition* defaultPartition(const std::vector<Partition>& partitions)
{
    const auto last = std::find_if(partitions.rbegin(), partitions.rend(),
                                   [](const Partition& partition) { return partition.isDefault; });
    return last == partitions.rend() ? nullptr : &*last;
}

std::vector<std::string> withoutUse(const Snapshot& snapshot, const PlannedJobs& jobs)
{
    std::vector<std::string> useless;
    for (const auto& partition : jobs.partitions) {
        if (!checkRunnableIn(snapshot, partition, jobs))
            useless.push_back(partition);
    }
    return useless.size() < jobs.partitions.size() ? useless : std::vector<std::string>();
}

PlannedJobs completed(const Snapshot& snapshot, PlannedJobs jobs)
{
    if (jobs.partitions.empty()) {
        if (const auto* standard = defaultPartition(snapshot.partitions); standard != nullptr)
            jobs.partitions = {standard->name};
        else if (snapshot.partitions.size() == 1)
            jobs.partitions = {snapshot.partitions.front().name};
    }
    const auto useless = withoutUse(snapshot, jobs);
    std::vector<std::string> useful;
    for (const auto& partition : jobs.partitions) {
        if (std::ranges::find(useless, partition) == useless.end()
            && std::ranges::find(useful, partition) == useful.end())
            useful.push_back(partition);
    }
    jobs.partitions = std::move(useful);
    if (jobs.qos.empty() && !snapshot.qos.empty())
        jobs.qos = hasName(snapshot.qos, "normal") ? "normal" : snapshot.qos.front().name;
    return jobs;
}

Result<void> checkPlannable(const Policy& policy)
{
    if (traitsOf(policy).hasFairShareFactor)
        return {};
    return Error{ErrorCode::DataInvalid,
                 said("Messages", "jobs cannot be planned under this scheduler"),
                 {}};
}

Result<std::vector<PlannedPlace>> planned(const Inputs& inputs, const PlannedJobs& jobs)
{
    if (auto can = checkPlannable(inputs.policy); !can)
        return can.error();
    const auto wanted = completed(*inputs.snapshot, jobs);
    if (auto known = checkNames(*inputs.snapshot, wanted); !known)
        return known.error();
    if (auto runnable = checkRunnable(*inputs.snapshot, wanted); !runnable)
        return runnable.error();
    const auto assocs = assocsFor(*inputs.snapshot, wanted);
    if (assocs.empty())
        return usageError(
            wanted.account.empty()
                ? Message{said("Messages", "the user %1 is in no account"), {wanted.user}}
                : Message{said("Messages", "the user %1 is not in the account %2"),
                          {wanted.user, wanted.account}});
    PlannedQueue queue(inputs, wanted);
    std::vector<PlannedPlace> places;
    for (const auto assoc : assocs) {
        auto place = queue.placeUnder(assoc);
        if (!place)
            return place.error();
        places.push_back(*std::move(place));
    }
    std::ranges::stable_sort(places, isBetter);
    return places;
}

} // namespace fairlead

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/clock/replay.h"
#include "engine/slurm/usage/rawusage.h"
#include "models/accounting/sources/demo/records/demorecords.h"
#include "models/accounting/sources/demo/records/limoges.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace fairlead::accounting {

namespace {
using limoges::limitHour;
using limoges::moment;
using limoges::partitionPlans;
using replay::Second;

constexpr int weeksDays = 28;
constexpr Second weeksBegin = moment - weeksDays * limoges::day;
constexpr std::uint32_t firstJobId = 402001;
constexpr std::uint32_t minute = 60; // s
constexpr replay::Moment insideSecond = 500; // ms

constexpr std::uint32_t shortOrNormal = partitionPlans.size(); ///< the list of both
constexpr std::array<std::int32_t, 6> niceValues{50, 100, 100, 500, 1000, 5000};
/// Why so many wait: the machine stood still since Sunday afternoon, and starts again now.
struct Maintenance
{
    Second announced;
    Second from;
    Second to;
};
constexpr Maintenance maintenance{moment - 22 * 3600, moment - 16 * 3600, moment};
/// The places of limoges::qos().
enum : std::uint32_t
{
    Normal,
    High,
    Low
};
constexpr Second lately = 6 * limoges::day;
constexpr std::array<std::uint32_t, 12> usualLimits{30,
                                                    limitHour,
                                                    2 * limitHour,
                                                    4 * limitHour,
                                                    8 * limitHour,
                                                    12 * limitHour,
                                                    24 * limitHour,
                                                    36 * limitHour,
                                                    48 * limitHour,
                                                    3 * 24 * limitHour,
                                                    5 * 24 * limitHour,
                                                    10 * 24 * limitHour};

replay::Machine machine()
{
    replay::Machine machine;
    for (std::uint32_t i = 0; i < limoges::nodes; ++i) {
        replay::Node node;
        node.name = (i < 9 ? "node0" : "node") + std::to_string(i + 1);
        node.cpus = limoges::cpusPerNode;
        node.sockets = 2;
        node.memory = limoges::memoryPerNode;
        node.gpus = limoges::gpusOf(i);
        machine.nodes.push_back(std::move(node));
    }
    for (const auto& plan : partitionPlans) {
        replay::PartitionRules rules;
        rules.name = plan.name;
        rules.maxTime = plan.maxTime;
        rules.nodes = replay::NodeSet(limoges::nodes);
        for (auto node = plan.first; node <= plan.last; ++node)
            rules.nodes.insert(node);
        machine.partitions.push_back(std::move(rules));
    }
    return machine;
}

/// Users ask for more time than they need, in the usual lengths.
std::uint32_t limitOf(const limoges::Wish& wish, SplitMix& random)
{
    const auto asked = static_cast<double>(wish.length) * (1.1 + 1.4 * random.unit()) / minute;
    const auto found = std::ranges::find_if(
        usualLimits, [asked](std::uint32_t limit) { return limit >= asked; });
    return found == usualLimits.end() ? usualLimits.back() : *found;
}

class Weeks
{
public:
    explicit Weeks(const SnapshotRecords& records)
        : m_records(records)
    {
        m_recording.machine = machine();
        m_recording.parameters.window = 10 * 24 * 60; // bf_window as long as most jobs
        m_recording.parameters.resolution = 600;
        auto& workload = m_recording.workload;
        workload.from = weeksBegin;
        workload.to = moment;
        for (const auto& qos : limoges::qos())
            workload.qos.push_back(qos.name);
        for (const auto& plan : partitionPlans)
            workload.partitionLists.push_back({plan.name});
        workload.partitionLists.push_back({partitionPlans[0].name, partitionPlans[1].name});
        reserve();
        for (const auto& wish : limoges::wishes(limoges::historyDays - weeksDays))
            add(wish);
        addUsage();
        run();
        m_recording.isMadeUp = true;
        m_recording.provenance = {
            {said("Messages", "job history"),
             said("Messages",
                  "made up: 28 days of submissions, the last night for maintenance; "
                  "starts are those of a replay"),
             true},
            {inputs::nodes, said("Messages", "made up: 24 nodes of 64 CPUs"), true},
        };
    }

    replay::Recording take() { return std::move(m_recording); }

private:
    std::uint32_t ownerOf(const limoges::Wish& wish, const std::string& partition)
    {
        const auto key = std::tuple(std::string(wish.lab->account), std::string(wish.member->login),
                                    partition);
        auto& owners = m_recording.workload.owners;
        const auto [entry, isNew]
            = m_owners.try_emplace(key, static_cast<std::uint32_t>(owners.size()));
        if (isNew)
            owners.push_back({std::get<0>(key), std::get<1>(key), std::get<2>(key)});
        return entry->second;
    }

    std::uint32_t partitionOf(const limoges::Wish& wish, std::uint32_t limit)
    {
        const bool isXlim = std::string_view(wish.lab->parent) == "xlim";
        const bool isGeist = std::string_view(wish.lab->parent) == "geist";
        if (limit <= 48 * limitHour && (isXlim || isGeist) && m_random.chance(0.15)
            && wish.cpus <= (isXlim ? 3 : 1) * limoges::cpusPerNode)
            return isXlim ? 3 : 4;
        if (limit <= 2 * limitHour)
            return m_random.chance(0.4) ? shortOrNormal : 0;
        return limit <= 48 * limitHour ? 1 : 2;
    }

    void add(const limoges::Wish& wish)
    {
        replay::Job job;
        auto& jobs = m_recording.workload.jobs;
        job.id = firstJobId + static_cast<std::uint32_t>(jobs.size());
        job.limit = limitOf(wish, m_random);
        job.partitions = partitionOf(wish, job.limit);
        job.owner = ownerOf(wish, m_recording.workload.partitionLists[job.partitions].front());
        job.submit = replay::momentOf(wish.submit) + insideSecond;
        job.runTime = std::min(static_cast<std::uint32_t>(wish.length), job.limit * minute);
        job.qos = m_random.chance(0.05) ? High : m_random.chance(0.1) ? Low : Normal;
        if (m_random.chance(job.qos == Low ? 0.25 : 0.05))
            job.nice = m_random.pick(niceValues);
        job.request.cpus = wish.cpus;
        job.request.minNodes = (wish.cpus + limoges::cpusPerNode - 1) / limoges::cpusPerNode;
        if (wish.lab->shape.usesGpus && job.request.minNodes == 1 && job.partitions != 3
            && m_random.chance(0.1))
            job.request.gpus = static_cast<std::uint32_t>(1 + m_random.below(4));
        keepBack(job);
        m_lastOf[job.owner] = job.id;
        jobs.push_back(job);
    }

    /// The whole machine, for a maintenance.
    void reserve()
    {
        auto& workload = m_recording.workload;
        replay::NodeSet all(limoges::nodes);
        for (std::uint32_t node = 0; node < limoges::nodes; ++node)
            all.insert(node);
        workload.nodeSets.push_back(std::move(all));
        workload.reservationNames = {"maintenance"};
        workload.reservations = {{0, 0, maintenance.announced, maintenance.from, maintenance.to}};
    }

    /// Of who came in lately some are held, do not want to begin yet, or wait for another one.
    void keepBack(replay::Job& job)
    {
        const auto submit = replay::secondOf(job.submit);
        const double kind = m_random.unit();
        if (submit < moment - lately || kind > 0.08)
            return;
        if (kind < 0.02)
            job.begin = replay::neverBegins;
        else if (kind < 0.04 && submit > moment - 3 * limoges::day)
            job.begin = moment + 3600 * static_cast<Second>(2 + m_random.below(60));
        else if (const auto before = m_lastOf.find(job.owner); before != m_lastOf.end())
            waitFor(job, before->second);
    }

    void waitFor(replay::Job& job, std::uint32_t other)
    {
        auto& lists = m_recording.workload.dependencyLists;
        job.dependencies = static_cast<std::uint32_t>(lists.size());
        lists.push_back({{.job = other}});
    }

    /// What the 90 days of usage had left when the weeks begin.
    void addUsage()
    {
        const auto halfLife = m_records.policy.slurm().halfLife;
        std::map<std::pair<std::string, std::string>, long double> sums;
        for (const auto& part : m_records.history) {
            if (part.start < weeksBegin)
                sums[{part.account, part.user}] += slurm::decayedUsage(
                    part.rate, part.start, std::min<Second>(part.end, weeksBegin), weeksBegin,
                    halfLife);
        }
        for (const auto& [name, raw] : sums)
            m_recording.usage.push_back({name.first, name.second, {}, raw});
        m_recording.usageAt = weeksBegin;
    }

    /// Nobody has recorded these weeks: they are run once, under the cluster's own policy.
    void run()
    {
        auto snapshot = buildSnapshot(m_records);
        if (!snapshot)
            return;
        replay::ReplayOptions options;
        options.seed = 2;
        options.to = moment;
        auto recording = m_recording;
        recording.parameters.backfillRun = 1000; // ms
        const auto period = static_cast<Second>(m_records.policy.slurm().calcPeriod);
        options.phases = replay::phasesOf(recording, weeksBegin, period, options.seed);
        const auto shared = std::make_shared<const replay::Recording>(std::move(recording));
        const auto outcome
            = replay::replay({shared, baselineInputs(*std::move(snapshot), moment)}, options);
        auto& workload = m_recording.workload;
        for (std::size_t i = 0; i < workload.jobs.size(); ++i)
            note(outcome, outcome.jobs[i], workload.jobs[i]);
    }

    void note(const replay::Outcome& outcome, const replay::JobOutcome& run, replay::Job& job)
    {
        auto& recorded = job.recorded;
        recorded.eligible = job.begin == 0 ? eligibleAt(job) : 0;
        if (run.start == 0 || run.start > moment) {
            job.runTime = replay::noLimit; // it waits still
            return;
        }
        recorded.start = run.start;
        recorded.cpus = run.cpus;
        recorded.by = run.by;
        recorded.partition = placeInList(job, m_recording.machine.partitions[run.partition].name);
        replay::NodeSet nodes(limoges::nodes);
        for (std::uint32_t i = 0; i < run.nodeCount; ++i)
            nodes.insert(outcome.nodes[run.firstNode + i]);
        auto& sets = m_recording.workload.nodeSets;
        recorded.nodes = static_cast<std::uint32_t>(sets.size());
        sets.push_back(std::move(nodes));
        if (run.end <= moment)
            recorded.end = run.end;
        else
            job.runTime = replay::noLimit; // it runs still
    }

    /// 0: the job that it waits for has not ended.
    [[nodiscard]] replay::Second eligibleAt(const replay::Job& job) const
    {
        const auto submit = replay::secondOf(job.submit);
        if (job.dependencies == replay::nothing)
            return submit;
        const auto& workload = m_recording.workload;
        const auto other = workload.dependencyLists[job.dependencies].front().job - firstJobId;
        const auto end = workload.jobs[other].recorded.end;
        return end == 0 ? 0 : std::max(submit, end);
    }
    /// Of several partitions the one that it runs in.
    [[nodiscard]] std::uint32_t placeInList(const replay::Job& job, const std::string& name) const
    {
        const auto& list = m_recording.workload.partitionLists[job.partitions];
        return static_cast<std::uint32_t>(std::ranges::find(list, name) - list.begin());
    }

    const SnapshotRecords& m_records;
    replay::Recording m_recording;
    SplitMix m_random{20260202};
    std::map<std::tuple<std::string, std::string, std::string>, std::uint32_t> m_owners;
    std::map<std::uint32_t, std::uint32_t> m_lastOf; // numbers of jobs by owner
};
} // namespace

replay::Recording limogesRecording(const SnapshotRecords& records)
{
    return Weeks(records).take();
}

std::vector<HistoryRecord> limoges::recordedHistory(const SnapshotRecords& records,
                                                    const replay::Recording& recording)
{
    std::map<std::pair<std::string, std::string>, std::uint32_t> ids;
    for (const auto& assoc : records.assocs)
        ids[{assoc.account, assoc.user}] = assoc.id;
    std::vector<HistoryRecord> history;
    for (auto part : records.history) {
        part.end = std::min(part.end, weeksBegin);
        if (part.start < weeksBegin)
            history.push_back(std::move(part));
    }
    const auto& workload = recording.workload;
    for (const auto& job : workload.jobs) {
        if (job.recorded.start == 0)
            continue;
        const auto& owner = workload.owners[job.owner];
        HistoryRecord part;
        part.assocId = ids.at({owner.account, owner.user});
        part.account = owner.account;
        part.user = owner.user;
        part.start = job.recorded.start;
        part.end = job.recorded.end == 0 ? moment : job.recorded.end;
        part.rate = job.recorded.cpus; // only CPU time is billed
        history.push_back(std::move(part));
    }
    std::ranges::stable_sort(history, {}, &HistoryRecord::start);
    return history;
}

} // namespace fairlead::accounting

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/past/past.h"

#include "engine/base/timetext.h"
#include "engine/replay/past/pastusage.h"
#include "engine/replay/past/presence.h"
#include "engine/replay/past/usageatbegin.h"
#include "engine/replay/placement/demand.h"
#include "engine/replay/state/jobsnow.h"
#include "engine/slurm/usage/charging.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace fairlead::replay {

namespace {
/// When each array was first eligible: its throttle keeps tasks from starting, not from growing
/// old.
std::vector<Second> firstEligible(const Workload& workload)
{
    std::vector<Second> first(workload.arrays.size(), 0);
    for (const auto& job : workload.jobs) {
        const auto eligible = job.recorded.eligible;
        if (job.array != nothing && eligible != 0
            && (first[job.array] == 0 || eligible < first[job.array]))
            first[job.array] = eligible;
    }
    return first;
}

/// What stands for a reading of that moment, without what belongs to another one.
SnapshotRecords baseOf(const Inputs& today)
{
    // Without the history, which may be long, and the answers, which are of another moment.
    Snapshot bare;
    const auto& from = *today.snapshot;
    bare.cluster = from.cluster;
    bare.source = from.source;
    bare.storeRevision = from.storeRevision;
    bare.colourSlots = from.colourSlots;
    bare.names = from.names;
    bare.assocs = from.assocs;
    bare.partitions = from.partitions;
    bare.qos = from.qos;
    bare.tresNames = from.tresNames;
    bare.nodeCount = from.nodeCount;
    bare.cpuCount = from.cpuCount;
    bare.jobs = from.jobs;
    bare.rows = from.rows;
    bare.policy = from.policy;
    bare.utcOffset = from.utcOffset;
    bare.consumption = from.consumption;
    for (const auto& entry : from.provenance) {
        if (!tellsOfMoment(entry))
            bare.provenance.push_back(entry);
    }
    return recordsOf(bare);
}

/// Else it was worked out, or is not known.
bool isUsageRecorded(const Recording& recording)
{
    return !recording.usage.empty()
        && std::ranges::none_of(recording.provenance, [](const Provenance& entry) {
               return entry.isAssumed && isOf(entry, inputs::usageAtTheBeginning);
           });
}

bool limitsAges(const Recording& recording)
{
    const auto limits = [](const auto& entry) { return limitsAccruing(entry.limits); };
    return recording.parameters.enforcesLimits
        && (std::ranges::any_of(recording.limits.qos, limits)
            || std::ranges::any_of(recording.limits.assocs, limits));
}

/// @param weighsSize  of jobs
void addProvenance(SnapshotRecords& records, const Recording& recording, bool weighsSize)
{
    const auto add = [&](Message input, Message origin, bool isAssumed) {
        records.provenance.push_back({std::move(input), std::move(origin), isAssumed});
    };
    add(inputs::queue, said("Messages", "history of jobs"), false);
    const bool isRecorded = isUsageRecorded(recording);
    add(inputs::rawUsage,
        isRecorded
            ? said("Messages", "history of jobs, and the usage recorded at its beginning")
            : said("Messages", "history of jobs, and before it what today's usage has beyond them"),
        !isRecorded);
    add(said("Messages", "past"),
        said("Messages",
             "shares, QOS, partitions and settings are today's; holds, and nice and "
             "site factors that nobody recorded, are not known"),
        true);
    if (weighsSize)
        add(said("Messages", "sizes of jobs"),
            said("Messages",
                 "what they ask for; slurmctld counts the whole nodes and cores that it has "
                 "planned for them"),
            true);
    if (limitsAges(recording))
        add(said("Messages", "ages"),
            said("Messages",
                 "without the limits of how many jobs gather age (GrpJobsAccrue, MaxJobsAccrue)"),
            true);
}

/// By the first of these partitions that the machine has.
/// @param least  leastMemories()
MemoryRequest memoryIn(const Machine& machine, const std::vector<std::uint64_t>& least,
                       const std::vector<std::string>& names, const Request& request)
{
    for (const auto& name : names) {
        const auto found = std::ranges::find(machine.partitions, name, &PartitionRules::name);
        if (found != machine.partitions.end())
            return countedMemory(
                memoryOf(request, *found, machine),
                least[static_cast<std::size_t>(found - machine.partitions.begin())]);
    }
    return memoryOf(request, {}, machine);
}

/// What the recording alone tells of a job: whose it is and what it asks for.
/// @param least  leastMemories()
JobRecord requestOf(const Recording& recording, const Job& job,
                    const std::vector<std::uint64_t>& least,
                    const std::vector<std::string>& tresNames)
{
    const auto& workload = recording.workload;
    const auto& owner = workload.owners[job.owner];
    JobRecord record;
    record.user = owner.user;
    record.account = owner.account;
    record.qos = workload.qos[job.qos];
    record.partitions = workload.partitionLists[job.partitions];
    record.nodes = std::max(1U, job.request.minNodes);
    record.cpus = job.request.cpus;
    record.timeLimit = job.slurmLimit();
    record.nice = job.nice;
    const auto& types = workload.gpuTypes;
    const CountedAs counted{memoryIn(recording.machine, least, record.partitions, job.request),
                            job.request.gpuType < types.size() ? types[job.request.gpuType]
                                                               : untypedGpus(tresNames)};
    for (const auto& tres : tresNames) {
        if (const auto amount = requestedOf(tres, job.request, counted); amount != 0)
            record.tres.emplace_back(tres, amount);
    }
    return record;
}
} // namespace

Past::Past(std::shared_ptr<const Recording> recording, const Inputs& today)
    : m_recording(withUsageAtBegin(std::move(recording), today))
    , m_base(baseOf(today))
    , m_cycles(*m_recording, *today.snapshot, today.policy.slurm().calcPeriod)
    , m_policy(today)
{
    m_leastMemory = leastMemories(m_recording->machine);
    const Scene scene{m_recording, today};
    m_rates = chargedRates(scene);
    m_usage = pastUsage(scene, m_rates);
    if (today.policy.algorithm() == Algorithm::ClassicFairShare)
        m_held.emplace(scene, m_rates);
    m_eligible = firstEligible(m_recording->workload);
    m_base.historyIsWhole = !today.snapshot->usageFromHistory && m_recording->knowsUsageAtBegin();
    m_base.basis = Basis::Rebuilt;
    addProvenance(m_base, *m_recording, today.policy.slurm().weight(Factor::JobSize) != 0);
    m_today = std::exchange(m_base.jobs, {});
    std::erase_if(m_today, [](const auto& job) { return job.state != JobState::Pending; });
    std::unordered_map<std::uint32_t, std::uint32_t> byNumber;
    for (std::uint32_t i = 0; i < m_today.size(); ++i)
        byNumber.emplace(m_today[i].id, i);
    for (const auto& job : m_recording->workload.jobs) {
        const auto known = byNumber.find(job.id);
        m_knownAs.push_back(known == byNumber.end() ? nothing : known->second);
    }
}

Result<std::shared_ptr<const Snapshot>> Past::at(Second moment) const
{
    if (moment < from() || moment > to())
        return Error{ErrorCode::Usage,
                     {said("Messages", "the history tells of the time from %1 to %2"),
                      {Message(isoTime(from())), Message(isoTime(to()))}},
                     {}};
    auto records = m_base;
    records.takenAt = moment;
    records.computedAt = m_cycles.until(moment);
    records.jobs = queueAt(moment);
    auto built = buildSnapshot(std::move(records));
    if (!built)
        return built.error();
    auto snapshot = std::make_shared<Snapshot>(**built);
    snapshot->cycles = m_cycles.known();
    snapshot->history = m_usage;
    snapshot->usageForm = UsageForm::FromHistory;
    snapshot->usageFromHistory = true;
    if (m_held)
        snapshot->heldParts = heldParts(moment);
    return std::shared_ptr<const Snapshot>(std::move(snapshot));
}

std::vector<long double> Past::heldParts(Second moment) const
{
    const auto cycle = m_cycles.until(moment);
    // Nobody knows what was held before the first usage: that one stands for it.
    const auto first = m_recording->chargedUpTo();
    const auto before = std::max(m_cycles.until(cycle - 1), std::min(first, cycle));
    return m_held->partsAt(usageAt(m_policy, m_usage, m_cycles.known(), std::max(before, first)),
                           before, cycle, moment);
}

/// Running jobs, and waiting ones; the tasks of an array that wait are one, as in squeue.
std::vector<JobRecord> Past::queueAt(Second moment) const
{
    std::vector<JobRecord> queue;
    auto lastArray = nothing;
    std::size_t lastWaiting = 0; // into the queue
    const auto& jobs = m_recording->workload.jobs;
    JobsNow then(m_recording->workload);
    then.changeUntil(momentOf(moment));
    for (std::uint32_t i = 0; i < jobs.size() && secondOf(jobs[i].submit) <= moment; ++i) {
        const auto& job = jobs[i];
        if (!isRunning(job, moment)) {
            if (!isWaiting(job, moment))
                continue;
            if (job.array != nothing && job.array == lastArray) {
                ++queue[lastWaiting].waitingTasks;
                continue;
            }
            lastArray = job.array;
            lastWaiting = queue.size();
        }
        queue.push_back(recordOf(i, then[i], moment));
    }
    return queue;
}

JobRecord Past::recordOf(std::uint32_t position, const Job& job, Second moment) const
{
    const auto& workload = m_recording->workload;
    const bool runs = isRunning(job, moment);
    const auto& last = workload.jobs[position];
    const bool beganElse = !runs && job.begin != last.begin;
    const bool isHeld = beganElse && job.begin == neverBegins;
    auto record = job == last && m_knownAs[position] != nothing
        ? m_today[m_knownAs[position]]
        : requestOf(*m_recording, job, m_leastMemory, m_base.tresNames);
    const auto own = workload.numberOf(job);
    record.id = runs ? job.id : own;
    record.waitingTasks = 1; // here
    if (const auto* told = workload.partitionOf(job); runs && told != nullptr)
        record.partitions = {*told};
    if (job.array != nothing && runs) {
        record.arrayJob = own;
        record.arrayTask = job.arrayTask;
    }
    record.submitTime = secondOf(job.submit);
    record.state = runs ? JobState::Running : JobState::Pending;
    record.startTime = runs ? job.recorded.start : 0;
    record.usageRate = runs ? m_rates[position] : 0.0;
    record.held = isHeld;
    record.hasSetPriority = job.setPriority != 0;
    record.priority = job.setPriority;
    const auto eligible = beganElse ? (isHeld ? 0 : std::max(record.submitTime, job.begin))
        : job.array == nothing      ? job.recorded.eligible
                                    : m_eligible[job.array];
    const bool isEligible = eligible != 0 && eligible <= moment;
    const bool isThrottled = isEligible && !beganElse && job.recorded.eligible > moment;
    const bool begins = job.begin > moment && job.begin < neverBegins;
    record.eligibleTime = isEligible ? eligible : begins ? job.begin : 0;
    const auto others = job.dependencies == nothing
        ? std::span<const Dependency>()
        : m_recording->workload.dependencyLists[job.dependencies];
    const bool isStuck = job.dependencies != nothing
        && isNeverMet(m_recording->workload.dependencyLists[job.dependencies]);
    // On a job outside the history until it begins.
    const bool isOutside = others.size() > 1 && others.back().isRelease;
    record.reason = isHeld            ? "JobHeldAdmin"
        : isThrottled                 ? "JobArrayTaskLimit"
        : isEligible || runs          ? std::string()
        : isStuck                     ? "DependencyNeverSatisfied"
        : isOutside                   ? "Dependency"
        : begins                      ? "BeginTime"
        : job.dependencies != nothing ? "Dependency"
                                      : std::string();
    const bool accruesAlways = m_base.policy.slurm().has(AccrueAlways);
    record.accrueTime = accruesAlways ? record.submitTime : isEligible ? eligible : 0;
    return record;
}

std::vector<Second> Past::resets() const
{
    return slurm::usageResets(m_policy.policy.slurm().usageReset, from(), to(), m_base.utcOffset);
}

std::vector<Second> Past::cycles() const
{
    constexpr std::size_t most = 100'000;
    std::vector<Second> cycles;
    for (auto cycle = m_cycles.until(to()); cycle >= from(); cycle = m_cycles.until(cycle - 1)) {
        if (cycles.size() == most)
            return {};
        cycles.push_back(cycle);
    }
    std::ranges::reverse(cycles);
    return cycles;
}

/// Of each array that of its first task that was eligible to that of its last.
std::vector<std::pair<Second, Second>> Past::waits() const
{
    std::vector<std::pair<Second, Second>> waits;
    std::unordered_map<std::uint32_t, std::size_t> ofArray;
    const bool accruesAlways = m_base.policy.slurm().has(AccrueAlways);
    for (const auto& job : m_recording->workload.jobs) {
        const auto eligible = job.array == nothing ? job.recorded.eligible : m_eligible[job.array];
        const auto submit = secondOf(job.submit);
        const auto begin = accruesAlways ? submit : std::max(submit, eligible);
        const auto end = waitEnd(job);
        if ((eligible == 0 && !accruesAlways) || (end != 0 && end <= begin))
            continue;
        const auto [known, isFirst] = job.array == nothing
            ? std::pair(ofArray.end(), true)
            : ofArray.try_emplace(job.array, waits.size());
        if (isFirst) {
            waits.emplace_back(begin, end);
            continue;
        }
        auto& wait = waits[known->second];
        wait.first = std::min(wait.first, begin);
        wait.second = wait.second == 0 || end == 0 ? 0 : std::max(wait.second, end);
    }
    return waits;
}

std::vector<Busy> Past::busyAt(std::span<const Second> moments) const
{
    std::vector<Busy> busy(moments.size());
    std::vector<std::int64_t> cpus(moments.size() + 1);
    std::vector<std::int64_t> waiting(moments.size() + 1);
    const auto indexOf = [&](Second second) { // of the first moment at or after it
        return static_cast<std::size_t>(std::ranges::lower_bound(moments, second)
                                        - moments.begin());
    };
    const auto add = [&](auto& changes, Second begin, Second end, std::int64_t amount) {
        changes[indexOf(begin)] += amount;
        if (end != 0)
            changes[indexOf(end)] -= amount;
    };
    for (const auto& [begin, end] : waits())
        add(waiting, begin, end, 1);
    for (const auto& job : m_recording->workload.jobs) {
        if (job.recorded.start != 0)
            add(cpus, job.recorded.start, job.recorded.end, job.cpusHeld());
    }
    std::int64_t jobs = 0;
    std::int64_t used = 0;
    for (std::size_t i = 0; i < moments.size(); ++i) {
        jobs += waiting[i];
        used += cpus[i];
        busy[i] = {static_cast<std::uint32_t>(std::max<std::int64_t>(jobs, 0)),
                   static_cast<std::uint64_t>(std::max<std::int64_t>(used, 0))};
    }
    return busy;
}

} // namespace fairlead::replay

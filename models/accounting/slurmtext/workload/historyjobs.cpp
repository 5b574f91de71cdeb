// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/workload/historyjobs.h"

#include "engine/base/text.h"
#include "models/accounting/slurmtext/text/arraytasks.h"
#include "models/accounting/slurmtext/workload/reservationreader.h"

#include <algorithm>
#include <set>
#include <unordered_set>

namespace fairlead::accounting {

namespace {
using replay::Job;
using replay::Moment;
using replay::Second;

// From submission to eligibility as slurmctld records it where nothing holds a job. On its own it
// is eligible at once: 1 s was the most in 3799 recorded jobs. An array is when the next queue is
// built, at the latest with the next full pass (sched_interval): 3 s was the most.
constexpr Second eligibleAtOnce = 2; // s
constexpr Second arrayEligible = 60; // s
constexpr Moment insideSecond = 500; // ms: when in its second a job was submitted is not told
constexpr Second longestHistory = 20LL * 366 * 86400; // s
constexpr Second clocksDiffer = 86400; // s; captures made by hand may be in local time

template <typename Value>
std::uint32_t positionIn(std::map<Value, std::uint32_t>& places, const Value& value,
                         std::vector<Value>& list)
{
    const auto [known, isNew] = places.emplace(value, static_cast<std::uint32_t>(list.size()));
    if (isNew)
        list.push_back(value);
    return known->second;
}

constexpr std::string_view licencePrefix = "license/";
constexpr std::string_view gresPrefix = "gres/";
constexpr std::string_view gpuPrefix = "gres/gpu";

/// What it asks for that a replay has not, and of which the submit line says nothing: it stood in a
/// script. As options.
std::set<std::string> askedInScript(const HistoryJob& line)
{
    std::set<std::string> options;
    for (const auto& [tres, amount] : line.requested) {
        if (amount == 0)
            continue;
        if (tres.starts_with(licencePrefix))
            options.insert("--licenses");
        else if (tres.starts_with(gresPrefix) && !tres.starts_with(gpuPrefix))
            options.insert("--gres="
                           + tres.substr(gresPrefix.size(), tres.find(':') - gresPrefix.size()));
    }
    for (const auto& told : line.submitted.leftOut)
        options.erase(told);
    return options;
}

std::string firstTask(const std::string& list)
{
    const auto tasks = arrayTasks(list, 1);
    return tasks.empty() ? std::string() : std::to_string(tasks.front());
}
} // namespace

HistoryJobs::HistoryJobs(std::string origin, bool hasSubmitLines, Second takenAt,
                         replay::Recording& recording)
    : m_origin(std::move(origin))
    , m_hasSubmitLines(hasSubmitLines)
    , m_takenAt(takenAt)
    , m_recording(recording)
    , m_workload(recording.workload)
    , m_nodes(recording)
{
}

void HistoryJobs::report(Message what, int number)
{
    m_recording.issues.push_back({Severity::Warning, std::move(what), m_origin, number});
}

void HistoryJobs::add(HistoryJob&& line, int number)
{
    if (line.id == 0 || line.submit <= 0) {
        report(said("Messages", "the line is not a job of sacct and is left out"), number);
        return;
    }
    if (!line.unreadable.empty()) {
        report({said("Messages", "%1 cannot be read; the job is left out"), {line.unreadable}},
               number);
        return;
    }
    // Who was cancelled, or failed, before it got nodes: some releases give it a start.
    if (line.hadNoNodes && line.start == line.end && line.state != "COMPLETED")
        line.start.reset();
    if (!line.start && line.end && *line.end <= line.submit)
        return; // sbatch was refused, or it went at once: no scheduler saw it
    const bool isBackwards = line.start && line.end && *line.end < *line.start;
    if (isBackwards || (line.start && *line.start < line.submit)) {
        report(said("Messages",
                    "the job ends before it starts, or starts before it was "
                    "submitted, and is left out"),
               number);
        return;
    }
    if (!isPossible(line)) {
        report(
            said("Messages",
                 "the job has a moment after the capture, or decades before it, and is left out"),
            number);
        return;
    }
    m_contradictory.check(line, number);
    m_strangeOptions.check(line);
    m_scripted.check(line);
    if (line.start && waitingTasks(line.tasks) > 1) {
        report(said("Messages",
                    "the job has started and lists several tasks of its array: it is taken for the "
                    "first of them"),
               number);
        line.tasks = firstTask(line.tasks);
    }
    m_unlisted.note(line);
    auto job = jobOf(line);
    for (const auto task : tasksOf(line.tasks, number)) {
        job.arrayTask = task;
        const auto place = static_cast<std::uint32_t>(m_workload.jobs.size());
        const auto known = m_repeats.check(line, task, place, number);
        if (known.line == HistoryRepeats::Line::New)
            append(job, line);
        else if (known.line == HistoryRepeats::Line::Newer)
            replace(known.place, job, line);
    }
}

/// 0 of a job that is no array. Tasks that wait are one line, however many.
std::vector<std::uint32_t> HistoryJobs::tasksOf(const std::string& list, int number)
{
    if (list.empty())
        return {0};
    const auto count = waitingTasks(list);
    if (count == 1) {
        auto tasks = arrayTasks(list);
        return tasks.empty() ? std::vector<std::uint32_t>{0} : tasks;
    }
    const auto room = mostTasks - std::min(m_waitingTasks, mostTasks);
    if (count > room && m_waitingTasks <= mostTasks)
        report({said("Messages",
                     "the arrays that wait have more than %1 tasks; the others are left out"),
                {std::to_string(mostTasks)}},
               number);
    m_waitingTasks += count;
    return arrayTasks(list, room);
}

/// One that is not would stretch what is replayed by years.
bool HistoryJobs::isPossible(const HistoryJob& line) const
{
    const auto last
        = std::max({line.submit, line.start.value_or(line.submit), line.end.value_or(line.submit)});
    return m_takenAt == 0
        || (line.submit >= m_takenAt - longestHistory && last <= m_takenAt + clocksDiffer);
}

Job HistoryJobs::jobOf(const HistoryJob& line)
{
    Job job;
    job.id = line.id;
    job.submit = replay::momentOf(line.submit) + insideSecond;
    job.nice = line.submitted.nice;
    job.leastLimit = line.submitted.leastMinutes.value_or(replay::noLimit);
    // Else accounting has the limit with which it was started.
    const bool hasLeast
        = line.limit == job.leastLimit && m_recording.parameters.givesLeastTime() && line.start;
    job.limit = hasLeast ? line.submitted.limit.value_or(line.limit) : line.limit;
    auto partitions = line.submitted.partitions;
    if (partitions.size() < 2 && (partitions.empty() || !line.partitions.empty())) {
        partitions.clear();
        for (const auto name : text::split(line.partitions, ','))
            partitions.emplace_back(name);
    }
    if (const auto own = std::ranges::find(partitions, line.partitions); line.start)
        job.recorded.partition = own == partitions.end()
            ? replay::nothing
            : static_cast<std::uint32_t>(own - partitions.begin());
    job.partitions = positionIn(m_lists, partitions, m_workload.partitionLists);
    job.owner = ownerOf(
        {line.account, line.user, partitions.empty() ? std::string() : partitions.front()});
    job.qos = positionIn(m_qos, line.qos, m_workload.qos);
    job.request = requestOf(line, partitions);
    readTimes(line, job);
    readDependencies(line, job);
    job.recorded.by = line.by;
    job.recorded.cpus = line.allocatedCpus;
    job.recorded.billing = billingOf(line);
    return job;
}

std::uint32_t HistoryJobs::ownerOf(replay::Owner owner)
{
    const auto key = std::tuple(owner.account, owner.user, owner.partition);
    const auto [known, isNew]
        = m_owners.emplace(key, static_cast<std::uint32_t>(m_workload.owners.size()));
    if (isNew)
        m_workload.owners.push_back(std::move(owner));
    return known->second;
}

replay::Request HistoryJobs::requestOf(const HistoryJob& line,
                                       const std::vector<std::string>& partitions)
{
    const auto& machine = m_recording.machine;
    const auto first = std::ranges::find(machine.partitions,
                                         partitions.empty() ? std::string() : partitions.front(),
                                         &replay::PartitionRules::name);
    auto request = accounting::requestOf(
        line, machine, first == machine.partitions.end() ? nullptr : &*first, m_hasSubmitLines);
    request.minCpusPerNode
        = std::max(request.minCpusPerNode, cpusForMemory(request, machine, partitions));
    request.required = m_nodes.placeOf(line.submitted.nodeList);
    const auto& reservation
        = line.reservation.empty() ? line.submitted.reservation : line.reservation;
    if (!reservation.empty())
        request.reservation = placeOfReservation(reservation, m_workload);
    const auto types = gpuTypesOf(line);
    request.excluded = m_nodes.placeOfExcluded(line.submitted, types);
    if (types.size() == 1)
        request.gpuType = placeOfGpuType(types.front());
    return request;
}

std::uint32_t HistoryJobs::placeOfGpuType(const std::string& type)
{
    auto& types = m_workload.gpuTypes;
    const auto place = replay::placeOfType(types, type);
    if (place == types.size())
        types.push_back(type);
    return static_cast<std::uint32_t>(place);
}

void HistoryJobs::readTimes(const HistoryJob& line, Job& job)
{
    auto& recorded = job.recorded;
    recorded.end = line.end.value_or(0);
    recorded.hasFailed = line.state == "FAILED" || line.state.ends_with("_FAIL");
    if (line.start && line.state != "PENDING") {
        recorded.start = *line.start;
        recorded.nodes = m_nodes.placeOf(line.nodeList);
        const auto& sets = m_workload.nodeSets;
        if (recorded.nodes != replay::nothing
            && hadNodesAlone(line, job.request, sets[recorded.nodes], m_recording.machine))
            job.request.isExclusive = true;
    } else if (line.end) {
        job.cancelled = *line.end;
    }
    job.runTime = line.start && line.end ? static_cast<std::uint32_t>(*line.end - *line.start)
                                         : replay::noLimit;
    m_last = std::max({m_last, line.submit, recorded.start, recorded.end});
    m_first = m_first == 0 ? line.submit : std::min(m_first, line.submit);
    recorded.eligible = line.eligible.value_or(0);
    const bool isLate = line.eligible
        && *line.eligible > line.submit + (line.arrayId != 0 ? arrayEligible : eligibleAtOnce);
    const bool isExplained = m_hasSubmitLines && !line.submitted.hasBegin && !line.submitted.isHeld
        && (waitsForOthers(line.submitted) || !isLate);
    if (line.eligible && *line.eligible > line.submit && !isExplained)
        job.begin = *line.eligible;
    if (!line.eligible && !line.start && !waitsForOthers(line.submitted))
        job.begin = replay::neverBegins;
}

void HistoryJobs::readDependencies(const HistoryJob& line, Job& job)
{
    const bool isReleased = line.submitted.isHeld && !line.submitted.hasBegin && job.begin != 0
        && job.begin != replay::neverBegins;
    job.dependencies = m_dependencies.ask(line.submitted, isReleased);
}

void HistoryJobs::append(Job job, const HistoryJob& line)
{
    if (line.arrayId != 0)
        m_arrayOf.push_back({line.arrayId, line.submitted.throttle.value_or(replay::noLimit)});
    else
        m_arrayOf.push_back({0, replay::noLimit});
    m_dependencies.add(line.state);
    m_singletons.add(line);
    const auto place = static_cast<std::uint32_t>(m_workload.jobs.size());
    m_submitted.note(line, job, place);
    m_workload.jobs.push_back(std::move(job));
    for (const auto& option : line.submitted.leftOut)
        m_leftOut[option].push_back(place);
    if (!line.submitted.constraint.empty() && !m_nodes.isKnown(line.submitted))
        m_leftOut["--constraint"].push_back(place);
    if (line.state == "PREEMPTED" || line.state == "REQUEUED" || line.state == "SUSPENDED"
        || line.state == "RESIZING")
        m_leftOut[line.state].push_back(place);
    if (const auto types = gpuTypesOf(line); !types.empty() && !m_nodes.tellsApart(types))
        m_leftOut["--gres=gpu:TYPE"].push_back(place);
    for (const auto& option : askedInScript(line))
        m_leftOut[option].push_back(place);
    if (isRestricted(m_workload.partitionLists[m_workload.jobs[place].partitions]))
        m_leftOut["AllowGroups"].push_back(place);
    if (line.isComponent)
        m_leftOut["hetjob"].push_back(place);
    // What is left out is the start at the submission: a pass is replayed, whoever waits for it.
    const auto& command = line.submitted.command;
    const auto by = m_workload.jobs[place].recorded.by;
    const bool isOfPass = by == replay::StartedBy::Main || by == replay::StartedBy::Backfill;
    if ((command == "srun" || command == "salloc") && !isOfPass)
        m_leftOut[command].push_back(place);
}

/// What it asks for is the same.
void HistoryJobs::replace(std::uint32_t place, Job job, const HistoryJob& line)
{
    m_submitted.note(line, job, place);
    m_workload.jobs[place] = std::move(job);
    m_dependencies.put(place, line.state);
}

/// Whether one of several partitions may refuse the job.
bool HistoryJobs::isRestricted(const std::vector<std::string>& partitions) const
{
    const auto& restricted = m_recording.machine.restricted;
    return partitions.size() > 1 && std::ranges::any_of(partitions, [&](const std::string& name) {
               return std::ranges::find(restricted, name) != restricted.end();
           });
}

std::unordered_map<std::uint32_t, Second> HistoryJobs::startsOfTasks() const
{
    std::unordered_map<std::uint32_t, Second> starts;
    for (std::size_t i = 0; i < m_arrayOf.size(); ++i) {
        const auto& job = m_workload.jobs[i];
        if (m_arrayOf[i].id != 0 && job.recorded.start != 0)
            starts.emplace(job.id, job.recorded.start);
    }
    return starts;
}

/// Their tasks that have no line. Returns how many.
std::size_t HistoryJobs::addUnlisted(const std::vector<HistoryJob>& lines)
{
    const auto key
        = [](std::uint32_t array, std::uint32_t task) { return std::uint64_t{array} << 32 | task; };
    std::unordered_set<std::uint64_t> known;
    for (std::size_t i = 0; !lines.empty() && i < m_arrayOf.size(); ++i)
        known.insert(key(m_arrayOf[i].id, m_workload.jobs[i].arrayTask));
    const auto before = m_workload.jobs.size();
    for (const auto& line : lines) {
        auto job = jobOf(line);
        for (const auto task : tasksOf(line.tasks, 0)) {
            job.arrayTask = task;
            if (known.insert(key(line.arrayId, task)).second)
                append(job, line);
        }
    }
    return m_workload.jobs.size() - before;
}

void HistoryJobs::finish()
{
    (void)addUnlisted(m_unlisted.cutLines(m_origin, m_recording.issues));
    UnlistedTasks::reportTold(addUnlisted(m_unlisted.toldLines(startsOfTasks())), m_origin,
                              m_recording.issues);
    m_dependencies.finish(m_workload, m_arrayOf);
    m_singletons.finish(m_workload, m_arrayOf);
    reportHopeless(m_recording, m_origin);
    reportUnknownQos(m_recording, m_origin);
    m_contradictory.report(m_origin, m_recording.issues);
    m_strangeOptions.report(m_origin, m_recording.issues);
    m_scripted.report(m_origin, m_recording.issues);
    m_repeats.report(m_origin, m_recording.issues);
    const auto places = putInOrder(m_workload, m_arrayOf);
    for (auto& [what, list] : m_leftOut) {
        for (auto& place : list)
            place = places[place];
        std::sort(list.begin(), list.end());
    }
    m_submitted.finish(places, m_workload);
    m_workload.from = m_first;
    m_workload.to = m_last;
    for (auto& [what, jobs] : m_leftOut)
        m_workload.leftOut.push_back({Message(what), std::move(jobs)});
    if (m_nodes.unknownNames() > 0)
        m_recording.issues.push_back(
            {Severity::Warning,
             counted(m_nodes.unknownNames(),
                     said("Messages", "1 name in node lists is not a node of the machine: %2"),
                     said("Messages",
                          "%1 names in node lists are not nodes of the machine; the first is in "
                          "%2"),
                     {m_nodes.listOfUnknown()}),
             m_origin, 0});
}

} // namespace fairlead::accounting

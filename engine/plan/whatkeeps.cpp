// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/plan/whatkeeps.h"

#include "engine/replay/recording/editedrecording.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace fairlead {

namespace {
std::uint32_t limitOf(const PlannedJobs& jobs)
{
    return jobs.limit == slurm::noTimeLimit  ? replay::noLimit
        : jobs.limit == slurm::unlimitedTime ? replay::unlimited
                                             : jobs.limit;
}

/// One job for each place.
replay::Workload workloadOf(const PlannedJobs& jobs, const std::vector<PlannedPlace>& places)
{
    replay::Workload workload;
    workload.qos = {jobs.qos};
    workload.partitionLists = {jobs.partitions};
    const auto first = jobs.partitions.empty() ? std::string() : jobs.partitions.front();
    for (const auto& place : places) {
        replay::Job job;
        job.owner = static_cast<std::uint32_t>(workload.owners.size());
        job.limit = limitOf(jobs);
        job.request.cpus = jobs.cpus;
        job.request.minNodes = jobs.nodes;
        workload.owners.push_back({place.assoc.account, jobs.user, first});
        workload.jobs.push_back(job);
    }
    return workload;
}

/// CPUs that a job can have on each node of a partition, the largest first.
std::vector<std::uint32_t> cpusOfNodes(const replay::Machine& machine,
                                       const replay::PartitionRules& rules)
{
    std::vector<std::uint32_t> cpus;
    for (std::size_t i = 0; i < machine.nodes.size(); ++i) {
        if (rules.nodes.contains(i))
            cpus.push_back(std::min(machine.nodes[i].cpus, rules.maxCpusPerNode));
    }
    std::ranges::sort(cpus, std::greater<>());
    return cpus;
}

/// On how few nodes a job has that many; 0: on no number of them.
/// @param nodes  CPUs, the largest first
std::size_t fewestFor(std::uint32_t cpus, const std::vector<std::uint32_t>& nodes)
{
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        sum += nodes[i];
        if (sum >= cpus)
            return i + 1;
    }
    return 0;
}

/// Of jobs that no idle machine starts, whatever their account.
Error tooLarge(const PlannedJobs& jobs, const replay::PartitionRules& rules,
               const std::vector<std::uint32_t>& nodes)
{
    const auto fewest = fewestFor(jobs.cpus, nodes);
    const bool isBound = rules.maxNodes < nodes.size();
    if (isBound && (jobs.nodes > rules.maxNodes || nodes.empty()))
        return usageError({said("Messages", "such jobs can never run; MaxNodes of %1: %2"),
                           {rules.name, number(rules.maxNodes)}});
    if (isBound && (fewest == 0 || fewest > rules.maxNodes))
        return usageError(
            {said("Messages",
                  "such jobs can never run; MaxNodes of %1: %2, CPUs of a node there: "
                  "%3 at most"),
             {rules.name, number(rules.maxNodes), number(nodes.front())}});
    if (fewest == 0 && !nodes.empty())
        return usageError(
            {said("Messages",
                  "such jobs can never run; nodes of %1: %2, CPUs of a node there: %3 at most"),
             {rules.name, number(nodes.size()), number(nodes.front())}});
    return usageError(
        {said("Messages",
              "such jobs can never run; the nodes of %1 are not enough for them, also when "
              "all are idle"),
         {rules.name}});
}

std::vector<Message> notesOf(const PlannedJobs& jobs, const replay::PartitionRules& rules,
                             const std::vector<std::uint32_t>& nodes)
{
    std::vector<Message> notes;
    if (!rules.isUp)
        notes.push_back({said("Messages",
                              "the partition %1 is down or inactive: nothing starts there until it "
                              "is up again"),
                         {rules.name}});
    const auto fewest = fewestFor(jobs.cpus, nodes);
    if (fewest > jobs.nodes)
        notes.push_back({said("Messages",
                              "CPUs of a node of %1: %2 at most; such jobs take %3 nodes or more "
                              "(with -N %4 Slurm would refuse them)"),
                         {rules.name, number(nodes.front()), number(fewest), number(jobs.nodes)}});
    return notes;
}

/// One of their partitions, and what its nodes have.
struct AskedPartition
{
    const replay::PartitionRules* rules;
    std::vector<std::uint32_t> nodes; // CPUs, the largest first

    [[nodiscard]] bool isTooSmallFor(const PlannedJobs& jobs) const
    {
        const auto fewest = fewestFor(jobs.cpus, nodes);
        return fewest == 0 || std::max<std::size_t>(fewest, jobs.nodes) > rules->maxNodes;
    }
};

/// Empty: the machine tells nothing of one.
std::vector<AskedPartition> askedPartitions(const replay::Machine& machine, const PlannedJobs& jobs)
{
    std::vector<AskedPartition> asked;
    for (const auto& name : jobs.partitions) {
        const auto rules
            = std::ranges::find(machine.partitions, name, &replay::PartitionRules::name);
        if (rules == machine.partitions.end())
            return {};
        asked.push_back({&*rules, cpusOfNodes(machine, *rules)});
    }
    return asked;
}

bool isOfMachine(const std::optional<replay::NeverStart>& why)
{
    using Reason = replay::NeverStart::Reason;
    return why && why->reason != Reason::Limit && why->reason != Reason::Access;
}
} // namespace

std::vector<std::optional<replay::NeverStart>> whatKeeps(const replay::Recording& recording,
                                                         const Inputs& inputs, PlannedJobs jobs,
                                                         const std::vector<PlannedPlace>& places)
{
    jobs = completed(*inputs.snapshot, std::move(jobs));
    auto idle = std::make_shared<replay::Recording>();
    idle->machine = recording.machine;
    for (auto& partition : idle->machine.partitions)
        partition.isUp = true;
    idle->parameters = recording.parameters;
    idle->limits = recording.limits;
    auto edited = std::make_shared<replay::Recording>(
        *replay::editedRecording(idle, inputs.snapshot->policy, inputs));
    edited->workload = workloadOf(jobs, places); // of accounts as they are called now
    std::vector<std::uint32_t> all(places.size());
    std::iota(all.begin(), all.end(), 0U);
    return replay::whyNever({std::move(edited), inputs}, all);
}

OnMachine onMachine(const replay::Recording& recording, const Inputs& inputs, PlannedJobs jobs,
                    const std::vector<PlannedPlace>& places)
{
    jobs = completed(*inputs.snapshot, std::move(jobs));
    const auto asked = askedPartitions(recording.machine, jobs);
    if (asked.empty())
        return {};
    OnMachine answer{{}, {}, whatKeeps(recording, inputs, jobs, places)};
    for (const auto& one : asked) {
        for (auto& note : notesOf(jobs, *one.rules, one.nodes))
            answer.notes.push_back(std::move(note));
    }
    const auto isTooSmall = [&](const AskedPartition& one) { return one.isTooSmallFor(jobs); };
    if (std::ranges::all_of(asked, isTooSmall)
        || (!places.empty() && std::ranges::all_of(answer.why, isOfMachine)))
        answer.never = tooLarge(jobs, *asked.front().rules, asked.front().nodes);
    return answer;
}

} // namespace fairlead

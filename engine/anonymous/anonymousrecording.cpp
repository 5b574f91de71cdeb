// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/anonymous/anonymousrecording.h"

#include "engine/base/text.h"
#include "engine/replay/recording/limitoptions.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fairlead {

namespace {
template <typename Record, typename Visit>
void visitOwner(Record& record, const Visit& visit)
{
    visit(Named::Account, record.account);
    visit(Named::User, record.user);
    visit(Named::Partition, record.partition);
}

/// In small letters, as texts of TRES name them.
template <typename Visit>
void visitType(std::string& type, const Visit& visit)
{
    type = text::lower(type);
    visit(Named::GresType, type);
}

template <typename Visit>
void visitTypes(replay::LimitSet& limits, const Visit& visit)
{
    for (const auto& option : replay::tresOptions) {
        for (auto& limit : (limits.*option.limit).gpuTypes)
            visitType(limit.type, visit);
    }
}

template <typename Visit>
void visitNames(replay::Limits& limits, const Visit& visit)
{
    for (auto& record : limits.assocs) {
        visitOwner(record, visit);
        visitTypes(record.limits, visit);
    }
    for (auto& qos : limits.qos) {
        visit(Named::Qos, qos.name);
        visitTypes(qos.limits, visit);
    }
}

template <typename Visit>
void visitNames(replay::Recording& recording, const Visit& visit)
{
    auto& workload = recording.workload;
    for (auto& record : workload.owners)
        visitOwner(record, visit);
    for (auto& record : recording.usage)
        visitOwner(record, visit);
    visitNames(recording.limits, visit);
    for (auto& qos : workload.qos)
        visit(Named::Qos, qos);
    for (auto& type : workload.gpuTypes)
        visitType(type, visit);
    for (auto& list : workload.partitionLists) {
        for (auto& partition : list)
            visit(Named::Partition, partition);
    }
    for (auto& node : recording.machine.nodes)
        visitType(node.gpuType, visit);
    for (auto& partition : recording.machine.partitions) {
        visit(Named::Partition, partition.name);
        visit(Named::Qos, partition.qos);
    }
    for (auto& access : recording.machine.access) {
        using Rule = replay::PartitionAccess::Rule;
        const bool isOfQos = access.rule == Rule::AllowQos || access.rule == Rule::DenyQos;
        visit(Named::Partition, access.partition);
        for (auto& name : access.names)
            visit(isOfQos ? Named::Qos : Named::Account, name);
    }
    for (auto& [partition, bound] : recording.machine.nodeMemoryBounds) {
        if (!partition.empty())
            visit(Named::Partition, partition);
    }
}

std::string nodeName(std::size_t node, std::size_t width)
{
    const auto digits = std::to_string(node + 1);
    return "node" + std::string(width - digits.size(), '0') + digits;
}

constexpr std::string_view gresOption = "--gres=";
constexpr std::string_view anyGpuType = "--gres=gpu:TYPE";

/// The generic resource that a job asked for; empty: the option is another one.
std::string_view gresOf(const Message& what)
{
    const std::string_view option = what.text;
    return option.starts_with(gresOption) && option != anyGpuType ? option.substr(gresOption.size())
                                                                  : std::string_view();
}

/// A sentence without what was filled in, an option without what somebody wrote behind it.
Message bare(const Message& what, const MadeUpNames& names)
{
    if (const auto gres = gresOf(what); !gres.empty())
        return Message(std::string(gresOption) + names.of(Named::Gres, std::string(gres)));
    auto made = what;
    for (auto& argument : made.arguments)
        argument = Message("…");
    if (made.text != anyGpuType && made.text.starts_with("--"))
        made.text.resize(std::min(made.text.find('='), made.text.size()));
    return made;
}

/// One entry for each option: without what was behind it some are the same.
void renameLeftOut(std::vector<replay::LeftOut>& all, const MadeUpNames& names)
{
    std::vector<replay::LeftOut> made;
    for (auto& leftOut : all) {
        leftOut.what = bare(leftOut.what, names);
        const auto same = std::ranges::find(made, leftOut.what, &replay::LeftOut::what);
        if (same == made.end()) {
            made.push_back(std::move(leftOut));
            continue;
        }
        std::vector<std::uint32_t> jobs;
        std::ranges::set_union(same->jobs, leftOut.jobs, std::back_inserter(jobs));
        same->jobs = std::move(jobs);
    }
    all = std::move(made);
}
} // namespace

void addNames(replay::Recording& recording, MadeUpNames& names)
{
    visitNames(recording, [&](Named kind, const std::string& name) { names.add(kind, name); });
    for (const auto& partition : recording.machine.partitions)
        names.addTres(partition.billingWeights);
    for (const auto& leftOut : recording.workload.leftOut) {
        if (const auto gres = gresOf(leftOut.what); !gres.empty())
            names.add(Named::Gres, gres);
    }
}

void addNames(replay::Limits& limits, MadeUpNames& names)
{
    visitNames(limits, [&](Named kind, const std::string& name) { names.add(kind, name); });
}

void addNumbers(const replay::Recording& recording, JobNumbers& numbers)
{
    for (const auto& job : recording.workload.jobs)
        numbers.add(job.id);
    for (const auto& array : recording.workload.arrays)
        numbers.add(array.id);
}

void rename(replay::Limits& limits, const MadeUpNames& names)
{
    visitNames(limits,
               [&](Named kind, std::string& name) { name = std::string(names.of(kind, name)); });
}

void rename(replay::Recording& recording, const MadeUpNames& names, const JobNumbers& numbers)
{
    visitNames(recording,
               [&](Named kind, std::string& name) { name = std::string(names.of(kind, name)); });
    auto& workload = recording.workload;
    for (auto& job : workload.jobs)
        job.id = numbers.of(job.id);
    for (auto& array : workload.arrays)
        array.id = numbers.of(array.id);
    for (auto& list : workload.dependencyLists) {
        for (auto& dependency : list)
            dependency.job = dependency.isRelease ? 0 : numbers.of(dependency.job);
    }
    renameLeftOut(workload.leftOut, names);
    auto& reserved = workload.reservationNames;
    for (std::size_t i = 0; i < reserved.size(); ++i)
        reserved[i] = "reservation" + std::to_string(i + 1);
    auto& machine = recording.machine;
    const auto width = std::to_string(machine.nodes.size()).size();
    for (std::size_t node = 0; node < machine.nodes.size(); ++node)
        machine.nodes[node].name = nodeName(node, width);
    machine.gpuTypes.clear(); // told already, as what is left out
    machine.restricted.clear();
    machine.memoryBounds.clear();
    machine.cpusPerGpu.clear();
    machine.hasReservedNodes = false;
    machine.hasTaskPerCore = false; // their requests have it
    machine.features.clear();
    for (auto& partition : machine.partitions)
        partition.billingWeights = names.inTres(partition.billingWeights);
    recording.provenance.clear();
    recording.issues.clear();
}

} // namespace fairlead

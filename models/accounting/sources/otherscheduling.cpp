// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/otherscheduling.h"

#include "models/accounting/slurmtext/config/configuredmachine.h"
#include "models/accounting/slurmtext/machine/machinereader.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace fairlead::accounting {

namespace {
void warn(Issues& issues, Message message)
{
    issues.push_back({Severity::Warning, std::move(message), "", 0});
}

/// What a configuration reads into, with what it does not tell.
replay::Recording likeThat(const replay::Recording& recording)
{
    replay::Recording other;
    other.machine = recording.machine;
    const auto& before = recording.parameters;
    other.parameters.release = before.release;
    other.parameters.measured() = before.measured();
    return other;
}

/// Who may use the partition, and with how much memory.
void takeBounds(const replay::Machine& told, const std::string& partition, replay::Machine& machine)
{
    const auto take = [&](const auto& from, auto& into, auto nameOf) {
        std::erase_if(into, [&](const auto& entry) { return nameOf(entry) == partition; });
        std::ranges::copy_if(from, std::back_inserter(into),
                             [&](const auto& entry) { return nameOf(entry) == partition; });
        std::ranges::sort(into);
    };
    take(told.access, machine.access, [](const auto& access) { return access.partition; });
    take(told.nodeMemoryBounds, machine.nodeMemoryBounds,
         [](const auto& bound) { return bound.first; });
}

/// Those of the recording; a partition whose nodes are all unknown keeps its own.
void applyPartitions(const SlurmConfig& config, replay::Recording& recording)
{
    replay::Recording told;
    told.machine.nodes = recording.machine.nodes;
    const NodeNames names(told.machine);
    for (const auto& line : configuredPartitions(config))
        addMachinePartition(line.keys, names, told);
    recording.issues.append(told.issues);
    for (auto& rules : told.machine.partitions) {
        const auto own = std::ranges::find(recording.machine.partitions, rules.name,
                                           &replay::PartitionRules::name);
        if (own == recording.machine.partitions.end()) {
            warn(recording.issues,
                 {said("Messages", "partition %1 is not in the source and is left out"),
                  {rules.name}});
            continue;
        }
        if (rules.nodes.isEmpty()) {
            warn(recording.issues,
                 {said("Messages",
                       "the nodes of partition %1 are not in the source: it keeps its "
                       "own"),
                  {rules.name}});
            rules.nodes = own->nodes;
        }
        takeBounds(told.machine, rules.name, recording.machine);
        *own = std::move(rules);
    }
}
} // namespace

bool isAboutScheduling(const SlurmConfig& config)
{
    constexpr std::array names{"schedulerparameters", "schedulertype", "selecttype"};
    return !config.partitionLines.empty() || std::ranges::any_of(names, [&](const char* name) {
        return !config.value(name).empty();
    });
}

std::shared_ptr<const replay::Scheduling> schedulingUnder(const replay::Recording& recording,
                                                          const SlurmConfig& config, Issues& issues)
{
    if (!isAboutScheduling(config))
        return nullptr;
    auto other = likeThat(recording);
    readSchedulerParameters(config, other);
    other.machine.memoryBounds = recording.machine.memoryBounds; // of what was asked for
    other.machine.hasTaskPerCore = recording.machine.hasTaskPerCore;
    other.machine.cpusPerGpu = recording.machine.cpusPerGpu;
    other.machine.hasReservedNodes = false;
    applyPartitions(config, other);
    issues.append(other.issues);
    if (other.parameters == recording.parameters && other.machine == recording.machine)
        return nullptr;
    return std::make_shared<const replay::Scheduling>(
        replay::Scheduling{other.parameters, std::move(other.machine)});
}

} // namespace fairlead::accounting

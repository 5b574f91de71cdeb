// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/capture/givenmachine.h"

#include "models/accounting/slurmtext/json/jsonhistory.h"
#include "models/accounting/slurmtext/machine/machinelists.h"
#include "models/accounting/slurmtext/machine/machinereader.h"
#include "models/accounting/slurmtext/text/textlines.h"
#include "models/accounting/sources/capture/givenfiles.h"

#include <QDir>
#include <QFileInfo>

#include <set>
#include <string_view>

namespace fairlead::accounting {

namespace {
bool isSlurmConf(const QString& file)
{
    return file.endsWith(QLatin1String(".conf"), Qt::CaseInsensitive);
}

/// "before/nodes.txt": of the capture that was made when a history began.
std::string labelOf(const QString& file)
{
    const bool isBefore = QFileInfo(file).dir().dirName() == QLatin1String("before");
    return (isBefore ? "before/" : "") + shortName(file);
}

/// What scontrol printed, in words or in JSON; nothing of a slurm.conf.
Result<void> readListing(const QString& file,
                         void (*readText)(std::vector<Line>, const std::string&,
                                          replay::Recording&),
                         Result<void> (*readJson)(const QString&, replay::Recording&),
                         replay::Recording& recording)
{
    if (file.isEmpty() || isSlurmConf(file))
        return {};
    if (file.endsWith(QLatin1String(".json"), Qt::CaseInsensitive))
        return readJson(file, recording);
    auto lines = readTextLines(file, recording.issues);
    if (!lines)
        return lines.error();
    readText(*std::move(lines), labelOf(file), recording);
    return {};
}
} // namespace

Result<void> readGivenMachine(const SourceOptions& options, const SlurmConfig& config,
                              replay::Recording& recording)
{
    SlurmConfig told;
    told.nodeLines = config.nodeLines;
    told.partitionLines = config.partitionLines;
    for (const auto& [file, lines] : {std::pair(&options.nodesFile, &SlurmConfig::nodeLines),
                                      {&options.partitionsFile, &SlurmConfig::partitionLines}}) {
        if (file->isEmpty())
            continue;
        (told.*lines).clear();
        if (!isSlurmConf(*file))
            continue;
        auto other = readSlurmConfig(*file, recording.issues, ConfigUse::Lines);
        if (!other)
            return other.error();
        told.*lines = std::move((*other).*lines);
    }
    if (auto done
        = readListing(options.nodesFile, readMachineNodes, readMachineNodesJson, recording);
        !done)
        return done;
    readMachineFromConfig(told, recording);
    if (auto done = readListing(options.partitionsFile, readMachinePartitions,
                                readMachinePartitionsJson, recording);
        !done)
        return done;
    if (!options.nodesFile.isEmpty() && recording.machine.nodes.empty())
        return holdsNone(options.nodesFile, said("Messages", "%1 holds no node"));
    if (!options.partitionsFile.isEmpty() && recording.machine.partitions.empty())
        return holdsNone(options.partitionsFile, said("Messages", "%1 holds no partition"));
    return {};
}

void assumePartition(replay::Recording& recording)
{
    auto& machine = recording.machine;
    if (!machine.partitions.empty())
        return;
    replay::PartitionRules all;
    all.name = "all";
    all.nodes = replay::NodeSet(machine.nodes.size());
    for (std::size_t i = 0; i < machine.nodes.size(); ++i)
        all.nodes.insert(i);
    machine.partitions.push_back(std::move(all));
    for (auto& list : recording.workload.partitionLists)
        list = {machine.partitions.front().name};
    for (auto& job : recording.workload.jobs) {
        auto& startedIn = job.recorded.partition;
        startedIn = startedIn == replay::nothing ? replay::nothing : 0;
    }
}

void openUsedPartitions(replay::Recording& recording)
{
    const auto& workload = recording.workload;
    std::set<std::string_view> used;
    for (const auto& job : workload.jobs) {
        const auto* name = job.recorded.start > 0 ? workload.partitionOf(job) : nullptr;
        if (name != nullptr)
            used.insert(*name);
    }
    for (auto& partition : recording.machine.partitions) {
        if (partition.isUp || !used.contains(partition.name))
            continue;
        partition.isUp = true;
        recording.issues.push_back(
            {Severity::Warning,
             {said("Messages",
                   "partition %1 takes no jobs in the listing; jobs started there, "
                   "so it is up in a replay"),
              {partition.name}},
             "partitions.txt",
             0});
    }
}

} // namespace fairlead::accounting

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/capture/givenmachine.h"

#include "models/accounting/slurmtext/machinereader.h"
#include "models/accounting/slurmtext/textlines.h"

namespace fairlead::accounting {

namespace {
Error holdsNone(const QString& file, const char* what)
{
    return {ErrorCode::DataInvalid,
            {said("Messages", "%1 holds no %2"), {file.toStdString(), what}},
            {}};
}

bool isSlurmConf(const QString& file)
{
    return file.endsWith(QLatin1String(".conf"), Qt::CaseInsensitive);
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
        auto other = readSlurmConfig(*file, recording.issues);
        if (!other)
            return other.error();
        told.*lines = std::move((*other).*lines);
    }
    if (!options.nodesFile.isEmpty() && !isSlurmConf(options.nodesFile)) {
        const auto lines = readTextLines(options.nodesFile, recording.issues);
        if (!lines)
            return lines.error();
        readMachineNodes(*lines, shortName(options.nodesFile), recording);
    }
    readMachineFromConfig(told, recording);
    if (!options.partitionsFile.isEmpty() && !isSlurmConf(options.partitionsFile)) {
        const auto lines = readTextLines(options.partitionsFile, recording.issues);
        if (!lines)
            return lines.error();
        readMachinePartitions(*lines, shortName(options.partitionsFile), recording);
    }
    if (!options.nodesFile.isEmpty() && recording.machine.nodes.empty())
        return holdsNone(options.nodesFile, "node");
    if (!options.partitionsFile.isEmpty() && recording.machine.partitions.empty())
        return holdsNone(options.partitionsFile, "partition");
    return {};
}

} // namespace fairlead::accounting

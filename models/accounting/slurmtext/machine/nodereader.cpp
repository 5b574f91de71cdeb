// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/machine/nodereader.h"

#include "engine/base/text.h"
#include "models/accounting/slurmtext/text/fields.h"
#include "models/accounting/slurmtext/text/keyvalues.h"
#include "models/accounting/slurmtext/text/wholerecords.h"

#include <algorithm>
#include <array>

namespace fairlead::accounting {

namespace {
constexpr std::uint32_t mostThreads = 1024; // of a core; Slurm keeps 16 bits
} // namespace

std::string slurmVersionIn(TextLines lines)
{
    constexpr std::array<std::string_view, 1> wanted{"Version"};
    KeyValues keys(wanted);
    while (const auto* line = lines.next()) {
        keys.read(line->text);
        if (parseSlurmVersion(keys[0]))
            return std::string(keys[0]);
    }
    return {};
}

ListedNodes readNodes(TextLines given, const std::string& file, SnapshotRecords& records)
{
    auto lines = wholeRecords(std::move(given));
    enum Field : std::size_t
    {
        NodeName,
        CpuEfctv,
        CpuTot,
        ThreadsPerCore,
        Partitions
    };
    constexpr std::array<std::string_view, 5> wanted{"NodeName", "CPUEfctv", "CPUTot",
                                                     "ThreadsPerCore", "Partitions"};
    KeyValues keys(wanted);
    ListedNodes listed;
    auto& named = listed.partitions;
    std::string list; // of the node before: most are in the same partitions
    DoubledNodes doubles;
    while (const auto* line = lines.next()) {
        checkText(*line, file, records.issues);
        keys.read(line->text);
        const std::string name(keys[NodeName]);
        auto cpus = wholeNumber(keys[CpuEfctv]);
        if (!cpus)
            cpus = wholeNumber(keys[CpuTot]);
        if (name.empty() || !cpus) {
            records.issues.push_back(
                {Severity::Warning,
                 name.empty() ? Message(said("Messages", "the line names no node and is left out"))
                              : Message(said("Messages",
                                             "node “%1” has no CPU count and is left "
                                             "out"),
                                        {name}),
                 file, line->number});
            continue;
        }
        if (!doubles.isFirst(name, line->number))
            continue;
        ++records.nodeCount;
        records.cpuCount += *cpus;
        const auto threads = wholeNumber(keys[ThreadsPerCore]).value_or(1);
        listed.cpus[name] = {*cpus, std::clamp(threads, 1U, mostThreads)};
        if (keys[Partitions] == list)
            continue;
        list = keys[Partitions];
        for (const auto partition : text::split(list, ','))
            named.emplace(partition);
    }
    doubles.report(file, records.issues);
    named.erase("");
    named.erase("(null)");
    return listed;
}

void checkNodes(const PartitionNames& named, const std::string& file, SnapshotRecords& records)
{
    const auto report = [&](Message message, const std::string& teller) {
        records.issues.push_back({Severity::Warning, std::move(message), teller, 0,
                                  FileState::Readable, Loss::ListEntry});
    };
    auto missing = named;
    for (const auto& partition : records.partitions)
        missing.erase(partition.name);
    if (records.partitions.empty())
        return;
    for (const auto& name : missing)
        report({said("Messages", "nodes are in the partition “%1”, which is not listed"), {name}},
               file);
    const auto& names = records.tresNames;
    const auto place
        = static_cast<std::size_t>(std::find(names.begin(), names.end(), "node") - names.begin());
    for (const auto& partition : records.partitions) {
        if (place == names.size() || partition.tresTotal[place] <= records.nodeCount)
            continue;
        report(
            counted(static_cast<std::size_t>(partition.tresTotal[place]),
                    said("Messages", "partition “%2” has 1 node, which is not listed"),
                    said("Messages", "partition “%2” has %1 nodes, and the list of nodes only %3"),
                    {partition.name, std::to_string(records.nodeCount)}),
            {});
        return; // the others lack the same nodes
    }
}

} // namespace fairlead::accounting

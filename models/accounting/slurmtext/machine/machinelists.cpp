// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/machine/machinelists.h"

#include "engine/base/text.h"
#include "models/accounting/slurmtext/machine/machinereader.h"
#include "models/accounting/slurmtext/machine/nodestates.h"
#include "models/accounting/slurmtext/text/countedissue.h"
#include "models/accounting/slurmtext/text/cutrecords.h"
#include "models/accounting/slurmtext/text/fields.h"
#include "models/accounting/slurmtext/text/wholerecords.h"

#include <array>
#include <unordered_set>

namespace fairlead::accounting {

namespace {
// Of every record, in every release, from its beginning to its end.
constexpr std::array keysOfNodes{"CPUTot", "RealMemory", "State", "Weight", "CfgTRES", "AllocTRES"};
constexpr std::array keysOfPartitions{"MaxTime", "Nodes",      "OverSubscribe",
                                      "State",   "TotalNodes", "SelectTypeParameters"};
} // namespace

void readMachineNodes(std::vector<Line> lines, const std::string& file,
                      replay::Recording& recording)
{
    CountedIssue strange(
        said("Messages", "1 node has a state that is not known: %2"),
        said("Messages", "%1 nodes have a state that is not known; the first is %2"));
    CountedIssue again(said("Messages", "1 node appears twice, and its first line is used: %2"),
                       said("Messages",
                            "%1 nodes appear twice, and their first lines are used; the first is "
                            "%2"));
    std::unordered_set<std::string> names;
    CutRecords cut(keysOfNodes);
    for (const auto& [number, line] : wholeRecords(std::move(lines))) {
        const auto keys = parseKeyValues(line);
        const auto name = valueOf(keys, "NodeName");
        cut.look(line, name, number);
        if (!name.empty() && !names.insert(name).second)
            again.add(name, number);
        else if (!addMachineNode(keys, recording))
            recording.issues.push_back({Severity::Warning,
                                        said("Messages", "the line is not a node and is left out"),
                                        file, number});
        else if (const auto state = valueOf(keys, "State"); !unknownStateIn(state).empty())
            strange.add(assigned(name, state), number);
    }
    strange.report(file, recording.issues);
    again.report(file, recording.issues);
    cut.report(file, recording.issues);
}

void readMachinePartitions(std::vector<Line> lines, const std::string& file,
                           replay::Recording& recording)
{
    const NodeNames names(recording.machine);
    CountedIssue strange(
        said("Messages", "1 partition names nodes that are not listed: %2"),
        said("Messages", "%1 partitions name nodes that are not listed; the first is %2"));
    CutRecords cut(keysOfPartitions);
    for (const auto& [number, line] : wholeRecords(std::move(lines))) {
        const auto keys = parseKeyValues(line);
        cut.look(line, valueOf(keys, "PartitionName"), number);
        if (!addMachinePartition(keys, names, recording))
            recording.issues.push_back(
                {Severity::Warning, said("Messages", "the line is not a partition and is left out"),
                 file, number});
        else if (const auto nodes = valueOf(keys, "Nodes"); isGiven(nodes)
                 && !text::equalsIgnoreCase(nodes, "ALL") && !text::equalsIgnoreCase(nodes, "NONE")
                 && !names.hasAll(nodes))
            strange.add(valueOf(keys, "PartitionName"), number);
    }
    strange.report(file, recording.issues);
    cut.report(file, recording.issues);
}

} // namespace fairlead::accounting

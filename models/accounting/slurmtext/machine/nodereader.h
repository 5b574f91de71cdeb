// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/issues.h"
#include "engine/cluster/snapshotbuilder.h"
#include "models/accounting/slurmtext/machine/plannedcpus.h"
#include "models/accounting/slurmtext/text/countedissue.h"
#include "models/accounting/slurmtext/text/textlines.h"

#include <set>
#include <string>
#include <unordered_set>

namespace fairlead::accounting {

using PartitionNames = std::set<std::string, std::less<>>;

/// Nodes that a list has twice.
class DoubledNodes
{
public:
    /// False: the name was there before, and the node is left out.
    bool isFirst(const std::string& name, int line)
    {
        const bool isNew = m_seen.insert(name).second;
        if (!isNew)
            m_issue.add(name, line);
        return isNew;
    }
    void report(const std::string& file, Issues& issues) const { m_issue.report(file, issues); }

private:
    std::unordered_set<std::string> m_seen;
    CountedIssue m_issue{
        said("Messages", "node “%2” appears twice; the first one is used"),
        said("Messages", "%1 nodes appear twice, such as “%2”; the first is used")};
};

struct ListedNodes
{
    PartitionNames partitions; ///< that they are in
    CpusByNode cpus;
};

/// `scontrol -o show node`: counts nodes and effective CPUs, whatever their state.
ListedNodes readNodes(TextLines lines, const std::string& file, SnapshotRecords& records);

/// The Slurm version of the first node of such a list that tells one; empty: none does.
std::string slurmVersionIn(TextLines lines);

/// Where nodes and partitions contradict each other, one of the lists was cut: an issue.
/// @param file  that names the partitions
void checkNodes(const PartitionNames& named, const std::string& file, SnapshotRecords& records);

} // namespace fairlead::accounting

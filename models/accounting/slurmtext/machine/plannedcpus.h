// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"
#include "models/accounting/slurmtext/config/configreader.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace fairlead::accounting {

struct NodeCpus
{
    std::uint32_t cpus = 0; ///< that jobs may have
    std::uint32_t threadsPerCore = 1; ///< @range 1 and more
    bool operator==(const NodeCpus&) const = default;
};
using CpusByNode = std::unordered_map<std::string, NodeCpus>;

/// What a waiting job asks for, and what came of the last search for nodes.
struct SearchedJob
{
    std::uint32_t cpus = 1; ///< that it asks for
    std::uint32_t nodes = 1; ///< the same, at the least
    std::uint32_t cpusPerTask = 1;
    std::uint32_t threads = 0; ///< of a core that it uses (--threads-per-core); 0: all
    bool isExclusive = false; ///< it takes whole nodes in any partition
    std::string_view planned; ///< a host list, as SchedNodeList; empty or "(null)": nothing
    /// Whether it waits for a limit of amounts: these are looked at once nodes have been found.
    bool isLimited = false;
};

/// The CPUs that slurmctld counts for a waiting job once it has found nodes for it: what it would
/// take there, which is whole nodes or whole cores. Its job-size factor rests on them from then on;
/// scontrol goes on showing those asked for. Source: total_cpus in the select plugins and in
/// priority/multifactor. Not known: the sockets that CR_Socket gives, and what was tried before and
/// is planned no longer.
class PlannedCpus
{
public:
    PlannedCpus() = default;
    PlannedCpus(const CpusByNode& nodes, const SlurmConfig& config);

    /// Those asked for where nothing else is known.
    [[nodiscard]] std::uint32_t of(const SearchedJob& job) const;

private:
    /// Of all nodes that it would have together; nothing: not known.
    [[nodiscard]] std::optional<NodeCpus> nodesOf(const SearchedJob& job) const;

    const CpusByNode* m_nodes = nullptr; ///< null: none are known
    bool m_givesNodes = false; ///< SelectType=select/linear
    bool m_givesCores = false; ///< CR_Core
    bool m_isTaskPerCore = false; ///< CR_ONE_TASK_PER_CORE
    std::optional<NodeCpus> m_each; ///< where all nodes are alike
};

/// A job for which backfill has found nodes.
struct PlannedJob
{
    std::size_t job = 0; ///< into SnapshotRecords::jobs
    std::uint32_t cpus = 0; ///< as PlannedCpus::of
};

/// Gives these jobs the CPUs with which their priorities were computed: one that came after that
/// moment (SnapshotRecords::computedAt) had no plan yet.
void countPlannedCpus(const std::vector<PlannedJob>& planned, SnapshotRecords& records);

} // namespace fairlead::accounting

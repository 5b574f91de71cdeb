// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"
#include "models/accounting/slurmtext/config/configreader.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace fairlead::accounting {

struct NodeCpus
{
    std::uint32_t cpus = 0; ///< that jobs may have
    std::uint32_t threadsPerCore = 1; ///< @range 1 and more
};
using CpusByNode = std::unordered_map<std::string, NodeCpus>;

/// The CPUs that slurmctld counts for a waiting job once backfill has found nodes for it: what it
/// would take there, which is whole nodes or whole cores. Its job-size factor rests on them from
/// then on; scontrol goes on showing those asked for. Source: total_cpus in the select plugins and
/// in priority/multifactor. Not known: the sockets that CR_Socket gives, and what was tried before
/// and is planned no longer.
class PlannedCpus
{
public:
    PlannedCpus() = default;
    PlannedCpus(const CpusByNode& nodes, const SlurmConfig& config);

    /// @param asked  CPUs
    /// @param nodes  a host list, as SchedNodeList; empty or "(null)": nothing is planned
    /// @param isExclusive  whether it takes whole nodes in any partition
    /// @param threads  of a core that it uses (--threads-per-core); 0: all
    [[nodiscard]] std::uint32_t of(std::uint32_t asked, std::string_view nodes, bool isExclusive,
                                   std::uint32_t threads = 0) const;

private:
    const CpusByNode* m_nodes = nullptr; ///< null: none are known
    bool m_givesNodes = false; ///< SelectType=select/linear
    bool m_givesCores = false; ///< CR_Core
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

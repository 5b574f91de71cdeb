// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/machine/plannedcpus.h"

#include "engine/base/text.h"
#include "models/accounting/slurmtext/text/fields.h"
#include "models/accounting/slurmtext/text/hostlist.h"

#include <algorithm>

namespace fairlead::accounting {

PlannedCpus::PlannedCpus(const CpusByNode& nodes, const SlurmConfig& config)
    : m_nodes(&nodes)
    , m_givesNodes(text::upper(config.value("selecttype")) == "SELECT/LINEAR")
{
    const auto unit = text::upper(config.value("selecttypeparameters"));
    m_givesCores = !m_givesNodes && unit.find("CR_CORE") != std::string::npos;
    m_isTaskPerCore = unit.find("CR_ONE_TASK_PER_CORE") != std::string::npos;
    const auto isAsFirst = [&](const auto& node) { return node.second == nodes.begin()->second; };
    if (!nodes.empty() && std::ranges::all_of(nodes, isAsFirst))
        m_each = nodes.begin()->second;
}

std::optional<NodeCpus> PlannedCpus::nodesOf(const SearchedJob& job) const
{
    if (!isGiven(job.planned)) {
        if (!job.isLimited || !m_each || m_each->cpus == 0)
            return std::nullopt;
        const auto most = std::max(job.nodes, (job.cpus + m_each->cpus - 1) / m_each->cpus);
        return NodeCpus{most * m_each->cpus, m_each->threadsPerCore};
    }
    NodeCpus all;
    bool areKnown = true;
    auto left = mostNodes;
    forEachHost(job.planned, left, [&](const std::string& name) {
        const auto found = m_nodes->find(name);
        areKnown = areKnown && found != m_nodes->end();
        if (!areKnown)
            return;
        all.cpus += found->second.cpus;
        all.threadsPerCore = std::max(all.threadsPerCore, found->second.threadsPerCore);
    });
    return areKnown && left > 0 ? std::optional(all) : std::nullopt;
}

std::uint32_t PlannedCpus::of(const SearchedJob& job) const
{
    const bool takesNodes = job.isExclusive || m_givesNodes;
    if (m_nodes == nullptr || !(takesNodes || m_givesCores))
        return job.cpus;
    const auto nodes = nodesOf(job);
    if (!nodes)
        return job.cpus;
    if (takesNodes)
        return nodes->cpus;
    const auto ofCore = nodes->threadsPerCore;
    const auto used = job.threads == 0 ? ofCore : std::min(job.threads, ofCore);
    const auto perTask = std::clamp(job.cpusPerTask, 1U, std::max(1U, job.cpus));
    return m_isTaskPerCore ? job.cpus / perTask * ((perTask + used - 1) / used) * ofCore
                           : (job.cpus + used - 1) / used * ofCore;
}

void countPlannedCpus(const std::vector<PlannedJob>& planned, SnapshotRecords& records)
{
    for (const auto& [place, cpus] : planned) {
        auto& job = records.jobs[place];
        if (records.computedAt == 0 || job.submitTime <= records.computedAt)
            job.cpus = cpus;
    }
}

} // namespace fairlead::accounting

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
    , m_givesCores(!m_givesNodes
                   && text::upper(config.value("selecttypeparameters")).find("CR_CORE")
                       != std::string::npos)
{
}

std::uint32_t PlannedCpus::of(std::uint32_t asked, std::string_view nodes, bool isExclusive,
                              std::uint32_t threads) const
{
    const bool takesNodes = isExclusive || m_givesNodes;
    if (m_nodes == nullptr || !isGiven(nodes) || !(takesNodes || m_givesCores))
        return asked;
    std::uint32_t cpus = 0;
    std::uint32_t ofCore = 1;
    bool allKnown = true;
    auto left = mostNodes;
    forEachHost(nodes, left, [&](const std::string& name) {
        const auto found = m_nodes->find(name);
        allKnown = allKnown && found != m_nodes->end();
        if (!allKnown)
            return;
        cpus += found->second.cpus;
        ofCore = std::max(ofCore, found->second.threadsPerCore);
    });
    if (!allKnown || left == 0)
        return asked;
    const auto used = threads == 0 ? ofCore : std::min(threads, ofCore);
    return takesNodes ? cpus : (asked + used - 1) / used * ofCore;
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

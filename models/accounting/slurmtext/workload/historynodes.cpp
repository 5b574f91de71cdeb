// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/workload/historynodes.h"

#include "models/accounting/slurmtext/machine/nodefeatures.h"

#include <utility>

namespace fairlead::accounting {

HistoryNodes::HistoryNodes(replay::Recording& recording)
    : m_machine(recording.machine)
    , m_sets(recording.workload.nodeSets)
    , m_names(recording.machine)
    , m_hasMixedGpus(mixesGpuTypes(recording.machine))
{
}

std::uint32_t HistoryNodes::placeOf(const std::string& list)
{
    if (list.empty() || list == noNodesAssigned)
        return replay::nothing;
    const auto [known, isNew] = m_places.emplace(list, static_cast<std::uint32_t>(m_sets.size()));
    if (isNew) {
        m_sets.push_back(m_names.nodesOf(list, &m_unknownNames));
        if (m_unknownNames > 0 && m_listOfUnknown.empty())
            m_listOfUnknown = list;
    }
    return known->second;
}

std::uint32_t HistoryNodes::placeOfExcluded(const SubmitLine& asked,
                                            const std::vector<std::string>& gpuTypes)
{
    const auto named = placeOf(asked.excluded);
    const bool isTyped = gpuTypes.size() == 1 && m_machine.gpuTypes.size() > 1;
    const auto* fit = asked.constraint.empty() ? nullptr : &nodesFor(asked);
    const bool isFitKnown = fit != nullptr && fit->has_value();
    if (!isFitKnown && !isTyped)
        return named;
    auto key = asked.excluded + " -C " + (isFitKnown ? plainConstraint(asked) : std::string());
    key += isTyped ? " gpu:" + gpuTypes.front() : std::string();
    const auto [known, isNew]
        = m_places.emplace(std::move(key), static_cast<std::uint32_t>(m_sets.size()));
    if (isNew) {
        replay::NodeSet may(m_machine.nodes.size());
        may.fill();
        if (isFitKnown)
            may &= **fit;
        if (isTyped)
            may &= nodesWithGpus(gpuTypes.front(), m_machine);
        replay::NodeSet excluded(m_machine.nodes.size());
        for (std::size_t node = 0; node < m_machine.nodes.size(); ++node) {
            if (!may.contains(node))
                excluded.insert(node);
        }
        if (named != replay::nothing)
            excluded |= m_sets[named];
        m_sets.push_back(std::move(excluded));
    }
    return known->second;
}

/// nodesWith(), asked once of each constraint.
const std::optional<replay::NodeSet>& HistoryNodes::nodesFor(const SubmitLine& asked)
{
    const auto constraint = plainConstraint(asked);
    const auto [known, isNew] = m_constraints.try_emplace(constraint);
    if (isNew)
        known->second = nodesWith(constraint, m_machine);
    return known->second;
}

} // namespace fairlead::accounting

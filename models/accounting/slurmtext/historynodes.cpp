// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/historynodes.h"

#include "models/accounting/slurmtext/nodefeatures.h"

#include <utility>

namespace fairlead::accounting {

HistoryNodes::HistoryNodes(replay::Recording& recording)
    : m_machine(recording.machine)
    , m_sets(recording.workload.nodeSets)
    , m_names(recording.machine)
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

std::uint32_t HistoryNodes::placeOfExcluded(const SubmitLine& asked)
{
    const auto named = placeOf(asked.excluded);
    if (asked.constraint.empty())
        return named;
    const auto& fit = nodesFor(asked);
    if (!fit)
        return named;
    const auto [known, isNew] = m_places.emplace(asked.excluded + " -C " + plainConstraint(asked),
                                                 static_cast<std::uint32_t>(m_sets.size()));
    if (isNew) {
        replay::NodeSet excluded(m_machine.nodes.size());
        for (std::size_t node = 0; node < m_machine.nodes.size(); ++node) {
            if (!fit->contains(node))
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

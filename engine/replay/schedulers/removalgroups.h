// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/state/occupancy.h"

namespace fairlead::replay {

/// The groups in which slurmctld takes running jobs off a set of nodes to see when a job could
/// start: by expected end, in windows that double (specification scheduling 4.5); select/linear
/// takes them one by one. A group ends with a job on these nodes. Places are those of
/// Cluster::running().
class RemovalGroups
{
public:
    RemovalGroups(const Occupancy& occupancy, const Parameters& parameters)
        : m_occupancy(occupancy)
        , m_step(parameters.windowStep)
        , m_isOneByOne(occupancy.machine().unit == SelectUnit::Node)
    {
    }

    /// @param removed  places before it are gone already
    /// @param noneBefore  nor has a place before this one any of the nodes
    void begin(const NodeSet& nodes, std::size_t removed, std::size_t noneBefore = 0);
    /// Goes to the next group. False: nobody else has any of the nodes.
    bool next();
    /// Goes to the group with this place, or with the first one on these nodes behind it, past
    /// those before: at once where that is the same as next() again and again. False: there is
    /// none.
    bool reach(std::size_t place);
    /// The place with which the group ends.
    [[nodiscard]] std::size_t last() const { return m_last; }
    /// Whether the job at this place has one of the nodes.
    [[nodiscard]] bool isOn(std::size_t place, const NodeSet& nodes) const;

private:
    [[nodiscard]] std::size_t firstOn(std::size_t place) const;
    [[nodiscard]] std::size_t lastOfGroup(std::size_t first, std::size_t end) const;
    [[nodiscard]] bool jumpTo(std::size_t place);
    void widen();
    void setBase(std::size_t first);

    const Occupancy& m_occupancy;
    Second m_step; // of the windows; 0: they double
    bool m_isOneByOne;
    const NodeSet* m_nodes = nullptr;
    std::size_t m_removed = 0; // places before it, or they have none of the nodes
    std::size_t m_last = 0;
    Second m_base = 0; // of the windows; 0: none yet
    Second m_window = 0; // of the group, from the base on
    bool m_isFirst = true; // no group yet
};

} // namespace fairlead::replay

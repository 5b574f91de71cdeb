// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/state/cluster.h"

#include <vector>

namespace fairlead::replay {

/// Something that is done to the cluster from outside, whatever the schedulers do.
struct Switch
{
    enum class Kind : std::uint8_t
    {
        NodeDown,
        NodeUp,
        PartitionClosed,
        PartitionOpen,
        JobsChanged, ///< by hand
        Asked, ///< nothing but that a pass is asked for
        ReservationTurns ///< one begins or ends: no pass is asked for
    };
    Moment at = 0;
    Kind kind = Kind::Asked;
    /// A node, a partition, or of jobs the first of Workload::formerValues at that moment.
    std::uint32_t what = 0;

    bool operator==(const Switch&) const = default;
};

/// Nodes that go down and come back, partitions that close and open, jobs that are changed: one
/// kind behind the other, each in order. The outages of a node that overlap are one.
std::vector<Switch> recordedSwitchesOf(const Workload& workload);
/// The same from then on, and held jobs that are released and reservations: in order.
std::vector<Switch> switchesOf(const Workload& workload, Second from);

/// It happens.
void apply(const Switch& change, Cluster& cluster);

} // namespace fairlead::replay

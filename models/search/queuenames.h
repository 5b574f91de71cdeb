// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshot.h"

#include <cstdint>
#include <string>
#include <vector>

namespace fairlead::models {

/// The names of a snapshot as a queue is searched and sorted by them: made once for it, by who has
/// the time. Texts are as folded() makes them; an order has the place of each among all of them.
struct QueueNames
{
    explicit QueueNames(const Snapshot& snapshot);

    std::vector<std::string> names; ///< [name]
    std::vector<std::string> partitions;
    std::vector<std::string> qos;
    std::vector<std::uint32_t> nameOrder;
    std::vector<std::uint32_t> partitionOrder;
    std::vector<std::uint32_t> qosOrder;
    bool hasNamedJobs = false;
};

} // namespace fairlead::models

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/limits/keptlimit.h"
#include "engine/replay/recording/recording.h"

#include <optional>

namespace fairlead::replay {

/// Why an idle machine would not start a job.
struct NeverStart
{
    enum class Reason : std::uint8_t
    {
        Partition, ///< a bound of the partition keeps it out, or the machine has no such partition
        Access, ///< the partition refuses its account or QOS
        Nodes, ///< no nodes of its partitions are enough
        Limit ///< it exceeds a limit by itself
    };
    Reason reason = Reason::Partition;
    NamedLimit limit; ///< of Reason::Limit
    bool operator==(const NeverStart&) const = default;
};

/// Of each job, why an idle machine would not start it either: in the last of its partitions.
/// Nothing: it would.
/// @param jobs  positions in Workload::jobs
std::vector<std::optional<NeverStart>> whyNever(const Scene& scene,
                                                const std::vector<std::uint32_t>& jobs);

/// Those of them that an idle machine would not start.
std::vector<std::uint32_t> neverStarting(const Scene& scene,
                                         const std::vector<std::uint32_t>& jobs);

} // namespace fairlead::replay

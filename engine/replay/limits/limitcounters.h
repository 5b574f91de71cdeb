// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/placement/freenodes.h"
#include "engine/replay/recording/limits.h"

#include <array>
#include <span>
#include <vector>

namespace fairlead::replay {

inline constexpr auto nodeTres = static_cast<std::size_t>(Tres::Node);

/// What one job counts for.
struct Holding
{
    TresAmounts amounts{};
    std::uint32_t minutes = 0; ///< its time limit
    std::uint64_t countedMinutes = 0; ///< the same as limits of minutes count it before it starts
    std::uint64_t secondsLeft = 0; ///< of the limit, x UsageFactor, as run-seconds still count it
    [[nodiscard]] std::uint64_t cpus() const
    {
        return amounts[static_cast<std::size_t>(Tres::Cpu)];
    }
};

/// What the running jobs of one holder of limits hold together.
struct LimitCounters
{
    /// A job starts or is gone. Nodes count once, where they are limited.
    void add(const Holding& holding, const TresLimits& limits, std::span<const Share> nodes);
    void remove(const Holding& holding, const TresLimits& limits, std::span<const Share> nodes);
    /// Of these nodes, those that no job of the holder uses.
    [[nodiscard]] std::uint64_t newNodes(std::span<const Share> nodes) const;

    std::uint32_t jobs = 0;
    TresAmounts amounts{};
    std::array<std::int64_t, std::tuple_size_v<TresAmounts>> runSeconds{};
    std::vector<std::uint32_t> jobsOnNode; // [node], only where nodes are limited
};

} // namespace fairlead::replay

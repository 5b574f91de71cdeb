// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/result.h"
#include "engine/priority/evaluation.h"

namespace fairlead {

/// What others do while time goes by.
enum class Others : std::uint8_t
{
    Average, ///< each goes on at the rate that keeps its usage as it is
    Idle ///< nobody starts anything: what runs ends at its time limit
};

/// The cluster at moments to come, as far as usage and time tell: who waits still waits, and nobody
/// comes. Usage decays and is charged as the scheduler does it, resets included.
class ComingUsage
{
public:
    /// @param idle  starts nothing, nor does anybody below it: its running jobs end at their
    /// limits.
    ///     Invalid: there is no such one.
    ComingUsage(const Inputs& inputs, AssocIndex idle, Others others);
    /// @param charges  what is charged from inputs.now on. The snapshot has no queue: nobody says
    ///     who waits while others start.
    ComingUsage(const Inputs& inputs, std::vector<UsageInterval> charges);

    /// @param moment  Unix seconds  @range [from(), inf)
    [[nodiscard]] Inputs at(std::int64_t moment) const;
    [[nodiscard]] std::int64_t from() const { return m_inputs.now; }
    /// Whether usage moves at all: not where it counts in windows, of which only the present ones
    /// are known, or was not read.
    [[nodiscard]] bool movesUsage() const { return m_movesUsage; }

    /// What at() evaluates: the same at every moment.
    [[nodiscard]] const std::shared_ptr<const Snapshot>& snapshot() const
    {
        return m_inputs.snapshot;
    }

private:
    void charge(std::vector<UsageInterval> charges, const Evaluation& present);

    Inputs m_inputs;
    bool m_movesUsage = false;
};

} // namespace fairlead

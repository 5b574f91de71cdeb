// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/recording.h"
#include "engine/replay/state/bindings.h"
#include "engine/replay/state/joblist.h"
#include "engine/replay/state/priorities.h"

#include <vector>

namespace fairlead::replay {

/// The rows of Priorities that waiting records have, one for each partition, with the priorities
/// that slurmctld stores for them.
class JobRows
{
public:
    /// The bindings outlive it.
    JobRows(const Scene& scene, const Bindings& bindings);

    [[nodiscard]] Priorities& priorities() { return m_priorities; }
    [[nodiscard]] std::uint32_t priorityOf(std::uint32_t row) const { return m_priorityOf[row]; }
    void add(Live& live, const Job& job);
    /// What another record has: a task is split off.
    void copy(const Live& from, Live& to, const Job& job);
    /// What the job asks for has changed: nothing else.
    void renew(Live& live, const Job& job);
    void remove(Live& live);
    void setEligible(const Live& live, Second eligible);
    void setAccrue(const Live& live, Second accrue);
    /// Stores what the priorities are now.
    void rate(const Live& live, const Job& job, Second now);

private:
    const Bindings& m_bindings;
    Priorities m_priorities;
    std::vector<std::uint32_t> m_priorityOf; // [row] 0: none yet
};

} // namespace fairlead::replay

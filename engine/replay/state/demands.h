// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/limits/limitbook.h"
#include "engine/replay/state/bindings.h"
#include "engine/replay/state/entry.h"
#include "engine/replay/state/joblist.h"
#include "engine/replay/state/jobsnow.h"

#include <optional>

namespace fairlead::replay {

/// What waiting records ask for, kept by row of Priorities: schedulers ask again and again.
class Demands
{
public:
    Demands(const Bindings& bindings, const LimitBook& limits, const Workload& workload,
            const JobsNow& jobs)
        : m_bindings(bindings)
        , m_limits(limits)
        , m_workload(workload)
        , m_jobs(jobs)
    {
    }

    /// Of a job of the workload, whose row and partition the entry tells.
    const Demand& of(const Entry& entry, std::uint32_t job, bool isExclusive);
    void forget(std::uint32_t row)
    {
        if (row < m_asked.size())
            m_asked[row].job = nothing;
    }
    /// The record as a candidate in one of its partitions; tier and priority are for the caller.
    /// Nothing: schedulers do not look at it there.
    /// @param place  of the partition in the job's list
    [[nodiscard]] std::optional<Entry> entryOf(const Live& live, LiveId id,
                                               std::size_t place) const;

private:
    struct Asked
    {
        std::uint32_t job = nothing; // of which it is
        Demand demand;
    };
    /// Sets the entry's bounds over the jobs [first, end).
    void bound(Entry& entry, std::uint32_t first, std::uint32_t end) const;
    [[nodiscard]] Demand within(const Job& job, std::uint32_t partition) const;

    const Bindings& m_bindings;
    const LimitBook& m_limits;
    const Workload& m_workload;
    const JobsNow& m_jobs;
    std::vector<Asked> m_asked; // [row]
};

} // namespace fairlead::replay

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/workload.h"

#include <unordered_map>
#include <vector>

namespace fairlead::replay {

/// The jobs of a workload as they are at a moment: those that are changed by hand begin as they
/// were submitted.
class JobsNow
{
public:
    /// The workload outlives it.
    explicit JobsNow(const Workload& workload);

    /// Stays where it is.
    [[nodiscard]] const Job& operator[](std::uint32_t job) const
    {
        return m_isChanged.empty() || !m_isChanged[job] ? m_workload.jobs[job]
                                                        : m_changed.find(job)->second;
    }
    /// All until then have happened: none happens any more.
    void changeUntil(Moment moment);
    /// The change at this place of Workload::formerValues happens.
    void change(std::size_t place);

private:
    const Workload& m_workload;
    std::vector<bool> m_isChanged; // [job] at some moment; empty: none is
    std::unordered_map<std::uint32_t, Job> m_changed;
    std::vector<std::int64_t> m_after; // [Workload::formerValues] what it is from then on
};

} // namespace fairlead::replay

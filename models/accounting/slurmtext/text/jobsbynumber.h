// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"

#include <utility>
#include <vector>

namespace fairlead::accounting {

/// The jobs of some records by their number; of equal ones the first. Made once for a reading: the
/// list of jobs must stay as it is. Who asks in the order of the numbers is answered at once.
class JobsByNumber
{
public:
    explicit JobsByNumber(std::vector<JobRecord>& jobs);

    /// Null: there is no such job.
    [[nodiscard]] JobRecord* find(std::uint32_t number);

private:
    using Entry = std::pair<std::uint32_t, std::size_t>; ///< number, place in the list
    std::vector<JobRecord>& m_jobs;
    std::vector<Entry> m_sorted;
    std::size_t m_last = 0; ///< entry that was found last
};

} // namespace fairlead::accounting

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/reports/tables/evaluationtables.h"

#include <set>
#include <string>
#include <string_view>
#include <unordered_set>

namespace fairlead::reports {

/// Set membership by number; an empty wish lets everything pass.
class IdFilter
{
public:
    IdFilter() = default;
    /// Names that the pool does not have match nothing.
    IdFilter(const NamePool& pool, const std::vector<std::string>& names);
    IdFilter(const std::vector<Partition>& partitions, const std::vector<std::string>& names);
    explicit IdFilter(const std::vector<std::uint32_t>& numbers)
        : m_ids(numbers.begin(), numbers.end())
        , m_passesAll(numbers.empty())
    {
    }

    [[nodiscard]] bool passes(std::uint32_t id) const { return m_passesAll || m_ids.contains(id); }

private:
    std::unordered_set<std::uint32_t> m_ids;
    bool m_passesAll = true;
};

/// Whether a name is that of a task of an array: "2001_2".
bool isTaskName(std::string_view name);

/// The filters of JobsOptions, made ready for one snapshot. Keeps no reference to the options.
class RowFilter
{
public:
    RowFilter(const Snapshot& snapshot, const JobsOptions& options);

    [[nodiscard]] bool passes(RowIndex row) const;

private:
    [[nodiscard]] bool isWanted(JobIndex job) const;

    const Snapshot& m_snapshot;
    IdFilter m_users;
    IdFilter m_accounts;
    IdFilter m_partitions;
    IdFilter m_jobs; // those without a name, by number
    IdFilter m_jobNames;
    std::set<std::string> m_tasks; ///< "2001_2": those of arrays that are wanted
    bool m_wantsNumbers; ///< jobs by their numbers too
};

} // namespace fairlead::reports

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshot.h"

#include <compare>
#include <cstdint>
#include <string_view>
#include <vector>

namespace fairlead {

/// What a job is known again by in another snapshot of its source, and in a scenario: the name
/// that the source calls it by, else its number (a task of an array has its own). The number of a
/// job with a name is only its place in one snapshot.
struct JobKey
{
    std::string_view name; ///< of the snapshot's pool, which must outlive the key
    std::uint32_t number = 0; ///< 0 with a name
    auto operator<=>(const JobKey&) const = default;
};
JobKey jobKey(const Snapshot& snapshot, JobIndex job);

/// The first job whose Snapshot::jobLabel() this is, else an invalid index. Linear time.
JobIndex findJob(const Snapshot& snapshot, std::string_view label);

/// Whether a job is called by something else than its number: such jobs stand in order of names.
bool hasNamedJobs(const Snapshot& snapshot);

/// For every queue row of `from` the same one of `to`: the same job, partition and QOS. Invalid:
/// `to` does not have it. No row is matched twice. Linear time.
std::vector<RowIndex> matchRows(const Snapshot& from, const Snapshot& to);

} // namespace fairlead

template <>
struct std::hash<fairlead::JobKey>
{
    std::size_t operator()(const fairlead::JobKey& key) const noexcept
    {
        return std::hash<std::string_view>()(key.name) ^ std::hash<std::uint32_t>()(key.number);
    }
};

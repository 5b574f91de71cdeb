// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/workload.h"

#include <functional>
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace fairlead::accounting {

/// Tasks of an array as another file than the history tells of them: sacct -S leaves out who has no
/// eligible time in the database, as the first task of an array with a throttle that backfill
/// starts, and the tasks of such an array that wait.
struct ToldTask
{
    std::uint32_t id = 0; ///< of the record
    std::uint32_t array = 0;
    std::string tasks; ///< "3"; of those that wait "4-5,8"
    std::optional<replay::Second> start; ///< nothing: they wait
    std::optional<replay::Second> end;
    replay::StartedBy by = replay::StartedBy::Unknown;
    std::string partition; ///< where it started
    std::string nodeList;
    std::uint32_t cpus = 0; ///< that it got; 0: not told
};

/// The arrays that a history knows.
struct KnownArrays
{
    std::unordered_set<std::uint32_t> ids;
    std::unordered_map<std::uint32_t, replay::Second> starts; ///< of their tasks, by number
};

/// What there is told of the tasks of these, whether the history has them or not.
using TellTasks = std::function<std::vector<ToldTask>(const KnownArrays&)>;

} // namespace fairlead::accounting

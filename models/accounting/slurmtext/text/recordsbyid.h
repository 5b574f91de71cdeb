// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace fairlead::accounting {

/// Associations or QOS by slurmdbd's number; of equal ones the first, without those that have none.
/// The keys hold any number that a file may name.
template <typename Record>
std::unordered_map<std::int64_t, Record*> recordsById(std::vector<Record>& records)
{
    std::unordered_map<std::int64_t, Record*> map;
    for (auto& record : records)
        map.emplace(record.id, &record);
    map.erase(0);
    return map;
}

} // namespace fairlead::accounting

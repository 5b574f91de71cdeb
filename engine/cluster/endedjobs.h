// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace fairlead {

/// A job that has ended, or is completing, as far as its usage matters: the scheduler charges the
/// rest of it at once, its factors follow at the next computation.
struct EndedJob
{
    std::string account;
    std::string user;
    std::string partition;
    std::int64_t start = 0; ///< @unit Unix seconds
    std::int64_t end = 0; ///< @unit Unix seconds
    double usageRate = 0.0; ///< @unit usage per second  @range [0, inf)  @source as HistoryRecord
    std::size_t place = 0; ///< how many of SnapshotRecords::jobs stand before it in the source
    bool operator==(const EndedJob&) const = default;
};

} // namespace fairlead

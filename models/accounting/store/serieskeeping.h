// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <vector>

/// Which moments of a series stay: the older, the fewer.
namespace fairlead::accounting {

/// The moments that go when the newest one has come. All of the last day stay, of the last 14 days
/// the first of each hour, of the last 365 the first of each day, before that the first of each
/// week (days and weeks in UTC, weeks begin on Monday). Ages are counted from moment to moment, and
/// a pause of more than 30 days makes none: so clocks that were wrong take no reading away. The
/// first one later than now makes nothing older either.
/// @param moments  Unix seconds, ascending
/// @param now  Unix seconds
std::vector<std::int64_t> momentsToDrop(const std::vector<std::int64_t>& moments, std::int64_t now);

} // namespace fairlead::accounting

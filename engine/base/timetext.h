// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/result.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace fairlead {

/// The last second of the year 9999: no moment of a source is later.
inline constexpr std::int64_t lastMoment = 253402300799; // Unix seconds

/// Slurm's time strings (M, M:S, H:M:S, D-H, D-H:M, D-H:M:S, UNLIMITED) in seconds, not rounded.
/// UNLIMITED, INFINITE and -1 give slurm::infinite. Error code Usage for anything else.
Result<std::uint64_t> parseDuration(std::string_view text);

/// A duration parameter of slurm.conf: rounded up to whole minutes, kept in seconds as uint32;
/// UNLIMITED becomes 4294967236 as in Slurm (specification 1.1).
Result<std::uint32_t> parseMinutesParameter(std::string_view text);

/// A time limit as Slurm keeps it: minutes, rounded up; slurm::unlimitedTime for slurm::infinite
/// and what is longer than minutes can say.
std::uint32_t limitInMinutes(std::uint64_t seconds);

/// "7-00:00:00", "01:30:00": as Slurm prints times.
std::string durationText(std::uint64_t seconds);

/// "2026-11-23T03:07:30": a moment in UTC. From 1970 to 9999; what lies outside is the nearest.
std::string isoTime(std::int64_t second);

/// "2026-11-23 03:07 UTC": the same to the minute, for people.
std::string minuteText(std::int64_t second);

/// Whole number in decimal, nothing else around it.
Result<std::int64_t> parseInteger(std::string_view text);

} // namespace fairlead

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/result.h"
#include "engine/moab/config/settings.h"

/// How each dialect reads the values of a configuration (specification 3.1, 3.2).
namespace fairlead::moab {

/// A whole number. Maui takes what strtol reads (octal, hexadecimal, up to the first other
/// character); Moab takes decimal digits only. Error code Usage.
Result<std::int64_t> parseNumber(std::string_view text, Dialect dialect);

/// Seconds of [[[DD:]HH:]MM:]SS or INFINITY. Two fields are MM:SS, for Maui HH:MM. Values beyond
/// the range of a scheduler's time are cut. Error code Usage.
Result<std::int64_t> parseTime(std::string_view text, Dialect dialect);
inline constexpr std::int64_t infiniteTime = 100000000; ///< s, what INFINITY stands for

/// TRUE, YES, 1 and their opposites; Moab also ON and OFF, without regard to case. Error code
/// Usage for other words.
Result<bool> parseBoolean(std::string_view text, Dialect dialect);

/// A fairshare target: number and suffix. Error code Usage.
Result<FsTarget> parseTarget(std::string_view text);

/// The metric of FSPOLICY; the flag says whether deltas are ratios. Error code Usage: no such
/// policy, which turns fairshare off.
struct FsPolicy
{
    FsMetric metric = FsMetric::None;
    bool isRatio = false;
};
Result<FsPolicy> parseFsPolicy(std::string_view text, Dialect dialect);
std::string fsPolicyText(const Settings& settings);

/// JOBPRIOACCRUALPOLICY in old and new words; the old ones mean exceptions too in Moab.
Result<void> setAccrual(Settings& settings, std::string_view text);
std::string accrualText(const Settings& settings);
/// JOBPRIOEXCEPTIONS: reasons separated by commas, ALL or NONE.
Result<std::uint32_t> parseExceptions(std::string_view text);
std::string exceptionsText(std::uint32_t exceptions);

/// "32", "32+", "32-", with % for a distance in percent; times for durations.
Result<Ideal> parseIdeal(std::string_view text, bool isTime, Dialect dialect);

/// The parts of a list, separated by commas or colons, without a trailing & or ^.
std::vector<std::string> parseList(std::string_view text);

} // namespace fairlead::moab

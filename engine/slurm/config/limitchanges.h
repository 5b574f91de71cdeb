// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Limits of QOS and associations that a scenario sets beside those of the cluster. A parameter
/// names one in sacctmgr's words: "qos normal MaxJobsPU", "account bio GrpTRES", "user ann account
/// bio MaxJobs". No priority comes of it; replays hold jobs against it.
namespace fairlead {

struct LimitChange
{
    std::string qos; ///< empty: of an association
    std::string account;
    std::string user; ///< empty: of the account
    std::string option; ///< as sacctmgr prints it: "MaxJobsPU", "GrpTRES"
    std::string value; ///< "20", "2-00:00:00", "cpu=100,node=4"; -1: no limit
    bool operator==(const LimitChange&) const = default;
};

/// One of the numbers that a change sets.
struct LimitAmount
{
    static constexpr std::uint64_t none = ~std::uint64_t{0};
    std::string tres; ///< empty: the limit counts no TRES
    /// Jobs, minutes, TRES or TRES-minutes; memory in MB. @range [0, 2^63), none
    std::uint64_t amount = none;
    bool operator==(const LimitAmount&) const = default;
};

/// Whether a parameter of this name is meant to be a limit.
bool isLimitName(std::string_view name);
/// What a parameter of this name limits, without a value; nothing: it names no limit.
std::optional<LimitChange> limitNamed(std::string_view name);
/// The name of the parameter, spelled as sacctmgr prints it.
std::string limitName(const LimitChange& change);
/// The option as `sacctmgr modify` takes it: "MaxJobsPerUser".
std::string_view modifiedOption(const LimitChange& change);

/// Sets one, or takes it back with an empty value. Error code Usage: it is no limit that replays
/// know, or the value is none.
Result<void> setLimit(std::vector<LimitChange>& changes, std::string_view name,
                      std::string_view value);
/// What the list sets; empty: nothing, or the name is none.
std::string limitValue(const std::vector<LimitChange>& changes, std::string_view name);
/// What it sets: of a TRES each that it names.
std::vector<LimitAmount> amountsOf(const LimitChange& change);

} // namespace fairlead

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <string>

namespace fairlead {

/// Whose usage may be held against a target.
enum class Credential : std::uint8_t
{
    User,
    Group,
    Account,
    Qos,
    Class
};

/// What a target asks for: the suffix of FSTARGET (specification (Moab) 2.3).
enum class TargetKind : std::uint8_t
{
    None,
    Plain,
    Floor,
    Ceiling,
    UsageCap,
    PercentCap
};

struct FairshareTarget
{
    /// @unit percent, or units of the metric for UsageCap  @range [0, inf)  @source FSTARGET
    double value = 0.0;
    TargetKind kind = TargetKind::None;
    [[nodiscard]] bool isSet() const { return kind != TargetKind::None && value != 0.0; }
    bool operator==(const FairshareTarget&) const = default;
};
/// "20-", as a configuration writes it.
std::string targetText(const FairshareTarget& target);

} // namespace fairlead

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/moab/config/settings.h"
#include "engine/slurm/config/settings.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace fairlead {

/// What a scheduler's configuration says about priorities: the settings of one of the schedulers.
/// This header is the only one above their folders that knows them all.
struct Policy
{
    std::variant<slurm::Settings, moab::SharedSettings> own;

    /// The settings of Slurm; its defaults where another scheduler's are held: by them the tree of
    /// accounts is grouped.
    [[nodiscard]] const slurm::Settings& slurm() const { return held<slurm::Settings>(); }
    /// The same to be changed; from another scheduler's settings it starts with the defaults.
    slurm::Settings& editSlurm();
    /// The settings of Moab or Maui; not set: another scheduler's are held.
    [[nodiscard]] const moab::SharedSettings& moab() const { return held<moab::SharedSettings>(); }

    [[nodiscard]] Algorithm algorithm() const
    {
        return std::holds_alternative<slurm::Settings>(own) ? slurm().algorithm() : Algorithm::None;
    }
    /// Whether nothing but numbers that sliders move differs.
    [[nodiscard]] bool hasRulesOf(const Policy& other) const;
    bool operator==(const Policy&) const = default;

private:
    template <typename Settings>
    [[nodiscard]] const Settings& held() const
    {
        if (const auto* settings = std::get_if<Settings>(&own))
            return *settings;
        static const Settings defaults;
        return defaults;
    }
};

/// Sets one parameter by the name and in the words of slurm.conf, names without regard to case
/// ("PriorityWeightFairshare", "20000"); of moab.cfg in a policy of Moab or Maui ("FSWEIGHT",
/// "10"). Error code Usage: unknown name or unreadable value; the policy is then unchanged. Source:
/// specification 1.1 to 1.4.
Result<void> setParameter(Policy& policy, std::string_view name, std::string_view value);
/// The names that setParameter() knows with such a policy, in the scheduler's spelling and order.
std::vector<std::string> policyParameters(const Policy& policy);
/// The current value of a parameter as the scheduler's configuration would say it; empty for an
/// unknown name.
std::string parameterValue(const Policy& policy, std::string_view name);
/// The limits of QOS and associations that were set beside the cluster's; no scheduler but Slurm
/// has some.
const std::vector<LimitChange>& limitsSetIn(const Policy& policy);
/// Whether they count: AccountingStorageEnforce has limits.
bool enforcesLimits(const Policy& policy);
/// The defaults of the first scheduler that knows a parameter of this name; nothing: none does.
std::optional<Policy> policyKnowing(std::string_view parameter);
/// Whether a second value of the parameter adds to the first instead of replacing it, under any
/// scheduler: USERCFG and the like.
bool addsUp(std::string_view parameter);

} // namespace fairlead

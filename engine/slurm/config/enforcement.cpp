// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/slurm/config/enforcement.h"

#include "engine/base/text.h"

#include <array>

namespace fairlead::slurm {

namespace {
constexpr std::array knownWords{"ASSOCIATIONS", "LIMITS", "QOS",     "SAFE", "ALL",
                                "WCKEYS",       "NOJOBS", "NOSTEPS", "NONE"};
} // namespace

std::span<const char* const> enforcementNames()
{
    return knownWords;
}

void setEnforcement(Settings& settings, std::string_view value)
{
    const auto lower = text::lower(value);
    const auto says = [&](const char* word) { return lower.find(word) != std::string::npos; };
    const bool isAll = says("all");
    settings.enforced = 0;
    const auto note = [&](EnforcedFlag flag, bool isSet) {
        settings.enforced |= isSet ? std::uint32_t{flag} : 0U;
    };
    note(EnforcesQos, isAll || says("qos"));
    note(EnforcesSafely, isAll || says("safe"));
    note(EnforcesWcKeys, isAll || says("wckeys"));
    settings.enforcesLimits = settings.has(EnforcesSafely) || says("limits");
    note(EnforcesAssociations,
         !settings.enforcesLimits && (settings.enforced != 0 || says("associations")));
    note(EnforcesNoJobs, says("nojobs"));
    note(EnforcesNoSteps, says("nojobs") || says("nosteps"));
}

std::string enforcementText(const Settings& settings)
{
    std::string text;
    const auto add = [&](const char* word, bool isSet) {
        if (isSet)
            text += (text.empty() ? "" : ",") + std::string(word);
    };
    add("associations", settings.enforcesLimits || settings.has(EnforcesAssociations));
    add("limits", settings.enforcesLimits);
    add("nojobs", settings.has(EnforcesNoJobs));
    add("nosteps", settings.has(EnforcesNoSteps));
    add("qos", settings.has(EnforcesQos));
    add("safe", settings.has(EnforcesSafely));
    add("wckeys", settings.has(EnforcesWcKeys));
    return text.empty() ? "none" : text;
}

} // namespace fairlead::slurm

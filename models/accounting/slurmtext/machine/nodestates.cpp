// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/machine/nodestates.h"

#include "engine/base/text.h"

#include <algorithm>
#include <array>

namespace fairlead::accounting {

bool takesJobs(std::string_view state)
{
    const auto words = text::upper(state);
    return std::ranges::none_of(text::split(words, '+'), [](std::string_view word) {
        const auto has = [&](const char* part) { return word.find(part) != std::string::npos; };
        return word.starts_with("DOWN") || word.starts_with("POWERING_DOWN") || has("DRAIN")
            || has("FAIL") || word.starts_with("FUTURE");
    });
}

std::string unknownStateIn(std::string_view state)
{
    constexpr std::array<std::string_view, 50> known{"UNKNOWN",
                                                     "DOWN",
                                                     "IDLE",
                                                     "ALLOCATED",
                                                     "ALLOC",
                                                     "ERROR",
                                                     "MIXED",
                                                     "MIX",
                                                     "FUTURE",
                                                     "UNDRAIN",
                                                     "CLOUD",
                                                     "RESUME",
                                                     "DRAIN",
                                                     "DRAINED",
                                                     "DRAINING",
                                                     "COMPLETING",
                                                     "COMP",
                                                     "NOT_RESPONDING",
                                                     "NO_RESPOND",
                                                     "POWERED_DOWN",
                                                     "FAIL",
                                                     "FAILING",
                                                     "POWERING_UP",
                                                     "POWERING_DOWN",
                                                     "POWER_UP",
                                                     "POWER_DOWN",
                                                     "POWER_DRAIN",
                                                     "MAINTENANCE",
                                                     "MAINT",
                                                     "REBOOT",
                                                     "REBOOT_REQUESTED",
                                                     "REBOOT_ISSUED",
                                                     "REBOOT_CANCEL",
                                                     "REBOOT_CANCELED",
                                                     "REBOOT_ASAP",
                                                     "RESERVED",
                                                     "RESV",
                                                     "INVALID_REG",
                                                     "INVAL",
                                                     "PLANNED",
                                                     "DYNAMIC_NORM",
                                                     "DYNAMIC_FUTURE",
                                                     "BLOCKED",
                                                     "EXTERNAL",
                                                     "PERFCTRS",
                                                     "NPC",
                                                     "NET",
                                                     "POWER",
                                                     "CANCEL_REBOOT",
                                                     "ASAP"};
    const auto words = text::upper(state);
    for (auto word : text::split(words, '+')) {
        // "*": it does not answer; the others tell of its power, of reservations and plans.
        word = word.substr(0, word.find_last_not_of("*~#!%$@^-") + 1);
        if (!word.empty() && std::ranges::find(known, text::trimmed(word)) == known.end())
            return std::string(word);
    }
    return {};
}

} // namespace fairlead::accounting

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/capture/historyfrom.h"

#include "engine/base/text.h"
#include "engine/base/timetext.h"

#include <algorithm>

namespace fairlead::accounting {

std::optional<replay::Second> historyFromIn(const std::vector<Line>& lines, replay::Second to,
                                            Issues& issues)
{
    const auto report = [&](Sentence what) {
        issues.push_back({Severity::Warning, what, historyFromFile, 1});
    };
    const auto moment
        = lines.empty() ? std::nullopt : text::toInteger(text::trimmed(lines[0].text));
    if (!moment || *moment < 0 || *moment > lastMoment) {
        report(said("Messages", "the first line is not a moment in seconds since 1970"));
        return std::nullopt;
    }
    if (*moment > to)
        report(said("Messages", "the moment is after the whole history: no job counts"));
    return std::min(static_cast<replay::Second>(*moment), to);
}

} // namespace fairlead::accounting

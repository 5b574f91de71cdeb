// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/policy.h"
#include "engine/text.h"

#include <algorithm>
#include <cmath>

namespace fairlead {

namespace {
Error usage(std::string message)
{
    return {ErrorCode::Usage, std::move(message), {}};
}

/// How many steps of 1024 a unit letter stands for; -1 for other characters.
int unitSteps(char unit)
{
    const auto position = std::string_view("KMGTP").find(text::upper({&unit, 1}));
    return position == std::string_view::npos ? -1 : static_cast<int>(position) + 1;
}

Result<TresWeight> parseTresWeight(std::string_view entry)
{
    const auto equal = entry.find('=');
    if (equal == std::string_view::npos || equal == 0)
        return usage("'" + std::string(entry) + "' is not TYPE[/NAME]=number");
    TresWeight result{text::lower(text::trimmed(entry.substr(0, equal))), 0.0};
    std::string_view rest;
    const auto number = text::leadingNumber(entry.substr(equal + 1), &rest);
    if (!number)
        return usage("'" + std::string(entry) + "' has no number");
    const int base = result.tres == "mem" || result.tres.starts_with("bb/") ? 2 : 0;
    const int steps = rest.empty() ? -1 : unitSteps(rest.front());
    result.weight = steps > base ? *number / std::pow(1024.0, steps - base) : *number;
    return result;
}
} // namespace

Result<std::vector<TresWeight>> parseTresWeights(std::string_view text)
{
    std::vector<TresWeight> weights;
    for (const auto part : text::split(text, ',')) {
        const auto entry = text::trimmed(part);
        if (entry.empty())
            continue;
        auto weight = parseTresWeight(entry);
        if (!weight)
            return weight.error();
        const auto same
            = std::find_if(weights.begin(), weights.end(),
                           [&](const TresWeight& known) { return known.tres == weight->tres; });
        if (same == weights.end())
            weights.push_back(*std::move(weight));
        else
            *same = *std::move(weight);
    }
    return weights;
}

} // namespace fairlead

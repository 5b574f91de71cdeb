// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/slurm/usage/tresweights.h"

#include "engine/base/text.h"
#include "engine/policy/policy.h"

#include <cmath>
#include <optional>
#include <unordered_map>
#include <unordered_set>

namespace fairlead {

namespace {
constexpr std::size_t mostWeights = 1000; // nobody has as many TRES

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
        return usageError(
            {said("Messages", "“%1” is not TYPE[/NAME]=number"), {std::string(entry)}});
    TresWeight result{text::lower(text::trimmed(entry.substr(0, equal))), 0.0};
    std::string_view rest;
    const auto number = text::leadingNumber(entry.substr(equal + 1), &rest);
    if (!number)
        return usageError({said("Messages", "“%1” has no number"), {std::string(entry)}});
    const int base = result.tres == "mem" || result.tres.starts_with("bb/") ? 2 : 0;
    const int steps = rest.empty() ? -1 : unitSteps(rest.front());
    result.weight = steps > base ? *number / std::pow(1024.0, steps - base) : *number;
    return result;
}

std::optional<Sentence> flawOf(std::string_view entry, const TresWeight& weight)
{
    std::string_view rest;
    (void)text::leadingNumber(entry.substr(entry.find('=') + 1), &rest);
    const auto unit = rest.size() == 1 ? unitSteps(rest.front()) : -1;
    if (!text::trimmed(rest).empty() && unit < 0)
        return said("Messages", "“%1” goes on behind its number");
    if (!(weight.weight >= 0.0))
        return said("Messages", "“%1” is below 0");
    return {};
}
} // namespace

Result<std::vector<TresWeight>> parseTresWeights(std::string_view text)
{
    std::vector<TresWeight> weights;
    std::unordered_map<std::string, std::size_t> places;
    for (const auto part : text::split(text, ',')) {
        const auto entry = text::trimmed(part);
        if (entry.empty())
            continue;
        auto weight = parseTresWeight(entry);
        if (!weight)
            return weight.error();
        if (weights.size() == mostWeights)
            return usageError({said("Messages", "more than %1 TRES have weights"),
                               {std::to_string(mostWeights)}});
        const auto [known, isNew] = places.emplace(weight->tres, weights.size());
        if (isNew)
            weights.push_back(*std::move(weight));
        else
            weights[known->second] = *std::move(weight);
    }
    return weights;
}

std::vector<Message> tresWeightFlaws(std::string_view text)
{
    std::vector<Message> flaws;
    std::unordered_set<std::string> seen;
    if (text::trimmed(text).empty())
        return flaws;
    for (const auto part : text::split(text, ',')) {
        const std::string entry(text::trimmed(part));
        if (entry.empty()) {
            flaws.emplace_back(said("Messages", "there is nothing between two commas"));
            continue;
        }
        const auto weight = parseTresWeight(entry);
        if (!weight)
            continue; // nobody takes it
        if (const auto flaw = flawOf(entry, *weight))
            flaws.push_back({*flaw, {entry}});
        if (!seen.insert(weight->tres).second)
            flaws.push_back({said("Messages", "“%1” names its TRES again"), {entry}});
    }
    return flaws;
}

} // namespace fairlead

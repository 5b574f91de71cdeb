// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/scenario/sidebyside.h"

#include "engine/base/text.h"
#include "engine/scenario/conflicts.h"

#include <algorithm>
#include <map>
#include <unordered_map>

namespace fairlead {

namespace {
/// The same for two edits of one thing, and for no others.
std::string thingOf(const Edit& edit)
{
    if (const auto* parameter = std::get_if<ParameterEdit>(&edit))
        return "parameter " + text::lower(parameter->name);
    if (const auto* share = std::get_if<ShareEdit>(&edit))
        return "share " + share->assoc.account + '\n' + share->assoc.user + '\n'
            + share->assoc.partition;
    return "tree " + editText(edit);
}

std::string valueNow(const Snapshot& snapshot, const Edit& edit)
{
    if (const auto* parameter = std::get_if<ParameterEdit>(&edit))
        return parameterValue(snapshot.policy, parameter->name);
    if (const auto* share = std::get_if<ShareEdit>(&edit)) {
        const auto assoc = findAssoc(snapshot, share->assoc);
        return assoc.isValid() ? sharesText(snapshot.assocs.shares[assoc.at()]) : std::string();
    }
    return {};
}

std::string valueIn(const Edit& edit)
{
    return isStructural(edit) ? std::string() : editedValue(edit);
}

/// Between the scenarios and the cluster as it is.
double spreadOf(const AccountChoice& choice)
{
    const auto [least, most] = std::ranges::minmax(choice.gains);
    return std::max(most, 0.0) - std::min(least, 0.0);
}
} // namespace

std::vector<EditedThing> editedThings(const Snapshot& snapshot, std::span<const Scenario> scenarios)
{
    std::vector<EditedThing> things;
    std::unordered_map<std::string, std::size_t> places;
    for (std::size_t i = 0; i < scenarios.size(); ++i) {
        for (const auto& edit : scenarios[i].edits) {
            const auto [place, isNew] = places.try_emplace(thingOf(edit), things.size());
            if (isNew) {
                things.push_back({edit, valueNow(snapshot, edit), {}});
                things.back().values.resize(scenarios.size());
            }
            things[place->second].values[i] = valueIn(edit);
        }
    }
    return things;
}

Result<ScenarioResult> resultOf(const Evaluation& before, const Scenario& scenario)
{
    const auto inputs = applyScenario(before.inputs.snapshot, scenario, before.inputs.now);
    if (!inputs)
        return inputs.error();
    ScenarioResult result;
    result.evaluation = evaluate(*inputs);
    result.difference = difference(before, *result.evaluation);
    for (auto& move : result.difference.accounts)
        move.account = formerName(result.evaluation->snapshot().formerNames, move.account);
    return result;
}

std::vector<AccountChoice> accountChoices(std::span<const ScenarioResult> results)
{
    std::map<std::string, AccountChoice> byName;
    for (std::size_t i = 0; i < results.size(); ++i) {
        for (const auto& move : results[i].difference.accounts) {
            auto& choice = byName[move.account];
            choice.account = move.account;
            choice.gains.resize(results.size());
            choice.gains[i] = move.averageGain();
        }
    }
    std::vector<AccountChoice> choices;
    for (auto& [name, choice] : byName) {
        if (std::ranges::any_of(choice.gains, [](double gain) { return gain != 0.0; }))
            choices.push_back(std::move(choice));
    }
    std::ranges::stable_sort(choices, std::greater(), spreadOf);
    return choices;
}

} // namespace fairlead

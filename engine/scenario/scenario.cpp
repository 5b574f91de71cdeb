// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/scenario/scenario.h"

#include "engine/base/text.h"
#include "engine/cluster/treebuilder.h"
#include "engine/moab/config/parameters.h"

#include <algorithm>
#include <unordered_map>

namespace fairlead {

namespace {
std::string keyText(const AssocKey& key)
{
    std::string text = key.account;
    if (!key.user.empty())
        text += "/" + key.user;
    if (!key.partition.empty())
        text += "@" + key.partition;
    return text;
}

bool hasSameTarget(const Edit& a, const Edit& b)
{
    if (const auto* x = std::get_if<ShareEdit>(&a), *y = std::get_if<ShareEdit>(&b); x && y)
        return x->assoc == y->assoc;
    if (const auto* x = std::get_if<ParameterEdit>(&a), *y = std::get_if<ParameterEdit>(&b); x && y)
        return text::equalsIgnoreCase(x->name, y->name) && !moab::addsUp(x->name);
    return false;
}

/// Whether the edit sets what the snapshot holds anyway.
bool isWithoutEffect(const Snapshot& snapshot, const Edit& edit)
{
    if (const auto* share = std::get_if<ShareEdit>(&edit)) {
        const auto assoc = findAssoc(snapshot, share->assoc);
        return assoc.isValid() && snapshot.assocs.shares[assoc.at()] == share->shares;
    }
    if (const auto* parameter = std::get_if<ParameterEdit>(&edit)) {
        auto policy = snapshot.policy;
        return setParameter(policy, parameter->name, parameter->value)
            && parameterValue(policy, parameter->name)
            == parameterValue(snapshot.policy, parameter->name);
    }
    return false;
}

std::size_t firstValueEdit(const Scenario& scenario)
{
    const auto last = std::find_if(scenario.edits.rbegin(), scenario.edits.rend(), isStructural);
    return static_cast<std::size_t>(scenario.edits.rend() - last);
}

/// Where every association is, for scenarios with many edits.
using Places = std::unordered_map<std::string, AssocIndex>;

bool manyShares(const Scenario& scenario)
{
    constexpr std::ptrdiff_t few = 8;
    return std::count_if(scenario.edits.begin(), scenario.edits.end(),
                         [](const Edit& edit) { return std::holds_alternative<ShareEdit>(edit); })
        > few;
}

Places placesOf(const Snapshot& snapshot)
{
    Places places;
    for (std::size_t i = 0; i < snapshot.assocs.size(); ++i) {
        const AssocIndex assoc(i);
        places.emplace(assocMapKey(snapshot.accountName(assoc), snapshot.userName(assoc),
                                   snapshot.partitionName(assoc)),
                       assoc);
    }
    return places;
}

AssocIndex placeOf(const Places& places, const AssocKey& key)
{
    const auto known = places.find(assocMapKey(key.account, key.user, key.partition));
    return known == places.end() ? AssocIndex() : known->second;
}

Error unknown(const AssocKey& key)
{
    return {ErrorCode::Usage, "there is no association '" + keyText(key) + "'", {}};
}
} // namespace

bool isStructural(const Edit& edit)
{
    return !std::holds_alternative<ShareEdit>(edit) && !std::holds_alternative<ParameterEdit>(edit);
}

Scenario withEdit(const Snapshot& snapshot, Scenario scenario, const Edit& edit)
{
    auto& edits = scenario.edits;
    if (!isStructural(edit)) {
        const auto first = edits.begin() + static_cast<std::ptrdiff_t>(firstValueEdit(scenario));
        edits.erase(std::remove_if(first, edits.end(),
                                   [&](const Edit& known) { return hasSameTarget(known, edit); }),
                    edits.end());
        const bool overridesEarlier
            = std::any_of(edits.begin(), edits.end(),
                          [&](const Edit& known) { return hasSameTarget(known, edit); });
        if (!overridesEarlier && isWithoutEffect(snapshot, edit))
            return scenario;
    }
    edits.push_back(edit);
    return scenario;
}

Result<Inputs> applyValueEdits(std::shared_ptr<const Snapshot> restructured,
                               const Scenario& scenario, std::int64_t now)
{
    auto inputs = baselineInputs(std::move(restructured), now);
    std::shared_ptr<std::vector<std::uint32_t>> shares;
    const auto first = firstValueEdit(scenario);
    const auto places = manyShares(scenario) ? placesOf(*inputs.snapshot) : Places();
    for (std::size_t i = 0; i < scenario.edits.size(); ++i) {
        const auto& edit = scenario.edits[i];
        if (const auto* parameter = std::get_if<ParameterEdit>(&edit)) {
            auto set = setParameter(inputs.policy, parameter->name, parameter->value);
            if (!set)
                return set.error();
        }
        const auto* share = std::get_if<ShareEdit>(&edit);
        if (share == nullptr || i < first)
            continue;
        const auto assoc = places.empty() ? findAssoc(*inputs.snapshot, share->assoc)
                                          : placeOf(places, share->assoc);
        if (!assoc.isValid())
            return unknown(share->assoc);
        if (!shares)
            shares = std::make_shared<std::vector<std::uint32_t>>(*inputs.shares);
        (*shares)[assoc.at()] = share->shares;
    }
    if (shares)
        inputs.shares = std::move(shares);
    return inputs;
}

Result<Inputs> applyScenario(const std::shared_ptr<const Snapshot>& snapshot,
                             const Scenario& scenario, std::int64_t now)
{
    auto restructured = restructure(snapshot, scenario);
    if (!restructured)
        return restructured.error();
    return applyValueEdits(*std::move(restructured), scenario, now);
}

std::string editText(const Edit& edit)
{
    struct Writer
    {
        std::string operator()(const ShareEdit& e) const
        {
            return "shares of " + keyText(e.assoc) + " = " + sharesText(e.shares);
        }
        std::string operator()(const ParameterEdit& e) const { return e.name + " = " + e.value; }
        std::string operator()(const AddEdit& e) const
        {
            return "add " + keyText(e.assoc)
                + (e.assoc.user.empty() ? " below " + e.parent : std::string()) + " with shares "
                + sharesText(e.shares);
        }
        std::string operator()(const MoveEdit& e) const
        {
            return "move " + e.account + " below " + e.parent;
        }
        std::string operator()(const RenameEdit& e) const
        {
            return "rename " + e.account + " to " + e.name;
        }
        std::string operator()(const RemoveEdit& e) const { return "remove " + keyText(e.assoc); }
    };
    return std::visit(Writer{}, edit);
}

AssocIndex findAssoc(const Snapshot& snapshot, const AssocKey& key)
{
    const auto account = snapshot.names.find(key.account);
    const auto user = snapshot.names.find(key.user);
    const auto partition = snapshot.names.find(key.partition);
    const auto& table = snapshot.assocs;
    for (std::size_t i = 0; i < table.size(); ++i) {
        if (table.account[i] == account && table.user[i] == user && table.partition[i] == partition)
            return AssocIndex(i);
    }
    return {};
}

AssocKey keyOf(const Snapshot& snapshot, AssocIndex assoc)
{
    return {snapshot.accountName(assoc), snapshot.userName(assoc), snapshot.partitionName(assoc)};
}

Result<std::uint32_t> parseShares(std::string_view raw)
{
    const auto text = text::trimmed(raw);
    if (text::equalsIgnoreCase(text, "parent"))
        return slurm::useParentShares;
    const auto number = text::toInteger(text);
    if (!number || *number < 0 || *number >= slurm::useParentShares)
        return Error{ErrorCode::Usage,
                     "'" + std::string(raw)
                         + "' is neither a whole number from 0 to 2147483646 nor parent",
                     {}};
    return static_cast<std::uint32_t>(*number);
}

std::string sharesText(std::uint32_t shares)
{
    return shares == slurm::useParentShares ? "parent" : std::to_string(shares);
}

} // namespace fairlead

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/scenario/scenario.h"

#include "engine/base/text.h"
#include "engine/scenario/editedvalues.h"
#include "engine/scenario/followedlimits.h"
#include "engine/scenario/takenback.h"

#include <algorithm>

namespace fairlead {

namespace {
/// Whether a structural edit decides what the name of an account means.
bool givesMeaning(const Edit& edit, const std::string& account)
{
    if (const auto* rename = std::get_if<RenameEdit>(&edit))
        return rename->name == account;
    const auto* add = std::get_if<AddEdit>(&edit);
    return add != nullptr && add->assoc.account == account;
}

/// Whether the parameter has that value already.
bool isSet(Policy policy, const ParameterEdit& edit)
{
    const auto before = parameterValue(policy, edit.name);
    return setParameter(policy, edit.name, edit.value)
        && parameterValue(policy, edit.name) == before;
}

/// Under the other edits: what flags mean depends on the version.
Policy policyUnder(const std::vector<Edit>& others, Policy policy)
{
    for (const auto& other : others) {
        if (const auto* parameter = std::get_if<ParameterEdit>(&other))
            (void)setParameter(policy, parameter->name, parameter->value).has_value();
    }
    return policy;
}

/// Whether the edit sets what the snapshot holds anyway.
bool isWithoutEffect(const Snapshot& snapshot, const std::vector<Edit>& edits, const Edit& edit)
{
    if (const auto* share = std::get_if<ShareEdit>(&edit)) {
        const auto assoc = findAssoc(snapshot, share->assoc);
        return assoc.isValid() && snapshot.assocs.shares[assoc.at()] == share->shares
            && std::ranges::none_of(edits, [&](const Edit& earlier) {
                   return givesMeaning(earlier, share->assoc.account);
               });
    }
    const auto* parameter = std::get_if<ParameterEdit>(&edit);
    return parameter != nullptr && isSet(snapshot.policy, *parameter)
        && isSet(policyUnder(edits, snapshot.policy), *parameter);
}

std::size_t firstValueEdit(const Scenario& scenario)
{
    const auto last = std::find_if(scenario.edits.rbegin(), scenario.edits.rend(), isStructural);
    return static_cast<std::size_t>(scenario.edits.rend() - last);
}

} // namespace

bool isStructural(const Edit& edit)
{
    return !std::holds_alternative<ShareEdit>(edit) && !std::holds_alternative<ParameterEdit>(edit);
}

bool hasSameTarget(const Edit& a, const Edit& b)
{
    if (const auto* x = std::get_if<ShareEdit>(&a), *y = std::get_if<ShareEdit>(&b); x && y)
        return x->assoc == y->assoc;
    if (const auto* x = std::get_if<ParameterEdit>(&a), *y = std::get_if<ParameterEdit>(&b); x && y)
        return text::equalsIgnoreCase(x->name, y->name) && !addsUp(x->name);
    return false;
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
        if (!overridesEarlier && isWithoutEffect(snapshot, edits, edit))
            return scenario;
    } else if (auto rest = withoutTakenBack(snapshot, edits, edit)) {
        edits = *std::move(rest);
        return scenario;
    }
    edits.push_back(edit);
    return scenario;
}

Result<Inputs> applyValueEdits(std::shared_ptr<const Snapshot> restructured,
                               const Scenario& scenario, std::int64_t now)
{
    auto inputs = baselineInputs(std::move(restructured), now);
    EditedValues values(inputs.snapshot);
    const SnapshotTree tree(*inputs.snapshot);
    const FollowedLimits limits(scenario.edits);
    const auto first = firstValueEdit(scenario);
    for (std::size_t i = 0; i < scenario.edits.size(); ++i) {
        const bool isEarlier = i < first;
        if (isEarlier && !std::holds_alternative<ParameterEdit>(scenario.edits[i]))
            continue; // the tree has it already
        const auto* edit = limits.at(i);
        if (edit == nullptr || (isEarlier && refusalOf(*edit, tree)))
            continue; // a limit that went with its account
        if (const auto refused = values.apply(*edit))
            return errorOf(*refused);
    }
    inputs.policy = values.policy();
    if (!values.shares().empty())
        inputs.shares = std::make_shared<const std::vector<std::uint32_t>>(values.allShares());
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

std::string keyText(const AssocKey& key)
{
    std::string text = key.account;
    if (!key.user.empty())
        text += "/" + key.user;
    if (!key.partition.empty())
        text += "/" + key.partition;
    return text;
}

AssocKey keyFrom(std::string_view text)
{
    const auto size = text.size();
    const auto takeName = [&] {
        const auto end = std::min(text.find('/'), text.size());
        const std::string name(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        return name;
    };
    AssocKey key;
    key.account = takeName();
    const bool hasUser = key.account.size() < size;
    key.user = takeName();
    if (hasUser && key.user.empty())
        key.user = "/";
    key.partition = text;
    return key;
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

AssocKey limitedBy(const ParameterEdit& edit)
{
    const auto limit = limitNamed(edit.name);
    return limit ? AssocKey{limit->account, limit->user, {}} : AssocKey();
}

AssocIndex findAssoc(const Snapshot& snapshot, const AssocKey& key)
{
    return snapshot.findAssoc(key.account, key.user, key.partition);
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
        return Error{
            ErrorCode::Usage,
            {said("Messages", "“%1” is neither a whole number from 0 to 2147483646 nor parent"),
             {std::string(raw)}},
            {}};
    return static_cast<std::uint32_t>(*number);
}

std::string sharesText(std::uint32_t shares)
{
    return shares == slurm::useParentShares ? "parent" : std::to_string(shares);
}

} // namespace fairlead

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/questions/searchedpolicy.h"

#include "engine/advice/adviceedits.h"
#include "models/document/scenariodocument.h"

#include <algorithm>

namespace fairlead::app {

namespace {
/// The edits of the tree, without shares that were varied.
std::vector<Edit> ofTree(std::vector<Edit> edits, const finder::Candidate& varied)
{
    const auto isVaried = [&](const ShareEdit& edit) {
        return std::ranges::any_of(varied, [&](const Edit& other) {
            const auto* share = std::get_if<ShareEdit>(&other);
            return share != nullptr && share->assoc == edit.assoc;
        });
    };
    std::erase_if(edits, [&](const Edit& edit) {
        const auto* share = std::get_if<ShareEdit>(&edit);
        return std::holds_alternative<ParameterEdit>(edit)
            || (share != nullptr && isVaried(*share));
    });
    return edits;
}

Policy withParameters(Policy policy, const finder::Candidate& edits)
{
    std::vector<Edit> parameters;
    std::ranges::copy_if(edits, std::back_inserter(parameters), [](const Edit& edit) {
        return std::holds_alternative<ParameterEdit>(edit);
    });
    (void)applyParameters(policy, parameters); // they were read from a policy of its kind
    return policy;
}
} // namespace

SearchedPolicy SearchedPolicy::of(const models::ScenarioDocument& document)
{
    return {document.evaluation()->inputs.policy, document.scenario().edits};
}

views::FinderDialog::Edited SearchedPolicy::editedUntil(const SearchedPolicy& now,
                                                        const finder::Candidate& varied) const
{
    using Edited = views::FinderDialog::Edited;
    if (now.policy == policy && now.edits == edits)
        return Edited::Nothing;
    const bool isSame = withParameters(now.policy, varied) == withParameters(policy, varied)
        && ofTree(now.edits, varied) == ofTree(edits, varied);
    return isSame ? Edited::Varied : Edited::Others;
}

} // namespace fairlead::app

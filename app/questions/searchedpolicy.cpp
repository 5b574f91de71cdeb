// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/questions/searchedpolicy.h"

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

/// They were read from a policy of its kind.
Policy withParameters(Policy policy, const finder::Candidate& edits)
{
    for (const auto& edit : edits) {
        if (const auto* parameter = std::get_if<ParameterEdit>(&edit))
            (void)setParameter(policy, parameter->name, parameter->value);
    }
    return policy;
}
} // namespace

SearchedPolicy SearchedPolicy::of(const models::ScenarioDocument& document)
{
    return {document.evaluation()->inputs.policy, document.scenario().edits};
}

views::FinderDialog::Edited SearchedPolicy::editedSince(const models::ScenarioDocument& document,
                                                        const finder::Candidate& varied) const
{
    using Edited = views::FinderDialog::Edited;
    const auto& present = document.evaluation()->inputs.policy;
    const auto& presentEdits = document.scenario().edits;
    if (present == policy && presentEdits == edits)
        return Edited::Nothing;
    const bool isSame = withParameters(present, varied) == withParameters(policy, varied)
        && ofTree(presentEdits, varied) == ofTree(edits, varied);
    return isSame ? Edited::Varied : Edited::Others;
}

} // namespace fairlead::app

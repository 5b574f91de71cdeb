// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/scenario/lastedits.h"

#include "engine/base/text.h"

#include <algorithm>
#include <set>
#include <string>
#include <tuple>

namespace fairlead {

namespace {
/// What was met from the end on.
class Later
{
public:
    /// Whether an edit after this one sets the same value.
    bool overrides(const Edit& edit)
    {
        if (isStructural(edit))
            m_shares.clear(); // the names before it may mean others
        if (const auto* parameter = std::get_if<ParameterEdit>(&edit))
            return !m_parameters.insert(text::lower(parameter->name)).second;
        if (const auto* share = std::get_if<ShareEdit>(&edit))
            return !m_shares
                        .insert({share->assoc.account, share->assoc.user, share->assoc.partition})
                        .second;
        return false;
    }

private:
    std::set<std::string> m_parameters;
    std::set<std::tuple<std::string, std::string, std::string>> m_shares;
};

/// Whether both come to the same tree, shares and settings.
bool comeToTheSame(const std::shared_ptr<const Snapshot>& snapshot, const Scenario& a,
                   const Scenario& b)
{
    const auto left = applyScenario(snapshot, a, snapshot->computedAt);
    const auto right = applyScenario(snapshot, b, snapshot->computedAt);
    return left && right && left->policy == right->policy && *left->shares == *right->shares;
}
} // namespace

Scenario withoutOverridden(const std::shared_ptr<const Snapshot>& snapshot,
                           const Scenario& scenario)
{
    auto shorter = scenario;
    shorter.edits.clear();
    Later later;
    for (auto edit = scenario.edits.rbegin(); edit != scenario.edits.rend(); ++edit) {
        if (!later.overrides(*edit))
            shorter.edits.push_back(*edit);
    }
    std::reverse(shorter.edits.begin(), shorter.edits.end());
    const bool isShorter = shorter.edits.size() < scenario.edits.size();
    return isShorter && comeToTheSame(snapshot, scenario, shorter) ? shorter : scenario;
}

} // namespace fairlead

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/scenario/editedscenario.h"

#include "engine/scenario/followedlimits.h"

#include <algorithm>

namespace fairlead {

EditedScenario::EditedScenario(std::shared_ptr<const Snapshot> base,
                               std::shared_ptr<const Snapshot> tree, Scenario scenario,
                               std::span<const Edit> carriedOut)
    : m_base(std::move(base))
    , m_tree(std::move(tree))
    , m_scenario(std::move(scenario))
    , m_values(m_tree)
{
    const std::span<const Edit> edits(m_scenario.edits);
    const bool isBehind = edits.size() < carriedOut.size()
        || !std::ranges::equal(edits.first(carriedOut.size()), carriedOut);
    for (const auto& edit : edits.subspan(isBehind ? 0 : carriedOut.size())) {
        if (std::holds_alternative<ShareEdit>(edit))
            (void)m_values.apply(edit);
    }
    readParameters();
}

EditedScenario::Added EditedScenario::add(const Edit& edit)
{
    const auto& edits = m_scenario.edits;
    const auto count = edits.size();
    const bool wasLast = !edits.empty() && edits.back() == edit;
    auto refused = addEdit(edit);
    // of the same length: the edit came in the place of another one, or it did not come
    const bool isLast = !edits.empty() && edits.back() == edit;
    const bool isOther = edits.size() != count || (isLast && !wasLast);
    return {std::move(refused), isOther};
}

EditedScenario::Added EditedScenario::addAll(std::span<const Edit> edits)
{
    if (auto refused = refusalOfAll(edits, *m_tree, m_values.policy()))
        return {std::move(refused->why), false};
    const auto before = m_scenario.edits;
    m_scenario = withEdits(*m_base, std::move(m_scenario), edits);
    bool hasParameter = false;
    for (const auto& edit : edits) {
        if (std::holds_alternative<ShareEdit>(edit))
            (void)m_values.apply(edit); // what these edits add is not in the tree yet
        hasParameter = hasParameter || std::holds_alternative<ParameterEdit>(edit);
    }
    if (hasParameter)
        readParameters();
    return {{}, m_scenario.edits != before};
}

std::optional<EditRefusal> EditedScenario::addEdit(const Edit& edit)
{
    if (const auto* parameter = std::get_if<ParameterEdit>(&edit))
        return addParameter(*parameter);
    auto refused
        = isStructural(edit) ? refusalOf(edit, SnapshotTree(*m_tree)) : m_values.apply(edit);
    if (!refused)
        m_scenario = withEdit(*m_base, std::move(m_scenario), edit);
    return refused;
}

/// Parameters may depend on those before them (flags on the version), so the values are what the
/// list of edits gives: with one edit more at its end, with another last one, else read again.
std::optional<EditRefusal> EditedScenario::addParameter(const ParameterEdit& edit)
{
    const auto* last = lastParameter();
    const bool isAgain = m_beforeLast && last != nullptr && hasSameTarget(*last, edit);
    const auto& before = isAgain ? *m_beforeLast : m_values.policy();
    auto policy = before;
    auto refused = refusalOf(edit, SnapshotTree(*m_tree));
    if (!refused)
        refused = tryParameter(policy, edit);
    if (refused)
        return refused;
    const auto count = m_scenario.edits.size();
    m_scenario = withEdit(*m_base, std::move(m_scenario), edit);
    const auto expected = isAgain ? count : count + 1;
    if (m_scenario.edits.size() != expected) { // another one is gone, or it is without effect
        readParameters();
        return {};
    }
    if (!isAgain)
        m_beforeLast = m_values.policy();
    m_values.setPolicy(std::move(policy));
    return {};
}

const ParameterEdit* EditedScenario::lastParameter() const
{
    for (auto edit = m_scenario.edits.rbegin(); edit != m_scenario.edits.rend(); ++edit) {
        if (const auto* parameter = std::get_if<ParameterEdit>(&*edit))
            return parameter;
    }
    return nullptr;
}

void EditedScenario::readParameters()
{
    m_values.setPolicy(m_base->policy);
    m_beforeLast.reset();
    const auto* last = lastParameter();
    const FollowedLimits limits(m_scenario.edits);
    for (std::size_t i = 0; i < m_scenario.edits.size(); ++i) {
        const auto* parameter = std::get_if<ParameterEdit>(&m_scenario.edits[i]);
        if (parameter == nullptr)
            continue;
        if (parameter == last)
            m_beforeLast
                = m_values.policy(); // one copy: with one for each edit each would cost one
        if (const auto* edit = limits.at(i))
            (void)m_values.apply(*edit);
    }
}

} // namespace fairlead

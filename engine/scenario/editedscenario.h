// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/scenario/editbatch.h"
#include "engine/scenario/editedvalues.h"

namespace fairlead {

/// A scenario over a snapshot together with what its value edits come to, kept up to date edit by
/// edit. An edit that cannot be carried out on the tree stays in the scenario and has no effect
/// here: the evaluation says so.
class EditedScenario
{
public:
    EditedScenario() = default; ///< no snapshot, no edits, the defaults of a policy
    /// `base` as read, `tree` the one that share edits mean: `base` itself, or restructured by the
    /// edits `carriedOut`. Where the scenario begins with these, their shares are in the tree.
    EditedScenario(std::shared_ptr<const Snapshot> base, std::shared_ptr<const Snapshot> tree,
                   Scenario scenario, std::span<const Edit> carriedOut = {});

    struct Added
    {
        std::optional<EditRefusal> refused; ///< nothing has changed then
        bool isOther = false; ///< the scenario is another one
    };
    /// One more edit, as withEdit() puts it into the scenario. Its text is read at most twice.
    Added add(const Edit& edit);
    /// Several edits, one after the other: all of them, or none when one is refused.
    Added addAll(std::span<const Edit> edits);

    [[nodiscard]] const Scenario& scenario() const { return m_scenario; }
    [[nodiscard]] const EditedValues& values() const { return m_values; }

private:
    std::optional<EditRefusal> addEdit(const Edit& edit);
    std::optional<EditRefusal> addParameter(const ParameterEdit& edit);
    [[nodiscard]] const ParameterEdit* lastParameter() const;
    void readParameters();

    std::shared_ptr<const Snapshot> m_base;
    std::shared_ptr<const Snapshot> m_tree;
    Scenario m_scenario;
    EditedValues m_values;
    std::optional<Policy> m_beforeLast; // without the last parameter edit; nothing: not kept
};

} // namespace fairlead

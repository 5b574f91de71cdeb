// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/finder/space.h"
#include "engine/policy/policy.h"
#include "views/finder/finderdialog.h"

#include <vector>

namespace fairlead::models {
class ScenarioDocument;
}

namespace fairlead::app {

/// The policy that a search began with: the cluster's with the edits of that time.
struct SearchedPolicy
{
    Policy policy;
    std::vector<Edit> edits;
    /// Of a document with an evaluation.
    static SearchedPolicy of(const models::ScenarioDocument& document);
    /// What has been edited since, in a document with an evaluation.
    /// @param varied  what the search varied, as it was then
    [[nodiscard]] views::FinderDialog::Edited editedSince(const models::ScenarioDocument& document,
                                                          const finder::Candidate& varied) const;
};

} // namespace fairlead::app

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/advice/advice.h"
#include "tests/support/goodpolicy.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace fairlead::tests {

inline std::vector<Finding> adviceOn(SnapshotRecords records)
{
    return fairlead::adviceOn(*evaluated(std::move(records)));
}

/// The one finding of a kind; a failure of the test if there is none.
inline Finding theOne(const std::vector<Finding>& findings, Finding::Kind kind)
{
    const auto isIt = [kind](const Finding& finding) { return finding.kind == kind; };
    EXPECT_EQ(std::ranges::count_if(findings, isIt), 1);
    const auto found = std::ranges::find_if(findings, isIt);
    return found == findings.end() ? Finding() : *found;
}

inline bool has(const std::vector<Finding>& findings, Finding::Kind kind)
{
    return std::ranges::any_of(findings,
                               [kind](const Finding& finding) { return finding.kind == kind; });
}

/// What is found when the edits of a finding have been tried.
inline std::vector<Finding> afterTrying(SnapshotRecords records, const Finding& finding)
{
    const auto now = records.computedAt;
    const auto snapshot = built(std::move(records));
    Scenario scenario;
    for (const auto& edit : finding.edits)
        scenario = withEdit(*snapshot, std::move(scenario), edit);
    const auto inputs = applyScenario(snapshot, scenario, now);
    EXPECT_TRUE(inputs.has_value());
    return inputs ? fairlead::adviceOn(*evaluate(*inputs)) : std::vector<Finding>();
}

} // namespace fairlead::tests

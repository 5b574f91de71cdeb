// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/priority/evaluation.h"
#include "tests/support/queuetext.h"

#include <gtest/gtest.h>

using namespace fairlead;
using namespace fairlead::tests;

namespace {
const std::string tree = "physics 10 900\n  @alice 1 600\n  @bob 1 300\n"
                         "bio 10 500\n  @carol 1 500\n";

HistoryRecord used(const char* account, const char* user, std::int64_t end, double rate)
{
    HistoryRecord part;
    part.account = account;
    part.user = user;
    part.start = end - 3600;
    part.end = end;
    part.rate = rate;
    return part;
}
} // namespace

/// What the source says and what its history adds up to need not agree: where the history of alice
/// takes away more than she has, the accounts are still what their members are.
TEST(HalfLifeChange, accountsStayTheSumOfTheirMembers)
{
    auto made = queueRecords(tree, "11 physics/alice p1 60\n");
    (void)setParameter(made.policy, "PriorityDecayHalfLife", "7-0").has_value();
    const auto now = made.computedAt;
    made.history = {used("physics", "alice", now - 86400, 10), used("physics", "bob", now, 0.01),
                    used("bio", "carol", now - 40 * 86400, 5)};
    auto inputs = baselineInputs(*buildSnapshot(std::move(made)), now);
    for (const auto* halfLife : {"0:01:00", "1:00:00", "1-0", "90-0"}) {
        ASSERT_TRUE(setParameter(inputs.policy, "PriorityDecayHalfLife", halfLife));
        const auto evaluation = evaluate(inputs);
        const auto usage = [&](const char* account, const char* user) {
            return evaluation->assocs.rawUsage[inputs.snapshot->findAssoc(account, user, "").at()];
        };
        EXPECT_GE(usage("physics", "alice"), 0.0L) << halfLife;
        EXPECT_NEAR(static_cast<double>(usage("physics", "")),
                    static_cast<double>(usage("physics", "alice") + usage("physics", "bob")), 1e-9)
            << halfLife;
        EXPECT_NEAR(static_cast<double>(usage("root", "")),
                    static_cast<double>(usage("physics", "") + usage("bio", "")), 1e-9)
            << halfLife;
        for (const auto effective : evaluation->assocs.effectiveUsage)
            EXPECT_LE(effective, 1.0L + 1e-12L) << halfLife;
    }
}

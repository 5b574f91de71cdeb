// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/slurm/fairshare/sshare.h"
#include "tests/support/queuetext.h"

#include <cmath>
#include <gtest/gtest.h>

using namespace fairlead;
using namespace fairlead::tests;

/// Seen in a random tree: 3160.6 was saved, 0.6 x 9 charged, and sshare printed 3165.
TEST(Sshare, rawUsageIsCutWithAllItsBits)
{
    auto records = queueRecords("a 1\n  @u 1 0\n", "1 a/u p1 10\n");
    const auto user = std::ranges::find(records.assocs, "u", &AssocRecord::user);
    user->rawUsage = 3160.6L + static_cast<long double>(0.6 * 9.0);
    ASSERT_EQ(static_cast<double>(*user->rawUsage), 3166.0);
    records.usageForm = UsageForm::Leaf;
    const auto snapshot = built(std::move(records));
    const auto evaluation = evaluate(baselineInputs(snapshot, snapshot->computedAt));
    for (const auto assoc : {assocAt(*snapshot, "a/u"), AssocIndex(0)})
        EXPECT_EQ(std::trunc(*printedShare(*evaluation, assoc, ShareColumn::RawUsage)), 3165.0);
}

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/cluster/endedjobs.h"
#include "engine/cluster/snapshotbuilder.h"
#include "engine/slurm/fairshare/sshare.h"
#include "engine/slurm/usage/endedcharges.h"
#include "tests/support/randomscenario.h"

#include <gtest/gtest.h>

namespace fairlead {
namespace {

constexpr std::int64_t computed = 1000000;
constexpr std::int64_t started = computed - 86400;

/// Computed at that second, with the usage of a capture a minute later: a's user u had a job of 16
/// CPUs that ended 17 s behind the computation.
SnapshotRecords busyRecords()
{
    auto records = tests::treeRecords("a 10\n  @u 1\n  @v 1\nb 20\n  @w 1\n");
    records.computedAt = computed;
    records.takenAt = computed + 60;
    records.policy.editSlurm().halfLife = 172800;
    for (auto& assoc : records.assocs)
        assoc.rawUsage = assoc.account == "b" ? 3000.0L : assoc.user.empty() ? 4000.0L : 2000.0L;
    records.ended = {{"a", "u", "debug", computed - 100, computed + 17, 16.0}};
    return records;
}

long double usageOf(const SnapshotRecords& records, std::string_view account, std::string_view user)
{
    for (const auto& assoc : records.assocs) {
        if (assoc.account == account && assoc.user == user)
            return assoc.rawUsage.value_or(-1.0L);
    }
    return -1.0L;
}

/// 271.981456 in slurmctld's log (priority_p_job_end).
constexpr double charge = 271.981456;
} // namespace

TEST(EndedJobs, areChargedAtOnceAndCountAtTheNextComputation)
{
    auto records = busyRecords();
    slurm::takeBackCharges(records, records.takenAt, started);
    EXPECT_NEAR(static_cast<double>(usageOf(records, "a", "u")), 2000.0 - charge, 1e-6);
    EXPECT_NEAR(static_cast<double>(usageOf(records, "a", "")), 4000.0 - charge, 1e-6);
    EXPECT_EQ(usageOf(records, "a", "v"), 2000.0L);
    EXPECT_EQ(usageOf(records, "b", "w"), 3000.0L);
    // What is printed as used holds it still.
    const auto snapshot = tests::built(records);
    const auto evaluation = evaluate(baselineInputs(snapshot, computed));
    const auto user = snapshot->findAssoc("a", "u", "");
    EXPECT_EQ(printedShare(*evaluation, user, ShareColumn::RawUsage), 2000.0);
    EXPECT_NEAR(static_cast<double>(evaluation->assocs.rawUsage[user.at()]), 2000.0 - charge, 1e-6);
    // From the next computation on it counts.
    const auto later = evaluate(baselineInputs(snapshot, computed + 1));
    EXPECT_NEAR(static_cast<double>(later->assocs.rawUsage[user.at()]), 2000.0, 0.02);
    // So it does of a copy.
    const auto copy = tests::built(recordsOf(*snapshot));
    EXPECT_EQ(copy->assocs.chargedSince, snapshot->assocs.chargedSince);
    EXPECT_EQ(copy->assocs.rawUsage, snapshot->assocs.rawUsage);
}

TEST(EndedJobs, thatTheUsageDoesNotHoldAreNotTakenOut)
{
    auto records = busyRecords();
    slurm::takeBackCharges(records, computed + 10, started); // a state file of before
    EXPECT_EQ(usageOf(records, "a", "u"), 2000.0L);
    const auto snapshot = tests::built(records);
    const auto evaluation = evaluate(baselineInputs(snapshot, computed));
    const auto printed
        = printedShare(*evaluation, snapshot->findAssoc("a", "u", ""), ShareColumn::RawUsage);
    EXPECT_NEAR(printed.value_or(0.0), 2000.0 + charge, 1e-6);
}

TEST(EndedJobs, ofBeforeAndWithoutLimitsChangeNothing)
{
    auto before = busyRecords();
    before.ended.front().end = computed;
    auto unlimited = busyRecords();
    unlimited.policy.editSlurm().enforcesLimits = false;
    auto unknown = busyRecords();
    unknown.ended.front().user = "nobody";
    for (auto* records : {&before, &unlimited, &unknown}) {
        slurm::takeBackCharges(*records, records->takenAt, started);
        EXPECT_EQ(usageOf(*records, "a", "u"), 2000.0L);
        EXPECT_TRUE(tests::built(*records)->assocs.chargedSince.empty());
    }
}

/// The usage is that with which slurmctld started.
TEST(EndedJobs, ofBeforeTheStartAreInTheUsageThatItReads)
{
    auto records = busyRecords();
    slurm::takeBackCharges(records, records.takenAt, computed + 20);
    EXPECT_EQ(usageOf(records, "a", "u"), 2000.0L);
    EXPECT_TRUE(tests::built(records)->assocs.chargedSince.empty());
}

} // namespace fairlead

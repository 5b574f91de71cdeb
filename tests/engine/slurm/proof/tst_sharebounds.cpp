// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What slurmctld printed from usage that we know rounded must lie in the ranges, for any tree.

#include "engine/slurm/fairshare/sshare.h"
#include "engine/slurm/proof/sharebounds.h"
#include "tests/support/randomcluster.h"

#include <cmath>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

using namespace fairlead;
using namespace fairlead::tests;

namespace {
/// Usage as the controller has it: many close to each other, some next to nothing.
SnapshotRecords exactTree()
{
    auto records = randomTree();
    for (auto& assoc : records.assocs) {
        if (!assoc.user.empty())
            assoc.rawUsage = *rc::gen::element(0.0L, 0.001L, 0.004L, 1.0L, 1.0L, 1.003L, 1.0049L,
                                               3.332L, 1000.5004L, 1e7L);
    }
    auto& settings = records.policy.editSlurm();
    settings.flags
        = *rc::gen::element<std::uint32_t>(FairTreeFlag, FairTreeFlag, 0U, DepthObliviousFlag);
    settings.damping = *rc::gen::element<std::uint16_t>(1, 5);
    return records;
}

/// The same cluster as a source shows it: every association with the digits that are printed.
SnapshotRecords printedTree(SnapshotRecords records, const Evaluation& exact, UsageForm form)
{
    const auto& snapshot = exact.snapshot();
    records.usageForm = form;
    for (auto& assoc : records.assocs) {
        const auto i = snapshot.findAssoc(assoc.account, assoc.user, assoc.partition);
        const auto usage = exact.assocs.rawUsage[i.at()];
        assoc.rawUsage
            = form == UsageForm::Whole ? std::floor(usage) : std::round(usage * 100.0L) / 100.0L;
    }
    return records;
}

bool holds(const NumberRange& range, double value)
{
    if (std::isnan(value) || std::isnan(range.low))
        return std::isnan(value) && std::isnan(range.low);
    const double noise = std::isfinite(value) ? 1e-12 * std::abs(value) + 1e-15 : 0.0;
    return range.low <= value + noise && value <= range.high + noise;
}

void checkBounds(UsageForm form)
{
    auto records = exactTree();
    const auto exact = evaluated(records);
    const auto printed = evaluated(printedTree(std::move(records), *exact, form));
    const slurm::ShareBounds bounds(*printed);
    for (std::size_t i = 0; i < printed->assocs.rawUsage.size(); ++i) {
        const AssocIndex assoc(i);
        for (std::size_t c = 0; c < shareColumnCount; ++c) {
            const auto column = static_cast<ShareColumn>(c);
            const auto truth = printedShare(*exact, assoc, column).value_or(ShareAnswer::isEmpty);
            const auto range = bounds.of(assoc, column);
            if (!holds(range, truth))
                RC_FAIL(printed->snapshot().accountName(assoc) + '/'
                        + printed->snapshot().userName(assoc) + " column " + std::to_string(c)
                        + ": " + text::general(truth) + " is not in " + text::general(range.low)
                        + " .. " + text::general(range.high));
        }
        RC_ASSERT(holds(bounds.jobFactor(assoc), exact->assocs.fairShare[i]));
    }
}
} // namespace

RC_GTEST_PROP(ShareBounds, holdTheTruthBehindTwoDecimals, ())
{
    checkBounds(UsageForm::Rounded);
}

RC_GTEST_PROP(ShareBounds, holdTheTruthBehindWholeNumbers, ())
{
    checkBounds(UsageForm::Whole);
}

RC_GTEST_PROP(ShareBounds, areTheNumbersThemselvesForExactUsage, ())
{
    auto records = exactTree();
    records.usageForm = UsageForm::Exact;
    const auto evaluation = evaluated(std::move(records));
    const slurm::ShareBounds bounds(*evaluation);
    for (std::size_t i = 0; i < evaluation->assocs.rawUsage.size(); ++i) {
        const auto factor = bounds.jobFactor(AssocIndex(i));
        RC_ASSERT(factor.low == evaluation->assocs.fairShare[i]);
        RC_ASSERT(factor.high == factor.low);
    }
}

TEST(ShareBounds, areTightWhereNothingMeets)
{
    auto records = treeRecords(R"(
a 1 300.00
  @u1 1 100.00
  @u2 1 200.00
b 1 50.00
  @u3 1 50.00
)");
    records.usageForm = UsageForm::Rounded;
    const auto evaluation = evaluated(std::move(records));
    const slurm::ShareBounds bounds(*evaluation);
    for (const auto* path : {"a/u1", "a/u2", "b/u3"}) {
        const auto assoc = assocAt(evaluation->snapshot(), path);
        const auto factor = bounds.jobFactor(assoc);
        EXPECT_EQ(factor.low, factor.high) << path;
        EXPECT_EQ(factor.low, evaluation->assocs.fairShare[assoc.at()]) << path;
        EXPECT_EQ(bounds.jobFactor(assoc).low, factor.low);
        const auto effective = bounds.of(assoc, ShareColumn::EffectvUsage);
        EXPECT_LT(effective.low, effective.high) << path;
        EXPECT_LT(effective.high - effective.low, 5e-4) << path;
    }
}

TEST(ShareBounds, siblingsThatMeetMayChangePlaces)
{
    auto records = treeRecords(R"(
a 1 300.00
  @u1 1 100.00
  @u2 1 100.01
  @u3 1 99.99
b 1 50.00
  @u4 1 50.00
)");
    records.usageForm = UsageForm::Rounded;
    const auto evaluation = evaluated(std::move(records));
    const slurm::ShareBounds bounds(*evaluation);
    const auto factor
        = [&](const char* path) { return bounds.jobFactor(assocAt(evaluation->snapshot(), path)); };
    EXPECT_EQ(factor("b/u4").low, 1.0);
    EXPECT_EQ(factor("a/u1").low, 0.25);
    EXPECT_EQ(factor("a/u1").high, 0.75);
    EXPECT_EQ(factor("a/u2").low, 0.25);
    EXPECT_EQ(factor("a/u3").high, 0.75);
}

TEST(ShareBounds, zeroMayBeLittleUnlessSshareSaysNothingAtAll)
{
    auto records = treeRecords(R"(
a 1 100.00
  @u1 1 0.00
  @u2 1 0.00
  @u3 1 100.00
)");
    records.usageForm = UsageForm::Rounded;
    const auto loose = evaluated(records);
    const auto u1 = assocAt(loose->snapshot(), "a/u1");
    EXPECT_LT(slurm::ShareBounds(*loose).jobFactor(u1).low, 1.0);

    ShareAnswer unused;
    unused[ShareColumn::LevelFs] = std::numeric_limits<double>::infinity();
    records.shareAnswers = {{"a", "u1", {}, unused}, {"a", "u2", {}, unused}};
    const auto told = evaluated(std::move(records));
    EXPECT_EQ(slurm::ShareBounds(*told).jobFactor(u1).low, 1.0);
}

/// A store or an anonymised copy must prove as sharply as its source.
RC_GTEST_PROP(ShareBounds, areTheSameOfWhatASnapshotHandsOn, ())
{
    auto records = exactTree();
    const auto exact = evaluated(records);
    const auto form = *rc::gen::element(UsageForm::Rounded, UsageForm::Whole);
    const auto read = evaluated(printedTree(std::move(records), *exact, form));
    const auto again = evaluated(recordsOf(read->snapshot()));
    RC_ASSERT(again->snapshot().usageForm == form);
    RC_ASSERT(again->assocs.rawUsage == read->assocs.rawUsage);
    RC_ASSERT(again->snapshot().assocs.usageBelow == read->snapshot().assocs.usageBelow);
    RC_ASSERT(again->snapshot().assocs.usageAbove == read->snapshot().assocs.usageAbove);
}

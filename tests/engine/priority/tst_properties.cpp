// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What must hold on every tree and queue, tried on random ones.

#include "engine/priority/difference.h"
#include "engine/scenario/scenario.h"
#include "engine/slurm/priority/priority.h"
#include "engine/slurm/usage/charging.h"
#include "tests/support/randomcluster.h"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

using namespace fairlead;
using namespace fairlead::tests;

namespace {
void setClassic(SnapshotRecords& records, bool classic)
{
    const std::uint32_t fairTree = FairTreeFlag;
    records.policy.editSlurm().flags = classic ? records.policy.slurm().flags & ~fairTree
                                               : records.policy.slurm().flags | fairTree;
}

/// Fair-share factors by path, independent of the order of rows.
std::vector<std::pair<std::string, double>> factorsOf(const Evaluation& evaluation)
{
    std::vector<std::pair<std::string, double>> result;
    const auto& snapshot = evaluation.snapshot();
    for (std::size_t i = 0; i < snapshot.assocs.size(); ++i)
        result.emplace_back(snapshot.accountName(AssocIndex(i)) + "/"
                                + snapshot.userName(AssocIndex(i)),
                            evaluation.assocs.fairShare[i]);
    std::sort(result.begin(), result.end());
    return result;
}
} // namespace

RC_GTEST_PROP(Properties, theOrderOfTheRecordsDoesNotMatter, ())
{
    auto records = randomTree();
    setClassic(records, *rc::gen::arbitrary<bool>());
    const auto expected = factorsOf(*evaluated(records));
    for (std::size_t i = records.assocs.size(); i > 1; --i)
        std::swap(
            records.assocs[i - 1],
            records
                .assocs[static_cast<std::size_t>(*rc::gen::inRange<int>(0, static_cast<int>(i)))]);
    RC_ASSERT(factorsOf(*evaluated(records)) == expected);
}

RC_GTEST_PROP(Properties, scalingAllSharesChangesNothing, ())
{
    auto records = randomTree();
    setClassic(records, *rc::gen::arbitrary<bool>());
    const auto expected = factorsOf(*evaluated(records));
    for (auto& assoc : records.assocs)
        if (assoc.shares != slurm::useParentShares)
            assoc.shares *= 1024;
    RC_ASSERT(factorsOf(*evaluated(records)) == expected);
}

RC_GTEST_PROP(Properties, moreUsageNeverHelpsInTheClassicAlgorithm, ())
{
    auto records = randomTree();
    setClassic(records, true);
    const auto before = evaluated(records);
    for (std::size_t i = 0; i < records.assocs.size(); ++i) {
        const auto& assoc = records.assocs[i];
        if (assoc.user.empty() || assoc.shares == slurm::useParentShares)
            continue;
        auto more = records;
        *more.assocs[i].rawUsage += 500.0L;
        const auto path = assoc.account + "/" + assoc.user;
        const auto after = evaluated(more);
        RC_ASSERT(after->assocs.fairShare[assocAt(after->snapshot(), path).at()]
                  <= before->assocs.fairShare[assocAt(before->snapshot(), path).at()] + 1e-12);
    }
}

RC_GTEST_PROP(Properties, contributionsAddUpToThePriority, ())
{
    const auto records = randomQueue();
    const auto e = evaluated(records);
    for (std::size_t i = 0; i < e->snapshot().rows.size(); ++i) {
        const auto terms = termsOf(*e, RowIndex(i));
        double sum = 0.0;
        for (std::size_t f = 0; f < factorCount; ++f)
            sum += terms.contribution(static_cast<Factor>(f));
        RC_ASSERT(std::abs(sum - terms.sum) <= 1e-9 * std::max(1.0, std::abs(sum)));
        RC_ASSERT(e->priority[i] == slurm::storedPriority(terms.sum, records.policy.slurm()));
        RC_ASSERT(terms.stored == e->priority[i]);
    }
}

RC_GTEST_PROP(Properties, anEditAndItsInverseAreNothing, ())
{
    const auto snapshot = built(randomQueue());
    const auto before = evaluate(baselineInputs(snapshot, snapshot->computedAt));
    const AssocIndex at(static_cast<std::size_t>(
        *rc::gen::inRange<int>(1, static_cast<int>(snapshot->assocs.size()))));
    const AssocKey path{snapshot->accountName(at), snapshot->userName(at), ""};
    auto scenario = withEdit(*snapshot, {}, ShareEdit{path, 77});
    scenario = withEdit(*snapshot, scenario, ParameterEdit{"PriorityWeightAge", "4242"});
    scenario = withEdit(*snapshot, scenario, ShareEdit{path, snapshot->assocs.shares[at.at()]});
    scenario = withEdit(
        *snapshot, scenario,
        ParameterEdit{"PriorityWeightAge", parameterValue(snapshot->policy, "PriorityWeightAge")});
    RC_ASSERT(scenario.edits.empty());
    const auto inputs = applyScenario(snapshot, scenario, snapshot->computedAt);
    RC_ASSERT(inputs.has_value());
    const auto after = evaluate(*inputs);
    RC_ASSERT(after->priority == before->priority);
    RC_ASSERT(after->rank == before->rank);
    RC_ASSERT(difference(*before, *after).moved == 0U);
}

RC_GTEST_PROP(Properties, ranksAreAPermutationInQueueOrder, ())
{
    const auto e = evaluated(randomQueue());
    const auto& rows = e->snapshot().rows;
    for (std::size_t i = 0; i < e->order.size(); ++i) {
        RC_ASSERT(e->rank[e->order[i].at()] == i + 1);
        if (i == 0)
            continue;
        const auto key = [&](RowIndex row) {
            return std::pair(e->snapshot().partitions[rows.partition[row.at()].at()].tier,
                             e->priority[row.at()]);
        };
        RC_ASSERT(key(e->order[i - 1]) >= key(e->order[i]));
    }
}

RC_GTEST_PROP(Properties, decayComposes, ())
{
    Policy policy;
    policy.editSlurm().halfLife = *rc::gen::element(60U, 3600U, 604800U, 7776000U);
    policy.editSlurm().calcPeriod = *rc::gen::element(60U, 300U);
    const std::int64_t period = policy.slurm().calcPeriod;
    const std::int64_t start = *rc::gen::inRange(0, 100000);
    const std::int64_t end = start + *rc::gen::inRange(1, 100000);
    const std::int64_t now = end + *rc::gen::inRange(0, 100000);
    const double once = slurm::chargedUsage(3.0, start, end, now, policy.slurm());
    const double later = slurm::chargedUsage(3.0, start, end, now + period, policy.slurm());
    const double decayed = once
        * std::pow(slurm::decayPerSecond(policy.slurm().halfLife), static_cast<double>(period));
    RC_ASSERT(std::abs(later - decayed) <= 1e-9 * std::max(1.0, once));
}

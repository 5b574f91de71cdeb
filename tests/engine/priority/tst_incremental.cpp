// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// An evaluation that computes only what changed has the bits of one that computes everything.

#include "engine/slurm/parameters.h"
#include "engine/slurm/priority/priority.h"
#include "engine/slurm/priority/roworder.h"
#include "tests/support/randomcluster.h"

#include <bit>
#include <cmath>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

using namespace fairlead;
using namespace fairlead::tests;

namespace {
/// A long double has bytes without meaning: its value counts, and every NaN is the same.
template <typename T>
bool areSame(const std::vector<T>& a, const std::vector<T>& b)
{
    return std::ranges::equal(a, b, [](T x, T y) {
        if (std::isnan(x) || std::isnan(y))
            return std::isnan(x) == std::isnan(y);
        return x == y && std::signbit(x) == std::signbit(y);
    });
}

void assertSame(const Evaluation& a, const Evaluation& b)
{
    RC_ASSERT(a.assocs.fsParent == b.assocs.fsParent);
    RC_ASSERT(a.assocs.levelShares == b.assocs.levelShares);
    RC_ASSERT(areSame(a.assocs.normShares, b.assocs.normShares));
    RC_ASSERT(areSame(a.assocs.rawUsage, b.assocs.rawUsage));
    RC_ASSERT(areSame(a.assocs.normUsage, b.assocs.normUsage));
    RC_ASSERT(areSame(a.assocs.effectiveUsage, b.assocs.effectiveUsage));
    RC_ASSERT(areSame(a.assocs.levelFs, b.assocs.levelFs));
    RC_ASSERT(areSame(a.assocs.fairShare, b.assocs.fairShare));
    RC_ASSERT(areSame(a.tables.partition, b.tables.partition));
    RC_ASSERT(areSame(a.tables.qos, b.tables.qos));
    RC_ASSERT(a.tables.assocDivisor == b.tables.assocDivisor);
    RC_ASSERT(a.tables.tres == b.tables.tres);
    RC_ASSERT(a.priority == b.priority);
    RC_ASSERT(a.status == b.status);
    RC_ASSERT(a.rank == b.rank);
    RC_ASSERT(a.order == b.order);
}

void editShares(Inputs& inputs)
{
    auto shares = *inputs.shares;
    for (int edits = *rc::gen::inRange(0, 3); edits > 0; --edits) {
        const auto at = *rc::gen::inRange<std::size_t>(0, shares.size());
        shares[at] = *rc::gen::element(0U, 1U, 2U, 77U, slurm::useParentShares);
    }
    inputs.shares = std::make_shared<const std::vector<std::uint32_t>>(std::move(shares));
}

void setParameterTo(Inputs& inputs, const char* name, const std::string& value)
{
    // As a file may say it: a weight below 0 is nothing that is typed.
    RC_ASSERT(slurm::readParameter(inputs.policy.editSlurm(), name, value).has_value());
}

/// What a session does, one thing at a time.
void editOnce(Inputs& inputs)
{
    switch (*rc::gen::inRange(0, 9)) {
    case 0:
    case 1:
    case 2:
        return editShares(inputs);
    case 3:
        inputs.policy.editSlurm().weights[*rc::gen::inRange<std::size_t>(0, weightedFactorCount)]
            = *rc::gen::element(0U, 5U, 100000U, 0xffffffffU);
        return;
    case 4:
        return setParameterTo(inputs, "PriorityWeightTRES",
                              *rc::gen::element<std::string>("", "CPU=1000", "CPU=-5,Mem=2"));
    case 5:
        return setParameterTo(inputs, "PriorityDecayHalfLife",
                              *rc::gen::element<std::string>("0", "1-0", "7-0"));
    case 6:
        inputs.now += *rc::gen::element<std::int64_t>(0, 60, 86400);
        return;
    case 7:
        return setParameterTo(inputs, "PriorityFlags",
                              *rc::gen::element<std::string>("", "NO_FAIR_TREE", "DEPTH_OBLIVIOUS",
                                                             "ACCRUE_ALWAYS", "NO_NORMAL_ALL",
                                                             "CALCULATE_RUNNING"));
    default:
        return setParameterTo(inputs, "PreemptMode",
                              *rc::gen::element<std::string>("OFF", "REQUEUE"));
    }
}

std::shared_ptr<const Snapshot> randomSnapshot()
{
    auto records = randomQueue();
    records.tresNames = {"cpu", "mem"};
    for (auto& partition : records.partitions)
        partition.tresTotal = {160, 64000};
    for (auto& job : records.jobs) {
        job.tres = {{"cpu", job.cpus}, {"mem", 1000}};
        HistoryRecord part;
        part.account = job.account;
        part.user = job.user;
        part.start = records.computedAt - 7200;
        part.end = records.computedAt - 3600;
        part.rate = 2.5;
        records.history.push_back(part);
    }
    records.policy.editSlurm().preemptType = PreemptType::Qos;
    return built(std::move(records));
}
} // namespace

RC_GTEST_PROP(Incremental, onlyWhatChangedHasTheBitsOfEverything, ())
{
    const auto snapshot = randomSnapshot();
    auto inputs = baselineInputs(snapshot, snapshot->computedAt);
    EvaluationMemory memory;
    std::array<Evaluation, 2> used; // as the pool of the dashboard gives them out
    for (int round = 0; round < 12; ++round) {
        editOnce(inputs);
        auto& out = used[*rc::gen::inRange<std::size_t>(0, used.size())];
        evaluate(inputs, memory, out);
        assertSame(out, *evaluate(inputs));
    }
}

RC_GTEST_PROP(Incremental, columnsHaveTheBitsOfTheExplanation, ())
{
    const auto snapshot = randomSnapshot();
    auto inputs = baselineInputs(snapshot, snapshot->computedAt);
    editOnce(inputs);
    const auto evaluation = evaluate(inputs);
    for (std::size_t i = 0; i < snapshot->rows.size(); ++i)
        RC_ASSERT(termsOf(*evaluation, RowIndex(i)).stored == evaluation->priority[i]);
}

RC_GTEST_PROP(Incremental, ranksByDigitsAreThoseByComparing, ())
{
    const auto snapshot = randomSnapshot();
    auto inputs = baselineInputs(snapshot, snapshot->computedAt);
    for (auto& weight : inputs.policy.editSlurm().weights)
        weight = *rc::gen::element(0U, 1U, 1000U, 100000U, 100000000U, 0xffffffffU);
    const auto evaluation = evaluate(inputs);
    slurm::Cache cache;
    slurm::findPlaces(snapshot->rows, cache.place);
    const slurm::RowOrder order(*evaluation, cache);
    RC_ASSERT(std::ranges::is_sorted(evaluation->order, order));
    for (std::size_t i = 0; i < evaluation->order.size(); ++i)
        RC_ASSERT(evaluation->rank[evaluation->order[i].at()] == i + 1);
    RC_ASSERT(std::ranges::count(evaluation->status, RowStatus::Ranked)
              == static_cast<std::ptrdiff_t>(evaluation->order.size()));
}

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What a slider costs, beside its own floors: copying the same bytes once, and std::sort of the
// keys. Arguments: associations, jobs, usage buckets.

#include "engine/evaluation.h"
#include "engine/slurm/queueorder.h"
#include "tests/bench/syntheticcluster.h"

#include <algorithm>
#include <benchmark/benchmark.h>
#include <cstring>

using namespace fairlead;
using namespace fairlead::bench;

namespace {
std::shared_ptr<const Snapshot> clusterOf(const benchmark::State& state)
{
    return syntheticCluster({static_cast<std::size_t>(state.range(0)),
                             static_cast<std::size_t>(state.range(1)),
                             static_cast<std::size_t>(state.range(2))});
}

/// Evaluates again and again; `edit` changes the inputs before each round.
template <typename Edit>
void evaluateWith(benchmark::State& state, Edit edit)
{
    const auto snapshot = clusterOf(state);
    auto inputs = baselineInputs(snapshot, snapshot->computedAt);
    Workspace workspace;
    Evaluation out;
    evaluate(inputs, workspace, out);
    std::uint32_t round = 0;
    for (auto _ : state) {
        edit(inputs, ++round);
        evaluate(inputs, workspace, out);
        benchmark::DoNotOptimize(out.order.data());
    }
}

void weightsChanged(benchmark::State& state)
{
    evaluateWith(state, [](Inputs& inputs, std::uint32_t round) {
        inputs.policy.weights[0] = 10000 + round;
    });
}

void sharesChanged(benchmark::State& state)
{
    // Two sets of shares in turn: an evaluation compares its own with the last one's.
    std::array<std::shared_ptr<const std::vector<std::uint32_t>>, 2> shares;
    for (std::uint32_t i = 0; i < shares.size(); ++i) {
        auto edited = clusterOf(state)->assocs.shares;
        edited[1] = 500 + 100 * i;
        shares[i] = std::make_shared<const std::vector<std::uint32_t>>(std::move(edited));
    }
    evaluateWith(state,
                 [&](Inputs& inputs, std::uint32_t round) { inputs.shares = shares[round % 2]; });
}

void halfLifeChanged(benchmark::State& state)
{
    evaluateWith(state, [](Inputs& inputs, std::uint32_t round) {
        inputs.policy.halfLife = 604800 + 60 * (round % 1000 + 1);
    });
}

/// Floor: the bytes of the jobs' inputs and results, copied once.
void copyFloor(benchmark::State& state)
{
    const auto snapshot = clusterOf(state);
    const auto tresBytes = snapshot->tresNames.size() * sizeof(std::uint64_t);
    const auto perJob = tresBytes + 4 * sizeof(std::int64_t) + 8 * sizeof(std::uint32_t);
    const std::vector<char> from(perJob * snapshot->jobs.size(), 'x');
    std::vector<char> to(from.size());
    for (auto _ : state) {
        std::memcpy(to.data(), from.data(), from.size());
        benchmark::ClobberMemory();
    }
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(from.size()));
}

/// What rankRows() costs alone.
void ranking(benchmark::State& state)
{
    const auto snapshot = clusterOf(state);
    Workspace workspace;
    Evaluation out;
    evaluate(baselineInputs(snapshot, snapshot->computedAt), workspace, out);
    for (auto _ : state)
        slurm::rankRows(out, workspace);
}

/// Floor: std::sort of the same keys, packed.
void sortFloor(benchmark::State& state)
{
    const auto snapshot = clusterOf(state);
    const auto evaluation = evaluate(baselineInputs(snapshot, snapshot->computedAt));
    std::vector<std::pair<std::uint64_t, std::uint64_t>> keys;
    for (std::size_t i = 0; i < snapshot->rows.size(); ++i) {
        const auto job = snapshot->rows.job[i].at();
        const std::uint64_t tier = snapshot->partitions[snapshot->rows.partition[i].at()].tier;
        keys.emplace_back(~(tier << 32 | evaluation->priority[i]),
                          static_cast<std::uint64_t>(snapshot->jobs.submitTime[job]) << 32
                              | snapshot->jobs.id[job]);
    }
    auto sorted = keys;
    for (auto _ : state) {
        sorted = keys;
        std::sort(sorted.begin(), sorted.end());
        benchmark::DoNotOptimize(sorted.data());
    }
}

void sizes(benchmark::internal::Benchmark* benchmark)
{
    benchmark->Args({25000, 50000, 250000})->Args({1000000, 1000000, 10000000});
    benchmark->Unit(benchmark::kMillisecond);
}
BENCHMARK(copyFloor)->Apply(sizes);
BENCHMARK(sortFloor)->Apply(sizes);
BENCHMARK(ranking)->Apply(sizes);
BENCHMARK(weightsChanged)->Apply(sizes);
BENCHMARK(sharesChanged)->Apply(sizes);
BENCHMARK(halfLifeChanged)->Apply(sizes);
} // namespace

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What a slider costs, beside its own floors: copying the bytes of the queue once, and std::sort
// of the keys. "copies" and "sorts" say how many floors of this run it takes, in CPU time.
// Arguments: associations, jobs, usage buckets.

#include "engine/priority/caches.h"
#include "engine/priority/difference.h"
#include "engine/priority/evaluation.h"
#include "engine/scenario/scenario.h"
#include "engine/slurm/fairshare/fairtree.h"
#include "engine/slurm/fairshare/sharetree.h"
#include "engine/slurm/priority/queueorder.h"
#include "tests/bench/moabcluster.h"
#include "tests/bench/syntheticcluster.h"

#include <algorithm>
#include <array>
#include <benchmark/benchmark.h>
#include <cstring>
#include <ctime>
#include <map>

using namespace fairlead;
using namespace fairlead::bench;

namespace {
/// CPU seconds of one round, by benchmark and number of jobs.
std::map<std::pair<std::string, std::int64_t>, double> rounds;

/// Measures the rounds of one benchmark and compares them with the floors before it.
class Rounds
{
public:
    Rounds(benchmark::State& state, std::string name)
        : m_state(state)
        , m_name(std::move(name))
        , m_start(std::clock())
    {
    }
    Rounds(const Rounds&) = delete;
    Rounds& operator=(const Rounds&) = delete;
    ~Rounds()
    {
        const double seconds = static_cast<double>(std::clock() - m_start) / CLOCKS_PER_SEC
            / static_cast<double>(m_state.iterations());
        const auto jobs = m_state.range(1);
        rounds[{m_name, jobs}] = seconds;
        for (const auto& [floor, counter] :
             {std::pair("copyFloor", "copies"), {"sortFloor", "sorts"}}) {
            if (const auto known = rounds.find({floor, jobs}); known != rounds.end())
                m_state.counters[counter] = seconds / known->second;
        }
    }

private:
    benchmark::State& m_state;
    std::string m_name;
    std::clock_t m_start;
};

std::shared_ptr<const Snapshot> clusterOf(const benchmark::State& state)
{
    return syntheticCluster({static_cast<std::size_t>(state.range(0)),
                             static_cast<std::size_t>(state.range(1)),
                             static_cast<std::size_t>(state.range(2))});
}

/// Evaluates again and again; `edit` changes the inputs before each round.
template <typename Edit>
void evaluateWith(benchmark::State& state, const char* name,
                  const std::shared_ptr<const Snapshot>& snapshot, Edit edit)
{
    auto inputs = baselineInputs(snapshot, snapshot->computedAt);
    EvaluationMemory memory;
    Evaluation out;
    evaluate(inputs, memory, out);
    std::uint32_t round = 0;
    const Rounds measured(state, name);
    for (auto _ : state) {
        edit(inputs, ++round);
        evaluate(inputs, memory, out);
        benchmark::DoNotOptimize(out.order.data());
    }
}

void weightsChanged(benchmark::State& state)
{
    evaluateWith(state, "weightsChanged", clusterOf(state),
                 [](Inputs& inputs, std::uint32_t round) {
                     inputs.policy.editSlurm().weights[0] = 10000 + round;
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
    evaluateWith(state, "sharesChanged", clusterOf(state),
                 [&](Inputs& inputs, std::uint32_t round) { inputs.shares = shares[round % 2]; });
}

void halfLifeChanged(benchmark::State& state)
{
    evaluateWith(state, "halfLifeChanged", clusterOf(state),
                 [](Inputs& inputs, std::uint32_t round) {
                     inputs.policy.editSlurm().halfLife = 604800 + 60 * (round % 1000 + 1);
                 });
}

/// Moab with all seven components; the jobs are the argument that counts.
void moabWeightsChanged(benchmark::State& state)
{
    const auto snapshot = moabCluster(static_cast<std::size_t>(state.range(1)));
    // Two policies in turn: a slider makes a new one for each tick.
    std::array<Policy, 2> policies{snapshot->policy, snapshot->policy};
    (void)setParameter(policies[0], "FSUSERWEIGHT", "7");
    (void)setParameter(policies[1], "RESWEIGHT", "2");
    evaluateWith(state, "moabWeightsChanged", snapshot,
                 [&](Inputs& inputs, std::uint32_t round) { inputs.policy = policies[round % 2]; });
}

/// Floor: the bytes of the jobs' inputs and results, copied once.
void copyFloor(benchmark::State& state)
{
    const auto snapshot = clusterOf(state);
    const auto tresBytes = snapshot->tresNames.size() * sizeof(std::uint64_t);
    constexpr std::size_t jobBytes = 15 * sizeof(std::uint32_t) + 2; // JobTable without TRES
    constexpr std::size_t rowBytes = 4 * sizeof(std::uint32_t); // QueueRows
    constexpr std::size_t resultBytes = 3 * sizeof(std::uint32_t) + 1; // Evaluation
    const auto bytes = (jobBytes + tresBytes + rowBytes + resultBytes) * snapshot->jobs.size();
    const std::vector<char> from(bytes, 'x');
    std::vector<char> to(bytes);
    const Rounds measured(state, "copyFloor");
    for (auto _ : state) {
        std::memcpy(to.data(), from.data(), bytes);
        benchmark::ClobberMemory();
    }
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(bytes));
}

/// Fair Tree alone, from nothing but shares and usage, as others publish it: lists, levels, sorting
/// and factors of everybody. Arguments: associations, of which ten of eleven are users, no jobs.
void fairTreeAlone(benchmark::State& state)
{
    const auto snapshot = clusterOf(state);
    const auto inputs = baselineInputs(snapshot, snapshot->computedAt);
    for (auto _ : state) {
        slurm::Cache cache;
        AssocResults results;
        results.rawUsage = snapshot->assocs.rawUsage;
        slurm::buildShareTree(inputs, cache, results);
        slurm::computeFairTree(inputs, cache, results);
        benchmark::DoNotOptimize(results.fairShare.data());
    }
    const auto users
        = std::ranges::count_if(snapshot->assocs.user, [](NameId user) { return user.value != 0; });
    state.counters["users"] = static_cast<double>(users);
}

/// Everything from nothing: what a scheduler computes in one cycle.
void wholeEvaluation(benchmark::State& state)
{
    const auto snapshot = clusterOf(state);
    const auto inputs = baselineInputs(snapshot, snapshot->computedAt);
    const Rounds measured(state, "wholeEvaluation");
    for (auto _ : state)
        benchmark::DoNotOptimize(evaluate(inputs));
}

/// What rankRows() costs alone.
void ranking(benchmark::State& state)
{
    const auto snapshot = clusterOf(state);
    EvaluationMemory memory;
    Evaluation out;
    evaluate(baselineInputs(snapshot, snapshot->computedAt), memory, out);
    const Rounds measured(state, "ranking");
    for (auto _ : state)
        slurm::rankRows(out, memory.caches().slurm);
}

/// Who moved between two evaluations of a queue, as the dashboard asks with every tick.
void ranksCompared(benchmark::State& state)
{
    const auto snapshot = clusterOf(state);
    auto inputs = baselineInputs(snapshot, snapshot->computedAt);
    const auto before = evaluate(inputs);
    inputs.policy.editSlurm().weights[0] *= 3;
    const auto after = evaluate(inputs);
    const Rounds measured(state, "ranksCompared");
    for (auto _ : state)
        benchmark::DoNotOptimize(difference(*before, *after).rows.data());
}

/// The edits of a scenario that sets the shares of every association, carried out.
void manySharesEdited(benchmark::State& state)
{
    const auto snapshot = clusterOf(state);
    Scenario scenario;
    for (std::size_t i = 1; i < snapshot->assocs.size(); ++i)
        scenario.edits.emplace_back(ShareEdit{keyOf(*snapshot, AssocIndex(i)), 7});
    const Rounds measured(state, "manySharesEdited");
    for (auto _ : state)
        benchmark::DoNotOptimize(applyScenario(snapshot, scenario, snapshot->computedAt));
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
    const Rounds measured(state, "sortFloor");
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
BENCHMARK(ranksCompared)->Apply(sizes);
BENCHMARK(weightsChanged)->Apply(sizes);
BENCHMARK(sharesChanged)->Apply(sizes);
BENCHMARK(halfLifeChanged)->Apply(sizes);
BENCHMARK(moabWeightsChanged)->Apply(sizes);
BENCHMARK(manySharesEdited)->Apply(sizes);
BENCHMARK(wholeEvaluation)->Apply(sizes);
BENCHMARK(fairTreeAlone)
    ->Args({110000, 0, 0})
    ->Args({1100000, 0, 0})
    ->Unit(benchmark::kMillisecond);
} // namespace

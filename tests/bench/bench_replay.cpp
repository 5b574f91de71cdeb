// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What a replay costs, by jobs, nodes and queue. Counters: usJob, microseconds of CPU time a job;
// waiting, jobs in the queue on average; bytesJob, the most that the replay held at a time beside
// the recording, divided by the jobs; recordingJob, what the recording holds of a job; xTenth, how
// many times the job's time of the first row that is.
// Arguments: jobs, nodes, days, load in percent, parallel jobs in percent.

#include "engine/replay/clock/decisions.h"
#include "engine/replay/clock/replay.h"
#include "engine/replay/outcome/outlook.h"
#include "engine/replay/past/past.h"
#include "tests/bench/syntheticweeks.h"

#include <benchmark/benchmark.h>
#include <ctime>
#include <malloc.h>

using namespace fairlead;
using namespace fairlead::bench;

namespace {
/// What is allocated. @unit bytes
double heldBytes()
{
    const auto info = mallinfo2();
    return static_cast<double>(info.uordblks) + static_cast<double>(info.hblkhd);
}

double waitingOnAverage(const replay::Scene& scene, const replay::Outcome& outcome)
{
    const auto& workload = scene.recording->workload;
    double waits = 0;
    for (std::size_t i = 0; i < workload.jobs.size(); ++i) {
        const auto start = outcome.jobs[i].start != 0 ? outcome.jobs[i].start : outcome.to;
        waits += static_cast<double>(start - replay::secondOf(workload.jobs[i].submit));
    }
    return waits / static_cast<double>(workload.to - workload.from);
}

void weeksReplayed(benchmark::State& state)
{
    static double first = 0; // time a job of the first row
    const WeeksSize size{
        static_cast<std::size_t>(state.range(0)), static_cast<std::size_t>(state.range(1)),
        static_cast<double>(state.range(2)), static_cast<double>(state.range(3)) / 100.0,
        static_cast<double>(state.range(4)) / 100.0};
    const double before = heldBytes();
    const auto scene = syntheticWeeks(size);
    const double loaded = heldBytes();
    double peak = loaded;
    replay::ReplayOptions options;
    options.phases = replay::phasesOf(*scene.recording, scene.recording->workload.from, 300, 1);
    options.seed = 1;
    double next = 0; // part of the replay; asking at each step would cost more than the replay
    options.progress = [&](double done) {
        if (done < next)
            return;
        next = done + 1.0 / 500;
        peak = std::max(peak, heldBytes());
    };
    replay::Outcome outcome;
    const auto start = std::clock();
    for (auto _ : state)
        outcome = replay::replay(scene, options);
    const auto jobs = static_cast<double>(size.jobs);
    const double each = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC
        / static_cast<double>(state.iterations()) / jobs;
    first = first == 0 ? each : first;
    state.counters["usJob"] = each * 1e6;
    state.counters["xTenth"] = each / first;
    state.counters["waiting"] = waitingOnAverage(scene, outcome);
    state.counters["passes"] = static_cast<double>(outcome.passes);
    state.counters["recordingJob"] = (loaded - before) / jobs;
    state.counters["bytesJob"] = (std::max(peak, heldBytes()) - loaded) / jobs;
}

void sizes(benchmark::internal::Benchmark* benchmark)
{
    benchmark->Args({10000, 100, 30, 92, 60})->Args({10000, 1000, 3, 92, 60});
    benchmark->Args({10000, 1000, 3, 103, 60})->Args({100000, 1000, 30, 98, 60});
    benchmark->Args({10000, 1000, 3, 105, 0})->Args({100000, 1000, 30, 100, 0});
    benchmark->Args({100000, 1000, 30, 102, 0}); // about 1 000 waiting
    benchmark->Unit(benchmark::kMillisecond)->Iterations(1);
}
BENCHMARK(weeksReplayed)->Apply(sizes);

/// The weeks as if what the replay made of them had been recorded.
replay::Scene recordedAs(const replay::Scene& scene, const replay::Outcome& outcome)
{
    auto recording = std::make_shared<replay::Recording>(*scene.recording);
    auto& workload = recording->workload;
    for (std::size_t i = 0; i < workload.jobs.size(); ++i) {
        const auto& made = outcome.jobs[i];
        auto& recorded = workload.jobs[i].recorded;
        recorded.eligible = replay::secondOf(workload.jobs[i].submit);
        recorded.start = made.start;
        recorded.end = made.end;
        recorded.cpus = made.cpus;
        recorded.by = made.by;
        recorded.nodes = static_cast<std::uint32_t>(workload.nodeSets.size());
        auto& nodes = workload.nodeSets.emplace_back(recording->machine.nodes.size());
        for (std::uint32_t k = 0; k < made.nodeCount; ++k)
            nodes.insert(outcome.nodes[made.firstNode + k]);
    }
    return {recording, scene.policy};
}

// The check of all starts of such weeks. Counters: replays, how many of them it takes; found, of
// the starts, in percent; tooMany.
void decisionsChecked(benchmark::State& state)
{
    const auto scene = syntheticWeeks(
        {static_cast<std::size_t>(state.range(0)), static_cast<std::size_t>(state.range(1)),
         static_cast<double>(state.range(2)), static_cast<double>(state.range(3)) / 100.0,
         static_cast<double>(state.range(4)) / 100.0});
    replay::ReplayOptions options;
    options.phases = replay::phasesOf(*scene.recording, scene.recording->workload.from, 300, 1);
    auto start = std::clock();
    const auto outcome = replay::replay(scene, options);
    const auto one = static_cast<double>(std::clock() - start);
    const auto recorded = recordedAs(scene, outcome);
    replay::Decisions decisions;
    start = std::clock();
    for (auto _ : state)
        decisions = replay::checkDecisions(recorded);
    state.counters["replays"]
        = static_cast<double>(std::clock() - start) / static_cast<double>(state.iterations()) / one;
    const auto counts = decisions.total();
    state.counters["tooMany"] = static_cast<double>(counts.tooMany);
    state.counters["found"]
        = 100.0 * static_cast<double>(counts.found) / static_cast<double>(counts.starts);
}
BENCHMARK(decisionsChecked)
    ->Args({10000, 1000, 3, 92, 60})
    ->Args({10000, 1000, 3, 105, 0})
    ->Args({30000, 1000, 9, 100, 0})
    ->Unit(benchmark::kMillisecond)
    ->Iterations(1);

// A hundred policies over 14 days of 20 000 jobs on two threads: wall time is what counts.
void policiesTried(benchmark::State& state)
{
    constexpr std::size_t policies = 100;
    const auto scene = syntheticWeeks({20000, static_cast<std::size_t>(state.range(0)), 14, 0.92,
                                       static_cast<double>(state.range(1)) / 100.0});
    std::vector<replay::NamedPolicy> named;
    for (std::size_t i = 0; i < policies; ++i) {
        auto inputs = scene.policy;
        auto& weights = inputs.policy.editSlurm().weights;
        weights[static_cast<std::size_t>(Factor::Age)] = static_cast<std::uint32_t>(1000 * i);
        named.push_back({"policy " + std::to_string(i), std::move(inputs)});
    }
    replay::OutlookOptions options;
    options.seed = 1;
    options.replicas = 1;
    options.threads = 2;
    options.keepsJobs = false;
    for (auto _ : state)
        benchmark::DoNotOptimize(replay::outlookOf(scene.recording, named, options));
}
BENCHMARK(policiesTried)
    ->Args({100, 60})
    ->Args({1000, 0})
    ->Unit(benchmark::kSecond)
    ->UseRealTime()
    ->Iterations(1);

/// Every job waited some hours and ran as long as it asks for.
replay::Scene recordedWeeks(const WeeksSize& size)
{
    constexpr replay::Second longest = 36 * 3600; // s
    auto scene = syntheticWeeks(size);
    auto recording = std::make_shared<replay::Recording>(*scene.recording);
    replay::Second spread = 0;
    for (auto& job : recording->workload.jobs) {
        spread = (spread * 7919 + 1237) % longest;
        const auto submit = replay::secondOf(job.submit);
        job.recorded.eligible = submit;
        job.recorded.start = submit + 1 + spread;
        job.recorded.end = job.recorded.start + job.runTime;
        job.recorded.cpus = job.request.cpus;
    }
    scene.recording = std::move(recording);
    return scene;
}

// A moment of the time line, after the first: made and evaluated. Counters: made, of that the
// moment itself; first, what reading the history once takes, in moments; waiting, jobs at it.
void momentOpened(benchmark::State& state)
{
    const auto scene
        = recordedWeeks({static_cast<std::size_t>(state.range(0)), 1000, 30, 0.9, 0.0});
    const auto seconds = [](std::clock_t since) {
        return static_cast<double>(std::clock() - since) / CLOCKS_PER_SEC;
    };
    auto begin = std::clock();
    const replay::Past past(scene.recording, scene.policy);
    const auto first = seconds(begin);
    const auto middle = (past.from() + past.to()) / 2;
    double made = 0;
    std::size_t waiting = 0;
    begin = std::clock();
    for (auto _ : state) {
        const auto start = std::clock();
        const auto snapshot = *past.at(middle);
        made += seconds(start);
        waiting = evaluate(baselineInputs(snapshot, snapshot->computedAt))->order.size();
    }
    const auto moments = static_cast<double>(state.iterations());
    state.counters["made"] = made / moments * 1e3;
    state.counters["first"] = first / (seconds(begin) / moments);
    state.counters["waiting"] = static_cast<double>(waiting);
}
BENCHMARK(momentOpened)->Arg(10000)->Arg(100000)->Arg(1000000)->Unit(benchmark::kMillisecond);
} // namespace

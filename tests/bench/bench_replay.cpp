// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What a replay costs, by jobs, nodes and queue. Counters: usJob, microseconds of CPU time a job;
// waiting, jobs in the queue on average; bytesJob, the most that the replay held at a time beside
// the recording, divided by the jobs; recordingJob, what the recording holds of a job; xTenth, how
// many times the job's time of the first row that is.
// Arguments: jobs, nodes, days, load in percent, parallel jobs in percent.

#include "engine/replay/replay.h"
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
    options.progress = [&](double) { peak = std::max(peak, heldBytes()); };
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
    benchmark->Args({10000, 1000, 3, 105, 0})->Args({100000, 1000, 30, 100, 0});
    benchmark->Unit(benchmark::kMillisecond)->Iterations(1);
}
BENCHMARK(weeksReplayed)->Apply(sizes);
} // namespace

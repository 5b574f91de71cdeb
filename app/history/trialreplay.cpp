// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/history/trialreplay.h"

#include "engine/replay/outcome/replicas.h"

#include <algorithm>
#include <atomic>
#include <optional>

namespace fairlead::app {

namespace {
using Clock = std::chrono::steady_clock;
using Milliseconds = std::chrono::duration<double, std::milli>;
constexpr Milliseconds enough{80}; // for each place
constexpr int places = 3; // of the period: a queue grows and shrinks
constexpr double ofDecisions = 1.0; // the recorded starts are checked too, about one replay

/// What a second of the period takes from there on. What is there when it begins does not count.
Milliseconds ofOneSecond(const replay::Scene& scene, const replay::OutlookOptions& options,
                         replay::Second from)
{
    std::atomic<bool> isOver = false;
    std::optional<Clock::time_point> begin;
    auto trial = replay::replicaOptions(scene, options, 0);
    trial.isCancelled = &isOver;
    trial.progress = [&](double) {
        const auto now = Clock::now();
        if (!begin)
            begin = now;
        isOver = now - *begin >= enough;
    };
    const auto outcome = replay::replay(scene, trial);
    const auto covered = std::max<replay::Second>(outcome.to - from, 1);
    const Milliseconds took = begin ? Clock::now() - *begin : Milliseconds(0);
    return took / static_cast<double>(covered);
}
} // namespace

std::chrono::milliseconds costOfReplay(const std::shared_ptr<const replay::Recording>& recording,
                                       const Inputs& inputs, const replay::OutlookOptions& options)
{
    const replay::Scene scene{recording, inputs};
    const auto period = replay::periodOf(recording->workload, options);
    const auto length = std::max<replay::Second>(period.to - period.from, 0);
    Milliseconds sum(0);
    for (int place = 0; place < places; ++place) {
        const auto from = period.from + length * place / places;
        auto later = options;
        later.from = place == 0 ? options.from : from;
        sum += ofOneSecond(scene, later, from);
    }
    return std::chrono::duration_cast<std::chrono::milliseconds>(sum / places
                                                                 * static_cast<double>(length));
}

std::chrono::milliseconds expectedCost(const std::shared_ptr<const replay::Recording>& recording,
                                       const Inputs& inputs, const replay::OutlookOptions& options)
{
    const auto ofOne = costOfReplay(recording, inputs, options);
    const auto atOnce = std::max<std::size_t>(options.threads, 1);
    const double rounds = static_cast<double>((options.replicas + atOnce - 1) / atOnce);
    return std::chrono::duration_cast<std::chrono::milliseconds>(ofOne * (rounds + ofDecisions));
}

} // namespace fairlead::app

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/history/trialreplay.h"

#include "engine/replay/outcome/replicas.h"

#include <algorithm>
#include <atomic>

namespace fairlead::app {

namespace {
using Clock = std::chrono::steady_clock;
constexpr std::chrono::milliseconds enough{250};
constexpr double leastPart = 0.001; // of which nothing is concluded
constexpr double ofDecisions = 1.0; // the recorded starts are checked too, about one replay
} // namespace

std::chrono::milliseconds expectedCost(const std::shared_ptr<const replay::Recording>& recording,
                                       const Inputs& inputs, const replay::OutlookOptions& options)
{
    const auto begin = Clock::now();
    std::atomic<bool> isOver = false;
    double part = 0.0;
    const replay::Scene scene{recording, inputs};
    auto trial = replay::replicaOptions(scene, options, 0);
    trial.isCancelled = &isOver;
    trial.progress = [&](double done) {
        part = done;
        isOver = Clock::now() - begin >= enough && done >= leastPart;
    };
    const auto outcome = replay::replay(scene, trial);
    const std::chrono::duration<double, std::milli> took = Clock::now() - begin;
    const double ofOne = took.count() / (outcome.isComplete ? 1.0 : part);
    const auto atOnce = std::max<std::size_t>(options.threads, 1);
    const double rounds = static_cast<double>((options.replicas + atOnce - 1) / atOnce);
    return std::chrono::milliseconds(static_cast<std::int64_t>(ofOne * (rounds + ofDecisions)));
}

} // namespace fairlead::app

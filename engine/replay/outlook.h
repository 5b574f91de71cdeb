// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/decisions.h"
#include "engine/replay/replay.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace fairlead::replay {

/// How one account fared in one run, among its jobs that were submitted in the period and started
/// until its end.
struct AccountFigures
{
    std::size_t jobs = 0;
    double meanWait = 0; ///< @unit s
    double medianWait = 0; ///< @unit s
    double p90Wait = 0; ///< @unit s
    /// CPU-seconds of its jobs inside the period, as part of those of all.
    /// @unit 1  @range [0, 1]
    double deliveredShare = 0;
};

/// One run, recorded or replayed.
struct RunFigures
{
    std::vector<AccountFigures> accounts; ///< in the order of Outlook::accounts
    double utilisation = 0; ///< CPU-seconds held, of all there were  @unit 1  @range [0, 1]
    double orderTau = 1; ///< Kendall's tau of the starts against the recorded ones
};

/// A figure over replicas. Another run would lie in [low, high] nine times of ten, if runs are
/// distributed normally: mean ± t(0.95, n - 1) s sqrt(1 + 1/n).
struct Estimate
{
    double mean = 0;
    double low = 0;
    double high = 0;
    [[nodiscard]] bool holds(double value) const { return value >= low && value <= high; }
};
/// @param least, most  what the figure cannot be below and above
Estimate estimateOf(const std::vector<double>& values, double least, double most);

/// A policy, and what became of the workload under it.
struct PolicyOutlook
{
    std::string name;
    std::vector<RunFigures> replicas;
    Outcome first; ///< of the first replica, job by job

    [[nodiscard]] Estimate meanWait(std::size_t account) const;
    [[nodiscard]] Estimate medianWait(std::size_t account) const;
    [[nodiscard]] Estimate p90Wait(std::size_t account) const;
    [[nodiscard]] Estimate deliveredShare(std::size_t account) const;
    [[nodiscard]] Estimate utilisation() const;
    [[nodiscard]] Estimate orderTau() const;
    [[nodiscard]] std::size_t jobs(std::size_t account) const; ///< on average
};

/// What really happened, beside replays under one or more policies over the same jobs.
struct Outlook
{
    std::vector<std::string> accounts; ///< by name
    RunFigures recorded;
    std::vector<PolicyOutlook> policies; ///< the site's own first
    std::vector<std::size_t> leftOut; ///< [account] jobs that use what a replay does not have
    Second from = 0;
    Second to = 0;
    bool isComplete = true; ///< false: cancelled
};

struct NamedPolicy
{
    std::string name;
    Inputs policy;
};

struct OutlookOptions
{
    std::uint32_t replicas = 10;
    std::uint64_t seed = 1; ///< of the first replica; the others count on
    Second from = 0; ///< 0: from the first submission on
    Second to = 0; ///< 0: as long as the recording
    unsigned threads = 1; ///< the results are the same for any number
    const std::atomic<bool>* isCancelled = nullptr;
    std::function<void(std::size_t done, std::size_t all)> progress; ///< from any thread
};

/// Replays the recording under each policy from several phases.
Outlook outlookOf(const std::shared_ptr<const Recording>& recording,
                  const std::vector<NamedPolicy>& policies, const OutlookOptions& options);

/// Whether two policies differ for an account by more than replicas of one differ: the paired
/// differences are on one side of zero nine times of ten.
enum class Change
{
    None,
    Shorter,
    Longer
};
Change waitChange(const PolicyOutlook& before, const PolicyOutlook& after, std::size_t account);

} // namespace fairlead::replay

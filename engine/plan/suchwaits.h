// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/plan/plan.h"
#include "engine/replay/outcome/outlook.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace fairlead {

/// How long jobs of one kind waited from the moment at which they could have run: no promise to the
/// next one.
struct Waits
{
    std::size_t jobs = 0; ///< that started
    double tenth = 0; ///< one of ten waited no longer  @unit s
    double median = 0; ///< @unit s
    double ninetieth = 0; ///< nine of ten waited no longer  @unit s
    /// Of several replicas, whose mean the others are: where that of another one lies, nine times
    /// of ten.
    struct Range
    {
        double low = 0; ///< @unit s
        double high = 0; ///< @unit s
    };
    std::optional<Range> medians;
    std::optional<Range> ninetieths;
};

/// The jobs of a recording that are like planned ones: one of their partitions, a size of the same
/// step (Grouping::Size), and their account where at least `fewest` were its.
class SuchJobs
{
public:
    static constexpr std::size_t fewest = 20;

    SuchJobs(const replay::Recording& recording, const PlannedJobs& jobs,
             const std::string& account);

    [[nodiscard]] bool isOfAccount() const { return m_isOfAccount; }
    /// As it happened.
    [[nodiscard]] Waits recorded() const;
    /// In the replays of that recording under a policy, as far as they are kept.
    [[nodiscard]] Waits in(const replay::PolicyOutlook& policy) const;

private:
    [[nodiscard]] Waits inOne(const replay::Outcome& outcome) const;

    const replay::Recording& m_recording;
    std::vector<std::uint32_t> m_jobs; // into Workload::jobs
    bool m_isOfAccount = false;
};

/// How long jobs like planned ones waited, under one account.
struct PlannedWaits
{
    std::string account;
    bool isOfAccount = false; ///< false: it had too few, and the jobs of all accounts count
    Waits recorded;
    std::vector<Waits> replayed; ///< [policy of the outlook]
};

/// Of each place.
/// @param outlook  of the recording, with the jobs of all replicas kept
std::vector<PlannedWaits> plannedWaits(const replay::Recording& recording, const Snapshot& snapshot,
                                       PlannedJobs jobs, const std::vector<PlannedPlace>& places,
                                       const replay::Outlook& outlook);

} // namespace fairlead

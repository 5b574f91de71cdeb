// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/finder/space.h"
#include "engine/finder/target.h"

#include <memory>

namespace fairlead::finder {

/// What is looked for, and in which part of a recording.
struct Question
{
    std::shared_ptr<const replay::Recording> recording;
    Inputs present;
    std::vector<Candidate> candidates; ///< candidatesOf()
    std::vector<Target> targets;
    replay::OutlookOptions options; ///< replicas, seed, period, threads, cancel, progress
};

/// Candidate number -> what its targets come to.
struct Judged
{
    std::size_t candidate = 0;
    std::vector<Figure> figures; ///< [target]
    bool operator==(const Judged&) const = default;
};

/// Replays the candidates of these numbers. Each one's figures are the same whichever others are
/// asked for, and for any number of threads. Cancelled, it returns nothing. Error code Usage: a
/// target about jobs that the recording does not have.
Result<std::vector<Judged>> judge(const Question& question,
                                  const std::vector<std::size_t>& candidates);
/// The same over weeks that a search did not see: a target about jobs that these do not have has no
/// figure there.
Result<std::vector<Judged>> judgeUnseen(const Question& question,
                                        const std::vector<std::size_t>& candidates);

/// The present policy, and those that come nearer to a target than it by more than the replicas
/// spread: of these those that no other one beats: nowhere a larger shortfall, somewhere a smaller
/// one. Of those whose shortfalls are the same the one whose narrowest target has the most to
/// spare, then the first. Places in `judged`, in its order.
std::vector<std::size_t> paretoOf(const std::vector<Target>& targets,
                                  const std::vector<Judged>& judged);

} // namespace fairlead::finder

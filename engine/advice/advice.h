// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/advice/finding.h"
#include "engine/priority/evaluation.h"

#include <vector>

namespace fairlead::replay {
struct Parameters;
}

namespace fairlead {

/// Fewer ranked rows than this say nothing about a policy.
inline constexpr std::size_t fewestRows = 10;

/// Not of a moment to come: nobody comes there and nobody starts, so its queue shows that alone.
bool canAdviseOn(const Snapshot& snapshot);

/// The jobs that wait, of whatever state: who is advised is told of how many. Of a past moment the
/// source's jobs run as well.
std::size_t advisedJobs(const Snapshot& snapshot);

/// What is wrong with the policy of an evaluation, as far as its queue and its tree show it; what
/// matters most first; nothing where canAdviseOn() says no. Pure. Takes the time of about a dozen
/// evaluations.
/// @param scheduling how backfill is set where nothing is edited; null: not known
std::vector<Finding> adviceOn(const Evaluation& evaluation,
                              const replay::Parameters* scheduling = nullptr);

} // namespace fairlead

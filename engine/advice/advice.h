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

/// What is wrong with the policy of an evaluation, as far as its queue and its tree show it; what
/// matters most first. Pure. Takes the time of about a dozen evaluations.
/// @param scheduling how backfill is set; null: not known
std::vector<Finding> adviceOn(const Evaluation& evaluation,
                              const replay::Parameters* scheduling = nullptr);

} // namespace fairlead

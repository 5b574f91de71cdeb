// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/result.h"
#include "engine/priority/evaluation.h"

namespace fairlead {

/// Evaluates the jobs of an evaluation, at its moment, under another policy. Where the policy is of
/// another scheduler, jobs and usage are put into its words; what that had to assume is in the
/// new snapshot's provenance. Rows keep job, partition and QOS, so that difference() matches them.
/// Error code: as buildSnapshot().
Result<std::shared_ptr<const Evaluation>> evaluateUnder(const Evaluation& evaluation,
                                                        const Policy& policy);

} // namespace fairlead

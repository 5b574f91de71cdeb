// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/advice/finding.h"
#include "engine/advice/queuepoints.h"
#include "engine/replay/recording/parameters.h"

namespace fairlead {

/// What keeps backfill from the jobs of a queue: a window shorter than jobs may run, a test of
/// fewer jobs than wait, steps too fine, or no backfill at all (specification scheduling 4 and 9).
/// The queue has a row.
void findSchedulingFlaws(const QueuePoints& queue, const replay::Parameters& parameters,
                         std::vector<Finding>& findings);

} // namespace fairlead

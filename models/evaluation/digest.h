// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/queueplace.h"
#include "models/evaluation/movers.h"
#include "models/evaluation/overviewfigures.h"
#include "models/evaluation/priorityaxis.h"
#include "models/usage/served.h"

namespace fairlead::models {

/// What the pages show of an evaluation at a glance. Made on the worker: the window only draws it.
struct Digest
{
    static constexpr std::size_t mostServed = 20; ///< of each side

    OverviewFigures figures;
    Movers movers; ///< against the baseline
    std::vector<AssocIndex> underServed; ///< accounts, the farthest from their share first
    std::vector<AssocIndex> overServed;
    PriorityHistogram histogram; ///< of the ranked rows
    PriorityAxis axis; ///< of the queue's bars
};
Digest digestOf(const Evaluation& baseline, const Evaluation& evaluation,
                const Difference& difference, const ServedTable& served);

} // namespace fairlead::models

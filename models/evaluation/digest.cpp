// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/evaluation/digest.h"

namespace fairlead::models {

Digest digestOf(const Evaluation& baseline, const Evaluation& evaluation,
                const Difference& difference, const ServedTable& served)
{
    const auto& assocs = evaluation.snapshot().assocs;
    const auto farthest = [&](ShareSide side) {
        return farthestFromShare(served, assocs, side, Digest::mostServed);
    };
    return {overviewFigures(evaluation),   moversOf(difference, baseline, evaluation),
            farthest(ShareSide::Under),    farthest(ShareSide::Over),
            priorityHistogram(evaluation), priorityAxis(evaluation)};
}

} // namespace fairlead::models

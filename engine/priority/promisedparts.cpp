// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/priority/promisedparts.h"

namespace fairlead {

std::vector<double> promisedParts(const Evaluation& evaluation)
{
    const auto& assocs = evaluation.assocs;
    std::vector<double> parts(assocs.normShares.begin(), assocs.normShares.end());
    if (evaluation.inputs.policy.algorithm() != Algorithm::FairTree)
        return parts;
    parts[0] = 1.0;
    for (std::size_t i = 1; i < parts.size(); ++i) { // parents come first; shares are of a level
        const auto above = parts[assocs.fsParent[i].at()];
        const bool isOwn = (*evaluation.inputs.shares)[i] != slurm::useParentShares;
        parts[i] = isOwn ? parts[i] * above : above;
    }
    return parts;
}

} // namespace fairlead

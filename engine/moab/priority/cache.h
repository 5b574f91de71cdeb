// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/moab/data/results.h"
#include "engine/priority/evaluation.h"
#include "engine/priority/radixranking.h"

namespace fairlead::moab {

/// Memory that the rules of Moab and Maui keep between evaluations, and what they need not find
/// again.
struct Cache
{
    Inputs metricsOf; // what the metrics were found from
    MetricColumns metrics;
    std::vector<RowIndex> tieOrder; // rows by what decides among equal priorities
    std::vector<std::uint32_t> order; // jobs by priority
    std::vector<std::int64_t> counts; // idle jobs by credential
    std::vector<double> userPart; // see findUserParts()
    std::shared_ptr<const Snapshot> userPartOf;
    RankCache ranking;
};

} // namespace fairlead::moab

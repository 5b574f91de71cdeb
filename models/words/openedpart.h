// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/evaluation.h"

#include <QString>

#include <vector>

namespace fairlead::models {

/// One step from a metric to points: a subcomponent of Moab or Maui, or a TRES of Slurm.
struct SubPoints
{
    QString name; ///< "QUEUETIME"; "gres/gpu"
    double value = 0.0; ///< the metric
    double capped = 0.0; ///< what its cap leaves of it
    std::int64_t cap = 0; ///< 0: none
    double weight = 0.0; ///< its own
    double partWeight = 1.0; ///< that of the component that it belongs to
    /// With all weights, but before the component's cap.
    /// @unit priority points  @range (-inf, inf)  @source specification (Moab) 1.1; 5.6
    double points = 0.0;

    [[nodiscard]] bool isCut() const { return capped != value; }
    bool operator==(const SubPoints&) const = default;
};

/// What one part of a row's priority is made of.
struct OpenedPart
{
    std::vector<SubPoints> subs; ///< all that the dialect computes, also those without weight
    SubPoints total; ///< the component: sum, cap, weight and points
    QString note; ///< which credential closed the fairshare gate; empty: none
    bool operator==(const OpenedPart&) const = default;
};

OpenedPart openPart(const Evaluation& evaluation, RowIndex row, std::size_t part);

/// "QUEUETIME: 90 × 2 = 180 points (QUEUETIMECAP cuts 120)"; × 5 = 900 in a component of weight 5.
QString subPointsText(const SubPoints& sub);

} // namespace fairlead::models

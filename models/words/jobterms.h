// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/breakdown.h"

#include <QMetaType>

#include <array>

namespace fairlead::models {

/// What the stacked bar of a queue row paints: unrounded contributions, which add up to `sum`.
struct JobTerms
{
    std::array<double, mostParts> contributions{}; ///< signed, in the order of partsOf()
    std::array<double, mostParts> factors{}; ///< before the weight; TRES, site, nice: 0
    double sum = 0.0; ///< @unit priority points  @range (-inf, inf)  @source specification 5.1
    qint64 shown = 0; ///< as sprio prints it
    quint32 stored = 0; ///< as slurmctld stores it
    bool isClampedLow = false; ///< the sum is below 1
    bool isClampedHigh = false; ///< the sum is above 2^32 - 1

    /// The bar is cut at the priority's limits.
    [[nodiscard]] bool isClamped() const { return isClampedLow || isClampedHigh; }
    bool operator==(const JobTerms&) const = default;
};
JobTerms jobTerms(const Evaluation& evaluation, RowIndex row);

} // namespace fairlead::models

Q_DECLARE_METATYPE(fairlead::models::JobTerms)

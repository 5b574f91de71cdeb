// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <vector>

namespace fairlead::replay {

/// How far an interval over replicas reaches, for runs that are distributed normally:
/// mean ± t s sqrt(1 + 1/n).
enum class Coverage
{
    OfOne, ///< the figure of another run lies in it nine times of ten: t(0.95, n - 1)
    /// Of two figures that are judged together each lies in its own 19 times of 20, so that both do
    /// nine times of ten (Bonferroni): t(0.975, n - 1)
    OfTwo
};

/// How often it may be chance alone that a figure, or one of several that are looked at together,
/// is said to differ.
inline constexpr double mostChance = 0.1;

/// A figure over replicas.
struct Estimate
{
    double mean = 0;
    double low = 0;
    double high = 0;
    std::size_t runs = 0; ///< replicas
    /// How often runs that differ by chance alone have a mean as far from 0 as this: Student's test
    /// of both sides. 1: fewer than two replicas.
    /// @unit 1  @range [0, 1]
    double chance = 1.0;
    /// One replica has none: low and high are its mean, and tell nothing.
    [[nodiscard]] bool hasSpread() const { return runs > 1; }
    [[nodiscard]] bool holds(double value) const { return value >= low && value <= high; }
    /// Whether the interval holds the value, or misses it by no more than 1 % of it.
    [[nodiscard]] bool nearlyHolds(double value) const;
};
/// @param least, most  what the figure cannot be below and above
Estimate estimateOf(const std::vector<double>& values, double least, double most,
                    Coverage coverage = Coverage::OfOne);

/// How many replicas do with intervals of one figure each, where so many figures are looked at for
/// one that is not 0: if all are, an interval is beyond 0 one time in ten at most. At least 2.
std::size_t replicasToTell(std::size_t figures);

} // namespace fairlead::replay

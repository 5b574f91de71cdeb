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

/// A figure over replicas.
struct Estimate
{
    double mean = 0;
    double low = 0;
    double high = 0;
    std::size_t runs = 0; ///< replicas
    /// One replica has none: low and high are its mean, and tell nothing.
    [[nodiscard]] bool hasSpread() const { return runs > 1; }
    [[nodiscard]] bool holds(double value) const { return value >= low && value <= high; }
    /// Whether the interval holds the value, or misses it by no more than 1 % of it.
    [[nodiscard]] bool nearlyHolds(double value) const;
};
/// @param least, most  what the figure cannot be below and above
Estimate estimateOf(const std::vector<double>& values, double least, double most,
                    Coverage coverage = Coverage::OfOne);

} // namespace fairlead::replay

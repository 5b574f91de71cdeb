// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/outcome/estimate.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace fairlead::replay {

namespace {
/// Student's t: what a normal figure of so many replicas leaves to chance on either side.
struct StudentQuantile
{
    std::array<double, 30> table; // [degrees of freedom - 1]
    double normal; // of infinitely many
    double decline; // times 1 / degrees beyond the table

    [[nodiscard]] double at(std::size_t degrees) const
    {
        if (degrees == 0)
            return 0.0;
        return degrees <= table.size() ? table[degrees - 1]
                                       : normal + decline / static_cast<double>(degrees);
    }
};

/// t(0.95, degrees)
constexpr StudentQuantile ofOne{{6.314, 2.920, 2.353, 2.132, 2.015, 1.943, 1.895, 1.860,
                                 1.833, 1.812, 1.796, 1.782, 1.771, 1.761, 1.753, 1.746,
                                 1.740, 1.734, 1.729, 1.725, 1.721, 1.717, 1.714, 1.711,
                                 1.708, 1.706, 1.703, 1.701, 1.699, 1.697},
                                1.645,
                                1.52};
/// t(0.975, degrees)
constexpr StudentQuantile ofTwo{{12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306,
                                 2.262,  2.228, 2.201, 2.179, 2.160, 2.145, 2.131, 2.120,
                                 2.110,  2.101, 2.093, 2.086, 2.080, 2.074, 2.069, 2.064,
                                 2.060,  2.056, 2.052, 2.048, 2.045, 2.042},
                                1.960,
                                2.42};
} // namespace

namespace {
/// How often Student's t is beyond -t or t.
/// @source Abramowitz and Stegun, 26.7.3 and 26.7.4: a sum for whole degrees of freedom
double beyond(double t, std::size_t degrees)
{
    const double angle = std::atan(t / std::sqrt(static_cast<double>(degrees)));
    const double square = std::cos(angle) * std::cos(angle);
    const bool isOdd = degrees % 2 == 1;
    double term = isOdd ? std::cos(angle) : 1.0;
    double sum = 0.0;
    for (std::size_t i = isOdd ? 3 : 2; i <= degrees; i += 2) {
        sum += term;
        const auto next = static_cast<double>(i);
        term *= square * (next - 1.0) / next;
    }
    const double within = std::sin(angle) * sum;
    const double all = isOdd ? (angle + within) * 2.0 / std::numbers::pi : within;
    return std::clamp(1.0 - all, 0.0, 1.0);
}

double chanceOf(double mean, double deviation, std::size_t runs)
{
    if (runs < 2 || mean == 0.0)
        return 1.0;
    const double error = deviation / std::sqrt(static_cast<double>(runs));
    return error > 0.0 ? beyond(std::abs(mean) / error, runs - 1) : 0.0;
}
} // namespace

std::size_t replicasToTell(std::size_t figures)
{
    std::size_t runs = 2;
    // The interval reaches t s sqrt(1 + 1/n), and the mean of n is known to s / sqrt(n).
    while (beyond(ofOne.at(runs - 1) * std::sqrt(static_cast<double>(runs + 1)), runs - 1)
               * static_cast<double>(figures)
           > mostChance)
        ++runs;
    return runs;
}

bool Estimate::nearlyHolds(double value) const
{
    constexpr double negligible = 0.01;
    const double miss = std::max(low - value, value - high);
    return miss <= negligible * std::abs(value);
}

Estimate estimateOf(const std::vector<double>& values, double least, double most, Coverage coverage)
{
    Estimate estimate;
    estimate.runs = values.size();
    if (values.empty())
        return estimate;
    const auto count = static_cast<double>(values.size());
    for (const auto value : values)
        estimate.mean += value / count;
    double squares = 0;
    for (const auto value : values)
        squares += (value - estimate.mean) * (value - estimate.mean);
    const double deviation = values.size() < 2 ? 0.0 : std::sqrt(squares / (count - 1));
    estimate.chance = chanceOf(estimate.mean, deviation, values.size());
    const auto& quantile = coverage == Coverage::OfOne ? ofOne : ofTwo;
    const double half = quantile.at(values.size() - 1) * deviation * std::sqrt(1.0 + 1.0 / count);
    estimate.low = std::max(least, estimate.mean - half);
    estimate.high = std::min(most, estimate.mean + half);
    return estimate;
}

} // namespace fairlead::replay

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>

namespace fairlead::models {

/// Slider positions on a logarithmic scale with a stop at 0: position 0 is the value 0, positions 1
/// .. steps run from `smallest` to `largest` in equal ratios. Values are whole multiples of `unit`.
/// The position of the baseline gives back exactly the baseline.
class LogScale
{
public:
    struct Range
    {
        std::int64_t smallest = 1; ///< value at position 1
        std::int64_t largest = 1000000; ///< value at the last position
        std::int64_t unit = 1; ///< 60 for durations of the scheduler, in seconds
        int steps = 1000;
    };

    LogScale() = default;
    LogScale(const Range& range, std::int64_t baseline);

    [[nodiscard]] int maximum() const { return m_range.steps; }
    [[nodiscard]] int baselinePosition() const { return m_baselinePosition; }
    [[nodiscard]] std::int64_t baseline() const { return m_baseline; }
    [[nodiscard]] std::int64_t value(int position) const;
    /// The nearest position; values beyond the range go to its ends.
    [[nodiscard]] int position(std::int64_t value) const;
    /// `percent` more (or less, when negative), at least one unit; 0 goes to the smallest value and
    /// back.
    [[nodiscard]] std::int64_t stepped(std::int64_t value, double percent) const;

    /// Scale for a weight: up to ten times the baseline, at least a million, at most 2^32 - 1.
    static LogScale forWeight(std::uint32_t baseline);
    /// Scale for a half-life or an age limit in seconds: a minute to about two years.
    static LogScale forDuration(std::uint32_t baseline);

private:
    [[nodiscard]] std::int64_t rounded(double value) const;

    Range m_range;
    std::int64_t m_baseline = 0;
    int m_baselinePosition = 0;
};

} // namespace fairlead::models

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/words/logscale.h"

#include "engine/base/durations.h"

#include <algorithm>
#include <cmath>

namespace fairlead::models {

using durations::minute;

LogScale::LogScale(const Range& range, std::int64_t baseline)
    : m_range(range)
    , m_baseline(baseline)
{
    m_baselinePosition = position(baseline);
}

std::int64_t LogScale::value(int position) const
{
    if (position == m_baselinePosition)
        return m_baseline;
    if (position <= 0)
        return 0;
    const double part = static_cast<double>(std::min(position, m_range.steps) - 1)
        / static_cast<double>(std::max(m_range.steps - 1, 1));
    const double ratio
        = static_cast<double>(m_range.largest) / static_cast<double>(m_range.smallest);
    return rounded(static_cast<double>(m_range.smallest) * std::pow(ratio, part));
}

int LogScale::position(std::int64_t value) const
{
    if (value <= 0)
        return 0;
    if (value <= m_range.smallest)
        return 1;
    if (value >= m_range.largest)
        return m_range.steps;
    const double part = std::log(static_cast<double>(value) / static_cast<double>(m_range.smallest))
        / std::log(static_cast<double>(m_range.largest) / static_cast<double>(m_range.smallest));
    return 1 + static_cast<int>(std::lround(part * (m_range.steps - 1)));
}

std::int64_t LogScale::stepped(std::int64_t value, double percent) const
{
    if (value < m_range.smallest)
        return percent > 0.0 ? m_range.smallest : 0;
    const double wanted = static_cast<double>(value) * (1.0 + percent / 100.0);
    auto result = rounded(wanted);
    if (result == value)
        result += percent > 0.0 ? m_range.unit : -m_range.unit;
    if (result < m_range.smallest)
        return value > m_range.smallest ? m_range.smallest : 0;
    return std::min(result, std::max(m_range.largest, value));
}

LogScale LogScale::forWeight(std::uint32_t baseline)
{
    constexpr std::int64_t usual = 1000000;
    constexpr std::int64_t most = 0xffffffff;
    Range range;
    range.largest = std::clamp(std::int64_t{baseline} * 10, usual, most);
    return {range, baseline};
}

LogScale LogScale::forDuration(std::uint32_t baseline)
{
    constexpr std::int64_t twoYears = std::int64_t{731} * 24 * 60 * minute;
    Range range;
    range.smallest = minute;
    range.unit = minute;
    range.largest = std::max<std::int64_t>(twoYears, baseline);
    return {range, baseline};
}

std::int64_t LogScale::rounded(double value) const
{
    return static_cast<std::int64_t>(std::llround(value / static_cast<double>(m_range.unit)))
        * m_range.unit;
}

} // namespace fairlead::models

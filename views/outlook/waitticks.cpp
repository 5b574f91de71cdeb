// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/outlook/waitticks.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace fairlead::views {

namespace {
constexpr double minute = 60.0;
constexpr double hour = 3600.0;
constexpr double day = 86400.0;
constexpr double month = 30 * day;
constexpr std::array<double, 26> roundOnes{
    1.0,         2.0,         5.0,         10.0,     20.0,      30.0,     minute,
    2 * minute,  5 * minute,  10 * minute, 20 * minute, 30 * minute, hour,  2 * hour,
    3 * hour,    4 * hour,    6 * hour,    8 * hour, 12 * hour, day,      2 * day,
    3 * day,     5 * day,     7 * day,     10 * day, 20 * day};
} // namespace

double roundWait(double least)
{
    const auto* const found = std::ranges::lower_bound(roundOnes, least);
    return found != roundOnes.end() ? *found : month * std::ceil(least / month);
}

std::vector<double> decadeTicks(double largest)
{
    const double end = roundWait(largest);
    std::vector<double> ticks{0.0};
    if (end <= 2 * minute)
        ticks.insert(ticks.end(), {10.0, 30.0, minute});
    else if (end <= hour)
        ticks.insert(ticks.end(), {minute, 2 * minute, 5 * minute, 10 * minute, 30 * minute});
    else
        ticks.insert(ticks.end(),
                     {minute, 10 * minute, hour, 6 * hour, day, 3 * day, 10 * day, month});
    std::erase_if(ticks, [end](double tick) { return tick >= end; });
    ticks.push_back(end);
    return ticks;
}

std::vector<double> evenTicks(double largest)
{
    constexpr double most = 5.0;
    const double step = roundWait(std::max(largest, 1.0) / most);
    std::vector<double> ticks;
    for (int i = 0; i * step <= largest; ++i)
        ticks.push_back(i * step);
    return ticks;
}

} // namespace fairlead::views

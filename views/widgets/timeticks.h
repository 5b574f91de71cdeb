// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <cstdint>
#include <vector>

/// Where a time axis has its ticks, in UTC.
namespace fairlead::views {

struct TimeTicks
{
    std::vector<std::int64_t> moments; ///< Unix seconds, ascending
    bool isOfHours = false; ///< closer than a day
    bool hasYears = false; ///< so long that a day alone could be of two years
    /// "03-04" or "2026-03-04", "15:00": what moments elsewhere have of it; the first hour of a day
    /// says the day.
    [[nodiscard]] QString textOf(std::int64_t moment) const;
    /// Of the widest text, to be measured.
    [[nodiscard]] static QString widest(std::int64_t from, std::int64_t to);
};

/// Whole minutes, hours, days or weeks between two moments, as close as there is room for.
/// @param width  of the axis, px
/// @param room  that a text takes, px
TimeTicks timeTicks(std::int64_t from, std::int64_t to, int width, int room);

} // namespace fairlead::views

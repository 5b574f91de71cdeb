// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/widgets/timeticks.h"

#include "engine/base/durations.h"
#include "views/widgets/utctime.h"

#include <QDateTime>

#include <algorithm>
#include <array>

namespace fairlead::views {

namespace {
using durations::day;
using durations::hour;
using durations::minute;

QString dayText(std::int64_t moment, bool hasYear)
{
    return utcTimeOf(moment).toString(hasYear ? QStringLiteral("yyyy-MM-dd")
                                              : QStringLiteral("MM-dd"));
}

bool needsYears(std::int64_t from, std::int64_t to)
{
    return to - from > 300 * day;
}
} // namespace

QString TimeTicks::textOf(std::int64_t moment) const
{
    if (!isOfHours || moment % day == 0)
        return dayText(moment, hasYears);
    return utcTimeOf(moment).toString(QStringLiteral("HH:mm"));
}

QString TimeTicks::widest(std::int64_t from, std::int64_t to)
{
    return dayText(to, needsYears(from, to)) + QLatin1Char(' ');
}

TimeTicks timeTicks(std::int64_t from, std::int64_t to, int width, int room)
{
    constexpr std::array steps{minute,   5 * minute, 15 * minute, 30 * minute, hour,      3 * hour,
                               6 * hour, 12 * hour,  day,         2 * day,     7 * day,   14 * day,
                               28 * day, 91 * day,   182 * day,   365 * day,   3650 * day};
    TimeTicks ticks;
    const auto length = std::max<std::int64_t>(to - from, 1);
    auto step = steps.back();
    for (const auto candidate : steps) {
        if (static_cast<double>(candidate) / static_cast<double>(length) * width >= room) {
            step = candidate;
            break;
        }
    }
    ticks.isOfHours = step < day;
    ticks.hasYears = needsYears(from, to);
    for (auto moment = (from / step + 1) * step; moment < to; moment += step)
        ticks.moments.push_back(moment);
    return ticks;
}

} // namespace fairlead::views

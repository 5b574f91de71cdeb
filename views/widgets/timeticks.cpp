// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/widgets/timeticks.h"

#include "engine/base/durations.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include <algorithm>
#include <array>

namespace fairlead::views {

namespace {
using durations::day;
using durations::hour;

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::views::TimeTicks)
};

QDateTime dateTimeOf(std::int64_t moment)
{
    return QDateTime::fromSecsSinceEpoch(moment, Qt::UTC);
}

QString dayText(std::int64_t moment, bool hasYear)
{
    //: a day on a time axis
    const auto format = hasYear ? Texts::tr("d MMM yyyy") : Texts::tr("d MMM");
    return QLocale().toString(dateTimeOf(moment).date(), format);
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
    return QLocale().toString(dateTimeOf(moment).time(), QLocale::ShortFormat);
}

QString TimeTicks::widest(std::int64_t from, std::int64_t to)
{
    return dayText(to, needsYears(from, to)) + QLatin1Char(' ');
}

TimeTicks timeTicks(std::int64_t from, std::int64_t to, int width, int room, bool withHours)
{
    constexpr std::array steps{hour,      3 * hour,  6 * hour,  12 * hour, day,
                               2 * day,   7 * day,   14 * day,  28 * day,  91 * day,
                               182 * day, 365 * day, 3650 * day};
    TimeTicks ticks;
    const auto length = std::max<std::int64_t>(to - from, 1);
    auto step = steps.back();
    for (const auto candidate : steps) {
        if ((withHours || candidate >= day)
            && static_cast<double>(candidate) / static_cast<double>(length) * width >= room) {
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

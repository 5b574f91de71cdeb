// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/questions/suggestedtargets.h"

#include "engine/base/durations.h"
#include "engine/finder/recordedfigures.h"
#include "engine/finder/targetnames.h"
#include "models/words/showntext.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace fairlead::app {

namespace {
using durations::day;
using durations::hour;
using durations::minute;

constexpr double hardlyWaits = 2.0 * minute;

std::int64_t nearest(std::int64_t seconds, std::int64_t unit)
{
    return (seconds + unit / 2) / unit;
}

/// "90 min", "2 h": of waits as targets have them.
QString waitText(std::int64_t seconds)
{
    const auto [value, unit] = seconds >= 2 * day ? std::pair(nearest(seconds, day), "d")
        : seconds >= 2 * hour || seconds == hour  ? std::pair(nearest(seconds, hour), "h")
        : seconds >= static_cast<std::int64_t>(hardlyWaits)
        ? std::pair(nearest(seconds, minute), "min")
        : std::pair(std::max<std::int64_t>(seconds, 1), "s");
    return QStringLiteral("%1 %2").arg(QString::number(value), QLatin1String(unit));
}

QString targetText(const char* figure, const QString& whose, std::int64_t seconds)
{
    return QStringLiteral("%1 wait of %2 <= %3")
        .arg(QLatin1String(figure), whose, waitText(seconds));
}

/// NaN: nobody of them started.  @unit s
double recordedWait(const char* figure, const QString& whose,
                    const finder::RecordedFigures& recorded, const FormerNames& former = {})
{
    const auto target = finder::parseTarget(targetText(figure, whose, hour).toStdString());
    return target ? recorded.of(finder::asRecorded({*target}, former).front()) : std::nan("");
}

std::int64_t half(double seconds)
{
    return std::llround(seconds / 2.0);
}
} // namespace

QStringList usualTargets()
{
    return {QStringLiteral("p90 wait of small jobs <= 2 h"),
            QStringLiteral("p90 wait of large jobs <= 2 d")};
}

QStringList usualTargets(const replay::Recording& recording)
{
    const finder::RecordedFigures recorded(recording);
    QStringList targets;
    for (const auto& whose : {QStringLiteral("small jobs"), QStringLiteral("large jobs")}) {
        const auto now = recordedWait("p90", whose, recorded);
        if (now >= hardlyWaits) // not of NaN
            targets << targetText("p90", whose, half(now));
    }
    return targets.isEmpty() ? usualTargets() : targets;
}

QString waitTarget(const AssocKey& whose, const replay::Recording* recording,
                   const FormerNames& former)
{
    const auto name = whose.user.empty()
        ? QStringLiteral("account %1").arg(models::exactText(whose.account))
        : QStringLiteral("user %1").arg(models::exactText(whose.user));
    const auto unknown = targetText("median", name, hour);
    if (recording == nullptr)
        return unknown;
    const finder::RecordedFigures recorded(*recording);
    for (const auto* figure : {"median", "p90"}) {
        if (const auto now = recordedWait(figure, name, recorded, former); now >= hardlyWaits)
            return targetText(figure, name, half(now));
    }
    const auto mean = recordedWait("mean", name, recorded, former);
    return std::isnan(mean) ? unknown : targetText("mean", name, half(mean));
}

} // namespace fairlead::app

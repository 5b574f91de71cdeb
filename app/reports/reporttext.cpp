// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/reporttext.h"

#include "app/reports/words.h"
#include "engine/priority/traits.h"

#include <QDateTime>

#include <algorithm>
#include <cmath>

namespace fairlead::reports {

namespace {

constexpr int secondsPerMinute = 60;
constexpr int secondsPerHour = 3600;
constexpr int secondsPerDay = 86400;

} // namespace

QString ReportText::decimal(double value, int decimals) const
{
    return m_locale.toString(value, 'f', decimals);
}

QString ReportText::percent(double fraction) const
{
    //: a percentage, %1 is the number
    return Words::tr("%1%").arg(decimal(fraction * 100.0, 1));
}

QString ReportText::hours(long double seconds) const
{
    const auto value = static_cast<double>(seconds / secondsPerHour);
    if (value > 0.0 && value < 0.05)
        return QStringLiteral("< ") + decimal(0.1, 1);
    return decimal(value, value > 0.0 && value < 10.0 ? 1 : 0);
}

QString ReportText::duration(std::int64_t seconds) const
{
    const auto days = seconds / secondsPerDay;
    const auto hours = seconds % secondsPerDay / secondsPerHour;
    const auto minutes = seconds % secondsPerHour / secondsPerMinute;
    if (days > 0 && hours > 0)
        return Words::tr("%1 d %2 h").arg(number(days), number(hours));
    if (days > 0)
        return Words::tr("%1 d").arg(number(days));
    if (hours > 0 && minutes > 0)
        return Words::tr("%1 h %2 min").arg(number(hours), number(minutes));
    if (hours > 0)
        return Words::tr("%1 h").arg(number(hours));
    return Words::tr("%1 min").arg(number(minutes));
}

QString ReportText::moment(std::int64_t unixSeconds) const
{
    const auto utc = QDateTime::fromSecsSinceEpoch(unixSeconds, Qt::UTC);
    //: a date and a time of day in UTC
    return Words::tr("%1, %2 UTC")
        .arg(m_locale.toString(utc.date(), Words::tr("MMMM d, yyyy")),
             utc.time().toString(QStringLiteral("HH:mm")));
}

QString ReportText::change(std::int64_t places) const
{
    if (places > 0)
        return QStringLiteral("▲ +") + number(places);
    if (places < 0)
        return QStringLiteral("▼ ") + number(places);
    return QStringLiteral("· 0");
}

QString ReportText::verdict(const models::Served& served) const
{
    const auto ratio = decimal(served.ratio, 1);
    switch (served.kind) {
    case models::VerdictKind::None:
        return Words::tr("no share, no usage");
    case models::VerdictKind::AtShare:
        return Words::tr("at its share");
    case models::VerdictKind::UnderServed:
        return Words::tr("▲ ×%1 under-served").arg(ratio);
    case models::VerdictKind::OverServed:
        return Words::tr("▼ ×%1 over-served").arg(ratio);
    case models::VerdictKind::NoUsage:
        return Words::tr("▲ nothing used yet");
    case models::VerdictKind::NoShare:
        return Words::tr("▼ used without a share");
    case models::VerdictKind::ByParent:
        return Words::tr("counts with its account");
    }
    return {};
}

QString usageUnit(const Snapshot& snapshot)
{
    const auto isWeighted = [](const Partition& p) { return !p.billingWeights.empty(); };
    return std::any_of(snapshot.partitions.begin(), snapshot.partitions.end(), isWeighted)
        ? Words::tr("billing-hours")
        : Words::tr("CPU-hours");
}

QString algorithmName(const Policy& policy)
{
    if (policy.isBasic)
        return Words::tr("First in, first out");
    switch (policy.algorithm()) {
    case Algorithm::FairTree:
        return Words::tr("Fair Tree");
    case Algorithm::ClassicFairShare:
        //: the fair-share algorithm of NO_FAIR_TREE
        return Words::tr("Classic");
    case Algorithm::DepthOblivious:
        return Words::tr("Depth-oblivious");
    case Algorithm::Slurm20:
        return Words::tr("Linear (Slurm 2.0)");
    case Algorithm::None:
        return QString::fromLatin1(traitsOf(policy).name);
    }
    return {};
}

QString factorLabel(Factor factor)
{
    switch (factor) {
    case Factor::Age:
        return Words::tr("Waiting time");
    case Factor::Assoc:
        return Words::tr("Association");
    case Factor::FairShare:
        return Words::tr("Fair-share");
    case Factor::JobSize:
        return Words::tr("Job size");
    case Factor::Partition:
        return Words::tr("Partition");
    case Factor::Qos:
        return Words::tr("Quality of service");
    case Factor::Tres:
        return Words::tr("Resources");
    case Factor::Site:
        return Words::tr("Site");
    case Factor::Nice:
        return Words::tr("Nice");
    }
    return {};
}

} // namespace fairlead::reports

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/words/valueformat.h"

#include "engine/base/constants.h"
#include "engine/base/durations.h"
#include "engine/base/timetext.h"
#include "models/words/showntext.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QRegularExpression>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <iterator>

namespace fairlead::models::valueformat {

namespace {

using durations::day;
using durations::hour;
using durations::minute;

/// The translation context of this file.
struct ValueFormat
{
    Q_DECLARE_TR_FUNCTIONS(ValueFormat)
};

/// With a minus sign in place of the hyphen that locales have for one.
QString withMinus(const QString& number, const QLocale& locale)
{
    const auto hyphen = locale.negativeSign();
    return number.startsWith(hyphen) ? u'−' + number.mid(hyphen.size()) : number;
}

QString marked(int sign, const QString& magnitude)
{
    if (sign == 0)
        return QStringLiteral("· 0");
    return sign > 0 ? QStringLiteral("▲ +") + magnitude : QStringLiteral("▼ −") + magnitude;
}

QString times(double ratio, const QLocale& locale)
{
    return locale.toString(ratio, 'f', ratio < 99.95 ? 1 : 0);
}

/// Of an account with a trace of decayed usage more would be digits without a meaning.
constexpr double mostTimes = 999.0;

/// To the smaller of the two units that duration() shows, so that what is nearly an hour is one.
quint64 rounded(quint64 seconds)
{
    constexpr quint64 units[]{day, hour, minute, 1};
    for (std::size_t i = 0; i + 1 < std::size(units); ++i) {
        const auto smaller = units[i + 1];
        if (seconds >= units[i])
            return (seconds + smaller / 2) / smaller * smaller;
    }
    return seconds;
}

} // namespace

QString priority(qint64 value, const QLocale& locale)
{
    return withMinus(locale.toString(value), locale);
}

QString count(qulonglong value, const QLocale& locale)
{
    return locale.toString(value);
}

QString written(const QString& value, const QLocale& locale)
{
    bool isNumber = false;
    const auto number = value.toULongLong(&isNumber);
    if (isNumber && QString::number(number) == value)
        return count(number, locale);
    // With days or three fields it is a time, whatever the setting is.
    static const QRegularExpression time(
        QStringLiteral("^\\d+-\\d{1,2}(:\\d{2}){0,2}$|^\\d+(:\\d{2}){2}$"));
    if (!time.match(value).hasMatch())
        return value;
    const auto seconds = parseDuration(value.toStdString());
    return seconds ? wholeDuration(*seconds, locale) : value;
}

QString points(double value, const QLocale& locale)
{
    const double whole = std::nearbyint(value);
    return withMinus(locale.toString(whole == 0.0 ? 0.0 : whole, 'f', 0), locale); // never "-0"
}

QString factor(double value, int decimals, const QLocale& locale)
{
    if (std::isnan(value))
        return {};
    if (std::isinf(value))
        return value > 0 ? QStringLiteral("∞") : QStringLiteral("−∞");
    return withMinus(locale.toString(value, 'f', decimals), locale);
}

QString addend(double value, int decimals, const QLocale& locale)
{
    constexpr int most = 15; // of a double
    const auto whole = QString::number(std::floor(std::abs(value)), 'f', 0);
    const auto keepsWhole = [&](int places) {
        return QString::number(std::abs(value), 'f', places).section(u'.', 0, 0) == whole;
    };
    while (decimals < most && std::isfinite(value) && !keepsWhole(decimals))
        ++decimals;
    return factor(value, decimals, locale);
}

QString percent(double fraction, const QLocale& locale)
{
    return percent(fraction, 1, locale);
}

QString percent(double fraction, int decimals, const QLocale& locale)
{
    if (!std::isfinite(fraction))
        return {};
    auto number = locale.toString(fraction * 100.0, 'f', decimals);
    if (fraction > 0.0 && number == locale.toString(0.0, 'f', decimals)) // a little is not nothing
        number = u'<' + locale.toString(std::pow(10.0, -decimals), 'f', decimals);
    //: a percentage
    return ValueFormat::tr("%1 %").arg(number);
}

namespace {
/// @param most  how many units, the largest first
QString unitsOf(quint64 seconds, int most, const QLocale& locale)
{
    const auto part = [&locale](quint64 value, const QString& unit) {
        return locale.toString(value) + QChar(0x00a0) + unit;
    };
    const quint64 amounts[]
        = {seconds / day, seconds % day / hour, seconds % hour / minute, seconds % minute};
    const QString units[] = {ValueFormat::tr("d", "days"), ValueFormat::tr("h", "hours"),
                             ValueFormat::tr("min", "minutes"), ValueFormat::tr("s", "seconds")};
    QStringList parts;
    for (std::size_t i = 0; i < 4 && parts.size() < most; ++i) {
        if (amounts[i] != 0)
            parts << part(amounts[i], units[i]);
        else if (!parts.isEmpty() && most < 4)
            break;
    }
    return parts.isEmpty() ? part(0, units[3]) : parts.join(u' ');
}
} // namespace

QString duration(quint64 seconds, const QLocale& locale)
{
    constexpr int enough = 2; // the two largest say enough
    return seconds >= slurm::infinite - minute ? ValueFormat::tr("no limit")
                                               : unitsOf(rounded(seconds), enough, locale);
}

QString wholeDuration(quint64 seconds, const QLocale& locale)
{
    return seconds >= slurm::infinite - minute ? ValueFormat::tr("no limit")
                                               : unitsOf(seconds, 4, locale);
}

QString measuredDuration(double seconds, const QLocale& locale)
{
    return duration(static_cast<quint64>(std::llround(std::max(seconds, 0.0))), locale);
}

QString exactDuration(quint64 seconds)
{
    const auto words = duration(seconds);
    const auto meant = parseDuration(durationInput(words).toStdString());
    return meant && *meant == seconds ? words : shownText(durationText(seconds));
}

namespace {
QString bareTextOf(const QDateTime& moment)
{
    return moment.toString(QStringLiteral("yyyy-MM-dd HH:mm"));
}

QString textOf(const QDateTime& moment)
{
    return bareTextOf(moment) + u' ' + moment.timeZoneAbbreviation();
}
} // namespace

QString moment(qint64 unixSeconds)
{
    return unixSeconds == 0 ? QString()
                            : textOf(QDateTime::fromSecsSinceEpoch(unixSeconds, Qt::UTC));
}

QString bareMoment(qint64 unixSeconds)
{
    return bareTextOf(QDateTime::fromSecsSinceEpoch(unixSeconds, Qt::UTC));
}

QString localMoment(qint64 unixSeconds)
{
    return textOf(QDateTime::fromSecsSinceEpoch(unixSeconds));
}

QString momentInWords(qint64 unixSeconds, const QLocale& locale)
{
    const auto utc = QDateTime::fromSecsSinceEpoch(unixSeconds, Qt::UTC);
    //: a date and a time of day in UTC
    return ValueFormat::tr("%1, %2 UTC")
        .arg(locale.toString(utc.date(), ValueFormat::tr("MMMM d, yyyy")),
             utc.time().toString(QStringLiteral("HH:mm")));
}

std::optional<qint64> numberInput(const QString& text, const QLocale& locale)
{
    const auto typed = text.trimmed();
    const auto groups = QStringLiteral("^\\d{1,3}(?:(?:%1|[\\s\\x{a0}\\x{202f}])\\d{3})+$|^\\d+$")
                            .arg(QRegularExpression::escape(locale.groupSeparator()));
    if (!QRegularExpression(groups).match(typed).hasMatch())
        return std::nullopt;
    QString digits;
    std::copy_if(typed.begin(), typed.end(), std::back_inserter(digits),
                 [](QChar c) { return c.isDigit(); });
    constexpr int mostDigits = 18;
    return digits.size() <= mostDigits ? std::optional(digits.toLongLong()) : std::nullopt;
}

QString durationInput(const QString& text)
{
    const auto typed = text.simplified();
    if (parseMinutesParameter(typed.toStdString()))
        return typed;

    // As duration() writes it, or with the units of English and French.
    // "12.5 d" is meant as it is written; three decimals might be thousands.
    const auto part = [](const char* units, const QString& own) {
        return QStringLiteral("(?:(\\d+(?:[.,]\\d{1,2})?) ?(?:%1|%2))?")
            .arg(QLatin1String(units), QRegularExpression::escape(own));
    };
    const QRegularExpression pattern(QStringLiteral("^%1 ?%2 ?%3 ?%4$")
                                         .arg(part("d|j", ValueFormat::tr("d", "days")),
                                              part("h", ValueFormat::tr("h", "hours")),
                                              part("min|m", ValueFormat::tr("min", "minutes")),
                                              part("s", ValueFormat::tr("s", "seconds"))),
                                     QRegularExpression::CaseInsensitiveOption);
    const auto match = pattern.match(typed);
    if (typed.isEmpty() || !match.hasMatch())
        return {};
    const quint64 units[] = {day, hour, minute, 1};
    double sum = 0.0;
    for (int i = 0; i < 4; ++i)
        sum += match.captured(i + 1).replace(u',', u'.').toDouble()
            * static_cast<double>(units[static_cast<std::size_t>(i)]);
    constexpr double most = 1e15; // what a double counts to the second
    if (sum > most)
        return {};
    const auto slurmText = durationText(static_cast<quint64>(std::llround(sum)));
    return parseMinutesParameter(slurmText) ? exactText(slurmText) : QString();
}

QString change(qint64 value, const QLocale& locale)
{
    return marked(value > 0 ? 1 : value < 0 ? -1 : 0, locale.toString(std::abs(value)));
}

double toldChange(double value, int decimals)
{
    const double scale = std::pow(10.0, decimals);
    return std::nearbyint(value * scale) / scale;
}

QString change(double value, int decimals, const QLocale& locale)
{
    if (std::isnan(value))
        return {};
    const double told = toldChange(value, decimals);
    return marked(told > 0 ? 1 : told < 0 ? -1 : 0, locale.toString(std::abs(told), 'f', decimals));
}

QString shares(quint32 value, const QLocale& locale)
{
    return value == slurm::useParentShares ? QStringLiteral("parent") : locale.toString(value);
}

QString verdict(const Served& served, const QLocale& locale)
{
    switch (served.kind) {
    case VerdictKind::None:
        return {};
    case VerdictKind::AtShare:
        return ValueFormat::tr("at its share");
    case VerdictKind::UnderServed:
        return served.ratio > mostTimes
            ? ValueFormat::tr("×%1+ under-served").arg(times(mostTimes, locale))
            : ValueFormat::tr("×%1 under-served").arg(times(served.ratio, locale));
    case VerdictKind::OverServed:
        return served.ratio > mostTimes
            ? ValueFormat::tr("×%1+ over-served").arg(times(mostTimes, locale))
            : ValueFormat::tr("×%1 over-served").arg(times(served.ratio, locale));
    case VerdictKind::NoUsage:
        return ValueFormat::tr("no usage");
    case VerdictKind::NoShare:
        return ValueFormat::tr("no share");
    case VerdictKind::ByParent:
        return ValueFormat::tr("as its account");
    }
    return {};
}

QString verdictMark(VerdictKind kind)
{
    switch (kind) {
    case VerdictKind::UnderServed:
        return QStringLiteral("▲");
    case VerdictKind::OverServed:
        return QStringLiteral("▼");
    case VerdictKind::AtShare:
        return QStringLiteral("·");
    case VerdictKind::None:
    case VerdictKind::NoUsage:
    case VerdictKind::NoShare:
    case VerdictKind::ByParent:
        return {};
    }
    return {};
}

QString markedVerdict(const Served& served, const QLocale& locale)
{
    const auto mark = verdictMark(served.kind);
    const auto words = verdict(served, locale);
    return mark.isEmpty() ? words : mark + u' ' + words;
}

} // namespace fairlead::models::valueformat

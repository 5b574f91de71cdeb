// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/options/timeoptions.h"

#include "app/cli/commands/problems.h"
#include "engine/base/text.h"
#include "engine/base/timetext.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDateTime>

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace fairlead::cli {

namespace {
constexpr int longestTimeout = 86400; // s
constexpr std::int64_t longestHistory = 3650LL * 86400; // s

struct TimeTexts
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::cli::TimeOptions)
};

Result<std::int64_t> parseMoment(const char* option, const QString& text)
{
    constexpr std::int64_t firstYear = 1970;
    constexpr std::int64_t lastYear = 2100;
    if (const auto number = text::toInteger(text.toStdString());
        number && *number >= 0 && *number <= lastMoment) {
        if (text.size() == 4 && *number >= firstYear && *number <= lastYear)
            return wrongUsage(TimeTexts::tr("--%1 %2: a year? That would be %2 seconds after the "
                                            "begin of 1970; write %2-01-01 for the year")
                                  .arg(QLatin1String(option), text));
        return static_cast<std::int64_t>(*number);
    }
    auto moment = QDateTime::fromString(text, Qt::ISODate);
    if (!moment.isValid() || moment.toSecsSinceEpoch() < 0)
        return wrongUsage(
            TimeTexts::tr("--%1 %2: neither seconds since 1970 nor an ISO time such as "
                          "2026-11-20T20:16:47")
                .arg(QLatin1String(option), text));
    if (moment.timeSpec() == Qt::LocalTime)
        moment.setTimeSpec(Qt::UTC);
    return moment.toSecsSinceEpoch();
}

Result<void> readMoments(const QCommandLineParser& parser, Arguments& arguments)
{
    for (const auto& [option, target] : {std::pair("at", &arguments.times.at),
                                         {"moment", &arguments.times.moment},
                                         {"from", &arguments.times.from},
                                         {"to", &arguments.times.to},
                                         {"unseen", &arguments.finder.unseen},
                                         {"forget", &arguments.record.forget}}) {
        const auto text = parser.value(QLatin1String(option));
        if (text.isEmpty() && !parser.isSet(QLatin1String(option)))
            continue;
        const auto moment = parseMoment(option, text);
        if (!moment)
            return moment.error();
        *target = *moment;
    }
    arguments.source.options.at = arguments.times.at;
    return {};
}

Result<void> readTimeout(const QCommandLineParser& parser, Arguments& arguments)
{
    const auto timeout = parser.value(QStringLiteral("timeout"));
    if (timeout.isEmpty())
        return {};
    const auto seconds = timeout.toInt();
    arguments.source.options.timeout = seconds;
    if (seconds < 1 || seconds > longestTimeout)
        return wrongUsage(TimeTexts::tr("--timeout %1: expected 1 to %2 seconds")
                              .arg(timeout)
                              .arg(longestTimeout));
    return {};
}

/// A whole number of one of these units, "30d"; 0: it is none, or longer than `longest`.
/// @unit s
std::int64_t spanOf(const QString& text, std::initializer_list<std::pair<char, int>> units,
                    std::int64_t longest)
{
    const auto count
        = text::toInteger(text.chopped(std::min<qsizetype>(1, text.size())).toStdString());
    for (const auto& [letter, seconds] : units) {
        if (count && *count > 0 && *count <= longest / seconds
            && text.endsWith(QLatin1Char(letter)))
            return static_cast<std::int64_t>(*count) * seconds;
    }
    return 0;
}

/// "30d", "12h", "2w"
Result<void> readHistory(const QCommandLineParser& parser, Arguments& arguments)
{
    if (!parser.isSet(QStringLiteral("history")))
        return {};
    const auto given = parser.value(QStringLiteral("history"));
    arguments.capture.history
        = spanOf(given, {{'h', 3600}, {'d', 86400}, {'w', 7 * 86400}}, longestHistory);
    if (arguments.capture.history == 0)
        return wrongUsage(
            TimeTexts::tr("--history %1: expected a time such as 30d, 12h or 2w, of at "
                          "most 3650 days")
                .arg(given));
    return {};
}

/// "30s", "5m", "1h"
Result<void> readEvery(const QCommandLineParser& parser, Arguments& arguments)
{
    std::optional<std::int64_t> times;
    if (auto done = readCount(parser, "times", times); !done)
        return done;
    if (times == 0)
        return wrongUsage(TimeTexts::tr("--times 0: expected 1 or more"));
    arguments.record.times = times.value_or(0);
    if (!parser.isSet(QStringLiteral("every")))
        return {};
    const auto given = parser.value(QStringLiteral("every"));
    constexpr std::int64_t longest = 86400; // s
    arguments.record.every = spanOf(given, {{'s', 1}, {'m', 60}, {'h', 3600}}, longest);
    if (arguments.record.every == 0)
        return wrongUsage(TimeTexts::tr("--every %1: expected a time such as 30s, 5m or 1h, of at "
                                        "most a day")
                              .arg(given));
    return {};
}
} // namespace

Result<void> readCount(const QCommandLineParser& parser, const char* option,
                       std::optional<std::int64_t>& target)
{
    const auto given = parser.value(QLatin1String(option));
    if (given.isEmpty())
        return {};
    target = text::toInteger(given.toStdString());
    if (!target || *target < 0)
        return wrongUsage(
            TimeTexts::tr("--%1 %2: expected a whole number").arg(QLatin1String(option), given));
    return {};
}

Result<void> readTimes(const QCommandLineParser& parser, Arguments& arguments)
{
    for (const auto read : {readMoments, readTimeout, readHistory, readEvery}) {
        if (auto done = read(parser, arguments); !done)
            return done;
    }
    return {};
}

} // namespace fairlead::cli

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/options/questionoptions.h"

#include "app/cli/commands/problems.h"
#include "engine/base/plaintext.h"
#include "engine/base/text.h"
#include "engine/plan/plan.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QLocale>

#include <tuple>

namespace fairlead::cli {

namespace {
struct QuestionTexts
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::cli::Options)
};

constexpr std::int64_t largest = 4294967295;

/// "--count 12", "--size 128x4"
Result<void> readPlan(const QCommandLineParser& parser, Arguments& arguments)
{
    const auto read = [](const QString& text, std::int64_t most, std::int64_t& target) {
        const auto number = text::toInteger(text.toStdString());
        const bool isGood = number && *number >= 1 && *number <= most;
        if (isGood)
            target = *number;
        return isGood;
    };
    if (const auto count = parser.value(QStringLiteral("count"));
        parser.isSet(QStringLiteral("count")) && !read(count, mostPlanned, arguments.plan.count))
        return wrongUsage(QuestionTexts::tr("--count %1: expected 1 to %2")
                              .arg(count, QString::number(mostPlanned)));
    if (!parser.isSet(QStringLiteral("size")))
        return {};
    const auto text = parser.value(QStringLiteral("size"));
    const auto size = text.split(QLatin1Char('x'));
    const bool isGood = size.size() <= 2 && read(size[0], largest, arguments.plan.cpus)
        && (size.size() == 1 || read(size[1], largest, arguments.plan.nodeCount));
    if (!isGood)
        return wrongUsage(
            QuestionTexts::tr("--size %1: expected CPUS or CPUSxNODES, such as 64x2, each 1 to %2")
                .arg(text, QString::number(largest)));
    return {};
}

Result<void> readWish(const QCommandLineParser& parser, Arguments& arguments)
{
    bool isNumber = true;
    if (const auto rank = parser.value(QStringLiteral("rank"));
        parser.isSet(QStringLiteral("rank"))) {
        arguments.reach.rank = rank.toLongLong(&isNumber);
        if (!isNumber || *arguments.reach.rank < 1 || *arguments.reach.rank > largest)
            return wrongUsage(QuestionTexts::tr("--rank %1: expected 1 to %2")
                                  .arg(rank, QString::number(largest)));
    }
    if (const auto factor = parser.value(QStringLiteral("factor"));
        parser.isSet(QStringLiteral("factor"))) {
        arguments.reach.factor = QLocale::c().toDouble(factor, &isNumber);
        if (!isNumber || !(*arguments.reach.factor >= 0.0))
            return wrongUsage(
                QuestionTexts::tr("--factor %1: expected a number, 0 or more").arg(factor));
    }
    if (const auto machine = parser.value(QStringLiteral("machine"));
        parser.isSet(QStringLiteral("machine"))) {
        arguments.hardware.machine = QLocale::c().toDouble(machine, &isNumber);
        constexpr double most = 1e12; // whatever it is counted in
        if (!isNumber
            || !(*arguments.hardware.machine > 0.0 && *arguments.hardware.machine <= most))
            return wrongUsage(
                QuestionTexts::tr("--machine %1: expected a number above 0, of at most 1e12")
                    .arg(machine));
    }
    return {};
}

/// "--candidates 200", "--array 8", "--slice 3/8"
Result<void> readFinder(const QCommandLineParser& parser, Arguments& arguments)
{
    constexpr std::int64_t most = 1'000'000;
    arguments.finder.targets = parser.values(QStringLiteral("target"));
    arguments.finder.varied = parser.values(QStringLiteral("vary"));
    arguments.finder.gathers = parser.isSet(QStringLiteral("gather"));
    for (const auto& [option, least, target] :
         {std::tuple("candidates", 2, &arguments.finder.candidates),
          {"array", 1, &arguments.finder.tasks}}) {
        if (!parser.isSet(QLatin1String(option)))
            continue;
        const auto given = parser.value(QLatin1String(option));
        const auto number = text::toInteger(given.toStdString());
        if (!number || *number < least || *number > most)
            return wrongUsage(QuestionTexts::tr("--%1 %2: expected %3 to %4")
                                  .arg(QLatin1String(option), given)
                                  .arg(least)
                                  .arg(most));
        *target = *number;
    }
    if (!parser.isSet(QStringLiteral("slice")))
        return {};
    const auto given = parser.value(QStringLiteral("slice"));
    const auto parts = given.split(QLatin1Char('/'));
    const auto slice = text::toInteger(parts.value(0).toStdString());
    const auto slices = text::toInteger(parts.value(1).toStdString());
    if (parts.size() != 2 || !slice || !slices || *slice < 0 || *slice >= *slices || *slices > most)
        return wrongUsage(
            QuestionTexts::tr("--slice %1: expected I/N, from 0/N to N-1/N").arg(given));
    arguments.finder.slice = *slice;
    arguments.finder.slices = *slices;
    return {};
}
} // namespace

Result<void> readQuestions(const QCommandLineParser& parser, Arguments& arguments)
{
    auto done = readWish(parser, arguments);
    if (done)
        done = readPlan(parser, arguments);
    return done ? readFinder(parser, arguments) : done;
}

} // namespace fairlead::cli

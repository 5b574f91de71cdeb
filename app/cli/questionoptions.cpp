// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/questionoptions.h"

#include "engine/base/plaintext.h"
#include "engine/base/text.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QLocale>

namespace fairlead::cli {

namespace {
struct OptionTexts
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::cli::Options)
};

Error usage(const QString& message)
{
    return {ErrorCode::Usage, text::plain(message.toStdString()), {}};
}

/// "--count 12", "--size 128x4"
Result<void> readPlan(const QCommandLineParser& parser, Arguments& arguments)
{
    const auto read = [&](const char* option, const QString& text, std::int64_t& target) {
        const auto number = text::toInteger(text.toStdString());
        const bool isGood = number && *number >= 1 && *number <= 4294967295LL;
        if (isGood)
            target = *number;
        return isGood ? Result<void>()
                      : usage(OptionTexts::tr("--%1 %2: expected 1 or more")
                                  .arg(QLatin1String(option), parser.value(QLatin1String(option))));
    };
    if (parser.isSet(QStringLiteral("count"))) {
        auto done = read("count", parser.value(QStringLiteral("count")), arguments.count);
        if (!done)
            return done;
    }
    if (!parser.isSet(QStringLiteral("size")))
        return {};
    const auto size = parser.value(QStringLiteral("size")).split(QLatin1Char('x'));
    auto done = read("size", size.value(0), arguments.cpus);
    if (done && size.size() > 1)
        done = read("size", size.size() == 2 ? size[1] : QString(), arguments.nodeCount);
    return done;
}

Result<void> readWish(const QCommandLineParser& parser, Arguments& arguments)
{
    bool isNumber = true;
    if (const auto rank = parser.value(QStringLiteral("rank"));
        parser.isSet(QStringLiteral("rank"))) {
        arguments.rank = rank.toLongLong(&isNumber);
        if (!isNumber || *arguments.rank < 1 || *arguments.rank > 4294967295LL)
            return usage(OptionTexts::tr("--rank %1: expected 1 or more").arg(rank));
    }
    if (const auto factor = parser.value(QStringLiteral("factor"));
        parser.isSet(QStringLiteral("factor"))) {
        arguments.factor = QLocale::c().toDouble(factor, &isNumber);
        if (!isNumber || !(*arguments.factor >= 0.0))
            return usage(OptionTexts::tr("--factor %1: expected a number, 0 or more").arg(factor));
    }
    return {};
}
} // namespace

Result<void> readQuestions(const QCommandLineParser& parser, Arguments& arguments)
{
    auto done = readWish(parser, arguments);
    return done ? readPlan(parser, arguments) : done;
}

} // namespace fairlead::cli

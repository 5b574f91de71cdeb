// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/output/outputformat.h"

#include "app/cli/commands/problems.h"
#include "engine/base/plaintext.h"

#include <QCommandLineParser>
#include <QCoreApplication>

namespace fairlead::cli {

namespace {
struct OptionTexts
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::cli::Options)
};

/// After the format.
Result<void> readDialect(const QCommandLineParser& parser, Arguments& arguments)
{
    if (!parser.isSet(QStringLiteral("csv-dialect")))
        return {};
    if (arguments.table.format != Format::Csv && !parser.isSet(QStringLiteral("csv")))
        return wrongUsage(OptionTexts::tr("--csv-dialect needs --format csv, or report --csv"));
    for (const auto& word : parser.value(QStringLiteral("csv-dialect")).split(u',')) {
        if (word == QLatin1String("semicolon"))
            arguments.table.csv.separator = ';';
        else if (word == QLatin1String("bom"))
            arguments.table.csv.hasMark = true;
        else if (word == QLatin1String("decimal-comma"))
            arguments.table.csv.decimalPoint = ',';
        else
            return wrongUsage(
                OptionTexts::tr("--csv-dialect %1: expected semicolon, decimal-comma and bom, or "
                                "some of them, separated by commas")
                    .arg(word));
    }
    return {};
}

} // namespace

Result<void> readFormat(const QCommandLineParser& parser, Arguments& arguments)
{
    const auto format = parser.value(QStringLiteral("format"));
    if (parser.isSet(QStringLiteral("P")))
        arguments.table.format = Format::Parsable;
    if (format == QLatin1String("csv"))
        arguments.table.format = Format::Csv;
    else if (format == QLatin1String("json"))
        arguments.table.format = Format::Json;
    else if (!format.isEmpty() && format != QLatin1String("table"))
        return wrongUsage(OptionTexts::tr("--format %1: expected table, csv or json").arg(format));
    arguments.table.hasEnvelope = parser.isSet(QStringLiteral("envelope"));
    if (auto done = readDialect(parser, arguments); !done)
        return done;
    if (arguments.table.hasEnvelope && arguments.table.format != Format::Json)
        return wrongUsage(OptionTexts::tr("--envelope needs --format json"));
    return {};
}

} // namespace fairlead::cli

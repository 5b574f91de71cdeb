// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/options/options.h"

#include "app/cli/options/optionrows.h"

#include <QCoreApplication>

#include <algorithm>

namespace fairlead::cli {

namespace {
QCommandLineOption optionOf(const OptionRow& row)
{
    const auto names = QString::fromLatin1(row.names).split(QLatin1Char(','));
    const auto text = QCoreApplication::translate("fairlead::cli::Options", row.text);
    return row.placeholder == nullptr
        ? QCommandLineOption(names, text)
        : QCommandLineOption(names, text, QLatin1String(row.placeholder));
}
} // namespace

QList<QCommandLineOption> allOptions()
{
    QList<QCommandLineOption> options;
    for (const auto& row : optionRows)
        options << optionOf(row);
    return options;
}

QList<QCommandLineOption> optionsNamed(const OptionNames& names)
{
    const auto wanted = names + OptionNames{"help", "version"};
    auto options = allOptions();
    options.removeIf([&](const QCommandLineOption& option) {
        return std::ranges::none_of(wanted, [name = option.names().last()](const char* known) {
            return name == QLatin1String(known);
        });
    });
    return options;
}

} // namespace fairlead::cli

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/options/options.h"
#include "app/cli/output/helplines.h"

namespace fairlead::cli {

QString optionText(const QString& name)
{
    return (name.size() == 1 ? QStringLiteral("-") : QStringLiteral("--")) + name;
}

QString optionsHelp(const QList<QCommandLineOption>& options, const QString& command)
{
    QString text;
    const auto own = QStringLiteral("with %1: ").arg(command);
    for (const auto& option : options) {
        QStringList names;
        for (const auto& name : option.names())
            names << optionText(name);
        auto left = names.join(QStringLiteral(", "));
        if (!option.valueName().isEmpty())
            left += QLatin1Char(' ') + option.valueName();
        auto words = option.description();
        if (words.startsWith(own))
            words.remove(0, own.size());
        text += helpLines(QStringLiteral("  %1").arg(left), 35, words);
    }
    return text;
}

} // namespace fairlead::cli

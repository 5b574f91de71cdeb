// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/output/helplines.h"

#include <QStringList>

namespace fairlead::cli {

QString helpLines(const QString& left, int column, const QString& text)
{
    constexpr qsizetype width = 80;
    const QString margin(column, QLatin1Char(' '));
    QString lines;
    auto line = left.leftJustified(column);
    if (!left.isEmpty() && left.size() >= column) {
        lines = left + QLatin1Char('\n');
        line = margin;
    }
    bool isFirst = true;
    for (const auto& word : text.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        if (!isFirst && line.size() + 1 + word.size() > width) {
            lines += line + QLatin1Char('\n');
            line = margin;
            isFirst = true;
        }
        line += isFirst ? word : QLatin1Char(' ') + word;
        isFirst = false;
    }
    return lines + line + QLatin1Char('\n');
}

} // namespace fairlead::cli

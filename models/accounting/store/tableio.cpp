// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/store/tableio.h"

namespace fairlead::accounting {

QString insertStatement(const char* table, const QStringList& names)
{
    const QString places = QString(QLatin1String(", ?")).repeated(names.size()).mid(2);
    return QStringLiteral("INSERT INTO %1 (%2) VALUES (%3)")
        .arg(QLatin1String(table), names.join(QLatin1String(", ")), places);
}

QString selectStatement(const char* table, const QStringList& names)
{
    return QStringLiteral("SELECT %2 FROM %1 ORDER BY pos")
        .arg(QLatin1String(table), names.join(QLatin1String(", ")));
}

} // namespace fairlead::accounting

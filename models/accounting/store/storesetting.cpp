// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/store/storesetting.h"

namespace fairlead::accounting {

Result<std::optional<QString>> storeSetting(StoreConnection& connection, const char* name)
{
    std::optional<QString> value;
    const auto done
        = connection.forEachRow(QStringLiteral("SELECT value FROM store_setting WHERE name = ?"),
                                {QString::fromLatin1(name)}, [&](const SqlRow& row) {
                                    value = QString::fromStdString(row[0].text());
                                    return Result<void>();
                                });
    if (!done)
        return done.error();
    return value;
}

Result<void> setStoreSetting(StoreConnection& connection, const char* name,
                             const std::optional<QString>& value)
{
    const auto key = QString::fromLatin1(name);
    auto done
        = connection.execute(QStringLiteral("DELETE FROM store_setting WHERE name = ?"), {key});
    if (done && value)
        done = connection.execute(
            QStringLiteral("INSERT INTO store_setting (name, value) VALUES (?, ?)"), {key, *value});
    return done;
}

} // namespace fairlead::accounting

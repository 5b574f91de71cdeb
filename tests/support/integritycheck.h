// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/result.h"
#include "models/accounting/store/sqliteconnection.h"
#include "models/accounting/store/storefile.h"

#include <QString>

namespace fairlead::tests {

/// Asks SQLite to check every page and every reference of a store. Error code DataInvalid: damaged.
inline Result<void> integrityCheck(const QString& path)
{
    const auto connection = accounting::openForReading(path);
    if (!connection)
        return connection.error();
    const auto pages = (*connection)->scalar(QStringLiteral("PRAGMA integrity_check"));
    if (!pages)
        return pages.error();
    if (pages->text() != "ok")
        return Error{ErrorCode::DataInvalid, Message(pages->text()), {}};
    const auto orphan = (*connection)->scalar(QStringLiteral("PRAGMA foreign_key_check"));
    if (!orphan)
        return orphan.error();
    if (!orphan->isNull())
        return Error{ErrorCode::DataInvalid, Message("table " + orphan->text()), {}};
    return {};
}

} // namespace fairlead::tests

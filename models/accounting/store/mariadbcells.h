// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/database/mariadbsession.h"
#include "models/accounting/store/storeconnection.h"

/// How the cells that SqlValue makes are written into a statement for MariaDB, and read again.
namespace fairlead::accounting {

/// NULL, a whole number, or quoted text. Bytes that are not text become a zero byte and their
/// hexadecimal digits; so does text that begins with a zero byte.
QByteArray literalOf(const MariadbSession& session, const SqlCell& cell);
/// "(1, 'limoges', NULL)".
QByteArray tupleOf(const MariadbSession& session, const SqlRow& row);
/// The statement with each `?` replaced by the next value.
QByteArray withValues(const MariadbSession& session, const QString& statement,
                      const SqlRow& values);

/// A cell again: a whole number by the type of the column, else text or bytes.
void readCell(const MariadbRows& row, unsigned column, SqlCell& cell);

} // namespace fairlead::accounting

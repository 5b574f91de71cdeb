// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/store/storeconnection.h"

#include <string>

namespace fairlead::accounting {

Result<void> StoreConnection::execute(const QString& statement)
{
    return execute(statement, {});
}

Result<SqlCell> StoreConnection::scalar(const QString& statement)
{
    SqlCell value;
    const auto done = forEachRow(statement, {}, [&](const SqlRow& row) {
        value = row.front();
        return Result<void>();
    });
    if (!done)
        return done.error();
    return value;
}

Error StoreConnection::badValue(const char* table, std::size_t row, const char* column) const
{
    return {ErrorCode::DataInvalid,
            {said("Messages", "%1: row %2 of table %3 has no valid %4"),
             {name(), std::to_string(row), table, column}},
            {}};
}

Error StoreConnection::tooManyRows(const char* table, std::size_t most) const
{
    return {ErrorCode::DataInvalid,
            {said("Messages", "%1: table %2 has more than %3 rows"),
             {name(), table, std::to_string(most)}},
            {}};
}

Result<std::unique_ptr<Transaction>> Transaction::begin(StoreConnection& connection, bool isWriter)
{
    if (auto begun = connection.begin(isWriter); !begun)
        return begun.error();
    return std::unique_ptr<Transaction>(new Transaction(connection));
}

Transaction::~Transaction()
{
    // Nobody could act on a failure: a connection that is closed rolls back by itself.
    if (m_isOpen)
        static_cast<void>(m_connection.execute(QStringLiteral("ROLLBACK")));
}

Result<void> Transaction::commit()
{
    auto done = m_connection.execute(QStringLiteral("COMMIT"));
    m_isOpen = !done;
    return done;
}

} // namespace fairlead::accounting

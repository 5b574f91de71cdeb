// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/store/changingconnection.h"

#include "models/accounting/store/sqlvalue.h"
#include "models/accounting/store/tableio.h"

#include <bit>
#include <string>

namespace fairlead::accounting {

namespace {
constexpr std::size_t mostNumbers = 1000; // rows in one statement

QByteArray bytesOf(const QVariant& cell)
{
    return cell.typeId() == QMetaType::QByteArray ? cell.toByteArray() : cell.toString().toUtf8();
}

/// Whether a column that holds `stored` would hold the same after `cell` was written.
bool isSame(const QVariant& stored, const QVariant& cell)
{
    if (stored.isNull() || cell.isNull())
        return stored.isNull() && cell.isNull();
    switch (cell.typeId()) {
    case QMetaType::Int:
    case QMetaType::LongLong:
        return integerIn(stored) == cell.toLongLong();
    case QMetaType::Double: {
        const auto number = SqlValue<double>::from(stored);
        return number
            && std::bit_cast<std::uint64_t>(*number)
            == std::bit_cast<std::uint64_t>(cell.toDouble());
    }
    default:
        return bytesOf(stored) == bytesOf(cell);
    }
}

bool isSame(const SqlRow& stored, const SqlRow& row)
{
    bool same = stored.size() == row.size();
    for (std::size_t i = 0; same && i < row.size(); ++i)
        same = isSame(stored[i], row[i]);
    return same;
}

/// Compares row by row with what is there, and then takes away and adds what differs.
class ChangingInserter : public RowInserter
{
public:
    ChangingInserter(StoreConnection& connection, const char* table, QStringList columns,
                     std::vector<SqlRow> stored)
        : m_connection(connection)
        , m_table(table)
        , m_columns(std::move(columns))
        , m_stored(std::move(stored))
    {
    }
    Result<void> add(const SqlRow& row) override
    {
        const bool isThere = m_next < m_stored.size();
        if (!isThere || !isSame(m_stored[m_next], row)) {
            if (isThere)
                m_gone.push_back(m_stored[m_next].front().toLongLong());
            m_added.push_back(row);
        }
        ++m_next;
        return {};
    }
    Result<void> finish() override
    {
        for (; m_next < m_stored.size(); ++m_next)
            m_gone.push_back(m_stored[m_next].front().toLongLong());
        if (auto done = remove(); !done)
            return done;
        if (m_added.empty())
            return {};
        auto inserter = m_connection.insertInto(m_table, m_columns);
        if (!inserter)
            return inserter.error();
        for (const auto& row : m_added) {
            if (auto done = (*inserter)->add(row); !done)
                return done;
        }
        return (*inserter)->finish();
    }

private:
    Result<void> remove()
    {
        QString numbers;
        for (std::size_t i = 0; i < m_gone.size(); ++i) {
            numbers += (numbers.isEmpty() ? QString() : QStringLiteral(", "))
                + QString::number(m_gone[i]);
            if ((i + 1) % mostNumbers != 0 && i + 1 != m_gone.size())
                continue;
            auto done = m_connection.execute(QStringLiteral("DELETE FROM %1 WHERE pos IN (%2)")
                                                 .arg(QLatin1String(m_table), numbers));
            if (!done)
                return done;
            numbers.clear();
        }
        return {};
    }

    StoreConnection& m_connection;
    const char* m_table;
    QStringList m_columns;
    std::vector<SqlRow> m_stored;
    std::size_t m_next = 0;
    std::vector<qlonglong> m_gone;
    std::vector<SqlRow> m_added;
};
} // namespace

Result<std::unique_ptr<RowInserter>> ChangingConnection::insertInto(const char* table,
                                                                    const QStringList& columns)
{
    if (columns.value(0) != QLatin1String("pos"))
        return Error{ErrorCode::Internal, std::string("rows without a number: ") + table, {}};
    std::vector<SqlRow> stored;
    const auto done
        = m_connection.forEachRow(selectStatement(table, columns), {}, [&](const SqlRow& row) {
              stored.push_back(row);
              return Result<void>();
          });
    if (!done)
        return done.error();
    m_filled.insert(QString::fromLatin1(table));
    return std::unique_ptr<RowInserter>(
        std::make_unique<ChangingInserter>(m_connection, table, columns, std::move(stored)));
}

Result<void> ChangingConnection::emptyTheRest(const QStringList& tables)
{
    for (const auto& table : tables) {
        if (m_filled.contains(table))
            continue;
        if (auto done = m_connection.execute(QStringLiteral("DELETE FROM ") + table); !done)
            return done;
    }
    return {};
}

} // namespace fairlead::accounting

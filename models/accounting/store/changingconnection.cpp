// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/store/changingconnection.h"

#include "models/accounting/store/sqlvalue.h"
#include "models/accounting/store/tableio.h"

#include <bit>
#include <string>
#include <type_traits>

namespace fairlead::accounting {

namespace {
constexpr std::size_t mostNumbers = 1000; // rows in one statement

/// Whether a column that holds `stored` would hold the same after `cell` was written.
bool isSame(const SqlCell& stored, const SqlCell& cell)
{
    if (stored.isNull() || cell.isNull())
        return stored.isNull() && cell.isNull();
    return cell.visit([&](const auto& content) {
        using Content = std::decay_t<decltype(content)>;
        if constexpr (std::is_same_v<Content, std::int64_t>) {
            return stored.integer() == content;
        } else if constexpr (std::is_same_v<Content, double>) {
            const auto number = SqlValue<double>::from(stored);
            return number
                && std::bit_cast<std::uint64_t>(*number) == std::bit_cast<std::uint64_t>(content);
        } else {
            return stored.text() == cell.text();
        }
    });
}

bool isSame(const SqlRow& stored, const SqlRow& row)
{
    bool same = stored.size() == row.size();
    for (std::size_t i = 0; same && i < row.size(); ++i)
        same = isSame(stored[i], row[i]);
    return same;
}

std::int64_t numberOf(const SqlRow& row)
{
    return row.front().integer().value_or(0);
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
                m_gone.push_back(numberOf(m_stored[m_next]));
            m_added.push_back(row);
        }
        ++m_next;
        return {};
    }
    Result<void> finish() override
    {
        for (; m_next < m_stored.size(); ++m_next)
            m_gone.push_back(numberOf(m_stored[m_next]));
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
                + QString::number(qlonglong(m_gone[i]));
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
    std::vector<std::int64_t> m_gone;
    std::vector<SqlRow> m_added;
};
} // namespace

Result<std::unique_ptr<RowInserter>> ChangingConnection::insertInto(const char* table,
                                                                    const QStringList& columns)
{
    if (columns.value(0) != QLatin1String("pos"))
        return Error{
            ErrorCode::Internal, {said("Messages", "rows without a number: %1"), {table}}, {}};
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

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/store/sharedvalues.h"
#include "models/accounting/store/storecolumns.h"
#include "models/accounting/store/storeconnection.h"

#include <QStringList>

#include <limits>
#include <optional>
#include <utility>
#include <vector>

/// Rows in bulk: one statement per table, records described by columns().
namespace fairlead::accounting {

class ColumnNames
{
public:
    template <typename T>
    void operator()(const char* column, const T& /*value*/)
    {
        m_names << QString::fromLatin1(column);
    }
    [[nodiscard]] const QStringList& names() const { return m_names; }

private:
    QStringList m_names;
};

class RowCollector
{
public:
    explicit RowCollector(SqlRow& row)
        : m_row(row)
    {
    }
    template <typename T>
    void operator()(const char* /*column*/, const T& value)
    {
        SqlValue<T>::put(next(), value);
    }
    template <typename T>
    void operator()(const char* /*column*/, const std::optional<T>& value)
    {
        if (value)
            SqlValue<T>::put(next(), *value);
        else
            next().clear();
    }

private:
    /// The cells of the row before are written over: they keep their memory.
    SqlCell& next()
    {
        if (m_next == m_row.size())
            m_row.emplace_back();
        return m_row[m_next++];
    }

    SqlRow& m_row;
    std::size_t m_next = 0;
};

class RowFetcher
{
public:
    RowFetcher(const SqlRow& row, SharedValues& shared)
        : m_row(row)
        , m_shared(shared)
    {
    }
    template <typename T>
    void operator()(const char* column, T& target)
    {
        take(column, m_row[m_next++], target);
    }
    template <typename T>
    void operator()(const char* column, std::optional<T>& target)
    {
        const auto& value = m_row[m_next++];
        target.reset();
        if (!value.isNull())
            take(column, value, target.emplace());
    }
    /// The first column that did not hold what it should; null when all did.
    [[nodiscard]] const char* badColumn() const { return m_bad; }

private:
    template <typename T>
    void take(const char* column, const SqlCell& content, T& target)
    {
        auto value = valueOf(content, target);
        if (value)
            target = std::move(*value);
        else if (m_bad == nullptr)
            m_bad = column;
    }

    template <typename T>
    std::optional<T> valueOf(const SqlCell& content, const T& /*like*/)
    {
        return SqlValue<T>::from(content);
    }
    std::optional<SharedText> valueOf(const SqlCell& content, const SharedText& /*like*/)
    {
        return m_shared.text(content);
    }
    std::optional<NameList> valueOf(const SqlCell& content, const NameList& /*like*/)
    {
        return m_shared.names(content);
    }
    std::optional<JobTres> valueOf(const SqlCell& content, const JobTres& /*like*/)
    {
        return m_shared.tres(content);
    }

    const SqlRow& m_row;
    SharedValues& m_shared;
    std::size_t m_next = 0;
    const char* m_bad = nullptr;
};

QString insertStatement(const char* table, const QStringList& names);
QString selectStatement(const char* table, const QStringList& names);

/// Writes records as the rows of an empty table, numbered from 0 in their order.
template <typename Record>
Result<void> insertAll(StoreConnection& connection, const char* table,
                       const std::vector<Record>& records)
{
    if (records.empty())
        return {};
    ColumnNames all;
    all("pos", 0);
    columns(all, records.front());
    auto inserter = connection.insertInto(table, all.names());
    if (!inserter)
        return inserter.error();
    SqlRow cells;
    std::int64_t position = 0;
    for (const auto& record : records) {
        RowCollector row(cells);
        row("pos", position++);
        columns(row, record);
        if (auto added = (*inserter)->add(cells); !added)
            return added;
    }
    return (*inserter)->finish();
}

/// All rows of a table in their order. More than `most` are an error.
template <typename Record>
Result<std::vector<Record>> selectAll(StoreConnection& connection, const char* table,
                                      std::size_t most = std::numeric_limits<std::size_t>::max())
{
    ColumnNames all;
    const Record prototype{};
    columns(all, prototype);
    std::vector<Record> records;
    SharedValues shared;
    const auto done = connection.forEachRow(
        selectStatement(table, all.names()), {}, [&](const SqlRow& cells) -> Result<void> {
            if (records.size() == most)
                return connection.tooManyRows(table, most);
            RowFetcher row(cells, shared);
            columns(row, records.emplace_back());
            if (row.badColumn() != nullptr)
                return connection.badValue(table, records.size(), row.badColumn());
            return {};
        });
    if (!done)
        return done.error();
    return records;
}

} // namespace fairlead::accounting

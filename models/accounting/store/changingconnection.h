// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/store/storeconnection.h"

#include <set>

namespace fairlead::accounting {

/// Lets whoever fills empty tables change full ones instead: rows that are there already stay, and
/// the server sees, logs and passes on those that differ, not the whole store. One table is in
/// memory at a time. Rows are told apart by their number, as writeRecords() gives it.
class ChangingConnection : public StoreConnection
{
public:
    explicit ChangingConnection(StoreConnection& connection)
        : m_connection(connection)
    {
    }

    /// The rows of a table that nobody filled are one too many.
    [[nodiscard]] Result<void> emptyTheRest(const QStringList& tables);

    using StoreConnection::execute;
    [[nodiscard]] std::string name() const override { return m_connection.name(); }
    [[nodiscard]] Result<void> execute(const QString& statement, const SqlRow& values) override
    {
        return m_connection.execute(statement, values);
    }
    [[nodiscard]] Result<void> forEachRow(const QString& statement, const SqlRow& values,
                                          const TakeRow& take) override
    {
        return m_connection.forEachRow(statement, values, take);
    }
    /// Error code Internal: the first column is not the number of the row.
    [[nodiscard]] Result<std::unique_ptr<RowInserter>>
    insertInto(const char* table, const QStringList& columns) override;
    [[nodiscard]] bool hasTemporaryTables() const override
    {
        return m_connection.hasTemporaryTables();
    }
    [[nodiscard]] Result<void> define(const QString& statement) override
    {
        return m_connection.define(statement);
    }
    [[nodiscard]] Result<int> version() override { return m_connection.version(); }
    [[nodiscard]] Result<void> setVersion(int version) override
    {
        return m_connection.setVersion(version);
    }
    [[nodiscard]] Result<void> markAsStore() override { return m_connection.markAsStore(); }
    [[nodiscard]] Result<void> begin(bool isWriter) override
    {
        return m_connection.begin(isWriter);
    }
    [[nodiscard]] Result<SqlCell> lockedRevision() override
    {
        return m_connection.lockedRevision();
    }
    [[nodiscard]] Result<SaveStamp> stamp() override { return m_connection.stamp(); }

private:
    StoreConnection& m_connection;
    std::set<QString> m_filled;
};

} // namespace fairlead::accounting

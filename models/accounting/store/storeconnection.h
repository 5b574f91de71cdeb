// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/result.h"
#include "models/accounting/store/sqlcell.h"

#include <QStringList>

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

namespace fairlead::accounting {

/// Adds rows to one table, many at a time where the database likes that.
class RowInserter
{
public:
    RowInserter() = default;
    virtual ~RowInserter() = default;
    RowInserter(const RowInserter&) = delete;
    RowInserter& operator=(const RowInserter&) = delete;
    RowInserter(RowInserter&&) = delete;
    RowInserter& operator=(RowInserter&&) = delete;

    virtual Result<void> add(const SqlRow& row) = 0;
    /// Sends what is still held back. Without it rows may be missing.
    virtual Result<void> finish() = 0;
};

/// Who saves, and when, in the words of the database.
struct SaveStamp
{
    std::string user; ///< user@host as the server sees it; without a server that of the machine
    std::int64_t time = 0; ///< Unix seconds, by the clock of the database
};

/// One open store, whichever database holds it: an SQLite file or MariaDB. Used on the thread that
/// opened it. A `?` in a statement stands for the next of `values`. Asking moves the connection on
/// as writing does: only what it is called is const.
class StoreConnection
{
public:
    using TakeRow = std::function<Result<void>(const SqlRow& row)>;

    StoreConnection() = default;
    virtual ~StoreConnection() = default;
    StoreConnection(const StoreConnection&) = delete;
    StoreConnection& operator=(const StoreConnection&) = delete;
    StoreConnection(StoreConnection&&) = delete;
    StoreConnection& operator=(StoreConnection&&) = delete;

    /// How users name the store.
    [[nodiscard]] virtual std::string name() const = 0;
    [[nodiscard]] virtual Result<void> execute(const QString& statement, const SqlRow& values) = 0;
    [[nodiscard]] Result<void> execute(const QString& statement);
    /// Stops at the first error of the database or of `take`, which must not ask anything itself.
    [[nodiscard]] virtual Result<void> forEachRow(const QString& statement, const SqlRow& values,
                                                  const TakeRow& take)
        = 0;
    /// The first column of the last row; NULL without rows.
    [[nodiscard]] Result<SqlCell> scalar(const QString& statement);
    [[nodiscard]] virtual Result<std::unique_ptr<RowInserter>>
    insertInto(const char* table, const QStringList& columns) = 0;

    /// Whether anybody who writes may make a table that goes with the connection.
    [[nodiscard]] virtual bool hasTemporaryTables() const = 0;
    /// A statement of a migration, in the types that both databases know. Where a table cannot be
    /// made within a transaction, repeating one that was carried out before changes nothing.
    [[nodiscard]] virtual Result<void> define(const QString& statement) = 0;
    /// The version of the schema; 0 of an empty database. Error code DataInvalid: it holds
    /// something else.
    [[nodiscard]] virtual Result<int> version() = 0;
    [[nodiscard]] virtual Result<void> setVersion(int version) = 0;
    /// Marks an empty database as a store of version 0.
    [[nodiscard]] virtual Result<void> markAsStore() = 0;

    /// A writer takes its lock at once, so that it fails before it has done anything.
    [[nodiscard]] virtual Result<void> begin(bool isWriter) = 0;
    /// The revision, with a lock on it that others wait for until the transaction ends.
    [[nodiscard]] virtual Result<SqlCell> lockedRevision() = 0;
    [[nodiscard]] virtual Result<SaveStamp> stamp() = 0;

    [[nodiscard]] Error badValue(const char* table, std::size_t row, const char* column) const;
    [[nodiscard]] Error tooManyRows(const char* table, std::size_t most) const;
};

/// A transaction that is undone unless it is committed.
class Transaction
{
public:
    static Result<std::unique_ptr<Transaction>> begin(StoreConnection& connection, bool isWriter);
    ~Transaction();
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;
    Transaction(Transaction&&) = delete;
    Transaction& operator=(Transaction&&) = delete;

    [[nodiscard]] Result<void> commit();

private:
    explicit Transaction(StoreConnection& connection)
        : m_connection(connection)
    {
    }

    StoreConnection& m_connection;
    bool m_isOpen = true;
};

} // namespace fairlead::accounting

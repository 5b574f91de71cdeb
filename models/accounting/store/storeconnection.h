// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/result.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QString>

#include <memory>

namespace fairlead::accounting {

/// One open database file. Opened, used and removed on the thread of whoever holds it; the name
/// under which Qt knows the connection is unique and gone afterwards. No QSqlQuery may outlive it.
class StoreConnection
{
public:
    enum class Access
    {
        Read, ///< changes nothing; works on read-only media too
        Write, ///< an existing file
        Create, ///< a file that nobody else knows yet
    };

    /// Error codes: SourceUnreachable, or what errorOf() says.
    static Result<std::unique_ptr<StoreConnection>> open(const QString& path, Access access);
    ~StoreConnection();
    StoreConnection(const StoreConnection&) = delete;
    StoreConnection& operator=(const StoreConnection&) = delete;
    StoreConnection(StoreConnection&&) = delete;
    StoreConnection& operator=(StoreConnection&&) = delete;

    [[nodiscard]] Result<void> execute(const QString& statement) const;
    /// The first column of the first row; an invalid variant without rows.
    [[nodiscard]] Result<QVariant> scalar(const QString& statement) const;
    [[nodiscard]] Result<QSqlQuery> prepare(const QString& statement) const;

    /// What the driver said, in our words: locked and unreadable files are SourceUnreachable,
    /// damaged or foreign ones DataInvalid, full or read-only ones OutputFailed.
    [[nodiscard]] Error errorOf(const QSqlError& error) const;
    [[nodiscard]] Error badValue(const char* table, std::size_t row, const char* column) const;
    [[nodiscard]] const QString& path() const { return m_path; }

private:
    StoreConnection(QString path, QString name)
        : m_path(std::move(path))
        , m_name(std::move(name))
    {
    }
    [[nodiscard]] QSqlDatabase database() const { return QSqlDatabase::database(m_name, false); }
    [[nodiscard]] Result<void> connect(Access access) const;

    QString m_path;
    QString m_name;
};

/// A transaction that is undone unless it is committed.
class Transaction
{
public:
    /// A writer takes its lock at once, so that it fails before it has done anything.
    static Result<std::unique_ptr<Transaction>> begin(const StoreConnection& connection,
                                                      bool isWriter);
    ~Transaction();
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;
    Transaction(Transaction&&) = delete;
    Transaction& operator=(Transaction&&) = delete;

    [[nodiscard]] Result<void> commit();

private:
    explicit Transaction(const StoreConnection& connection)
        : m_connection(connection)
    {
    }

    const StoreConnection& m_connection;
    bool m_isOpen = true;
};

} // namespace fairlead::accounting

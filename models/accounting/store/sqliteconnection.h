// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/store/sqliteguard.h"
#include "models/accounting/store/sqlitestatement.h"
#include "models/accounting/store/storeconnection.h"

#include <QSqlDatabase>
#include <QString>

namespace fairlead::accounting {

/// A store in an SQLite file. The name under which Qt knows the connection is unique and gone
/// afterwards. No RowInserter may outlive it.
class SqliteConnection : public StoreConnection
{
public:
    enum class Access
    {
        Read, ///< changes nothing; works on read-only media too
        Write, ///< an existing file
        Create, ///< a file that nobody else knows yet
    };

    static constexpr unsigned usualPatience = 2; ///< @unit s

    /// Error codes: locked and unreadable files are SourceUnreachable, damaged or foreign ones
    /// DataInvalid, full or read-only ones OutputFailed.
    /// @param patience  how long to wait for the lock of another program  @unit s
    static Result<std::unique_ptr<SqliteConnection>> open(const QString& path, Access access,
                                                          unsigned patience = usualPatience);
    /// Error code SourceUnreachable: SQLite takes no path of this length.
    static Result<void> checkPath(const QString& path);
    /// An empty database that goes with its connection. `name`: what errors call it.
    static Result<std::unique_ptr<SqliteConnection>> openInMemory(const QString& name = {});
    /// A database in memory that is a copy of what image() gave, for reading. It is watched as a
    /// file is. Error code DataInvalid: no database of SQLite.
    static Result<std::unique_ptr<SqliteConnection>> openImage(const QByteArray& image,
                                                               const QString& name);
    ~SqliteConnection() override;
    SqliteConnection(const SqliteConnection&) = delete;
    SqliteConnection& operator=(const SqliteConnection&) = delete;
    SqliteConnection(SqliteConnection&&) = delete;
    SqliteConnection& operator=(SqliteConnection&&) = delete;

    using StoreConnection::execute;
    [[nodiscard]] std::string name() const override { return m_path.toStdString(); }
    [[nodiscard]] Result<void> execute(const QString& statement, const SqlRow& values) override;
    [[nodiscard]] Result<void> forEachRow(const QString& statement, const SqlRow& values,
                                          const TakeRow& take) override;
    [[nodiscard]] Result<std::unique_ptr<RowInserter>>
    insertInto(const char* table, const QStringList& columns) override;
    [[nodiscard]] bool hasTemporaryTables() const override { return true; }
    [[nodiscard]] Result<void> define(const QString& statement) override;
    [[nodiscard]] Result<int> version() override;
    [[nodiscard]] Result<void> setVersion(int version) override;
    [[nodiscard]] Result<void> markAsStore() override;
    [[nodiscard]] Result<void> begin(bool isWriter) override;
    [[nodiscard]] Result<SqlCell> lockedRevision() override;
    [[nodiscard]] Result<SaveStamp> stamp() override;

    /// Whether it takes no lock: what it read is true only if nobody wrote meanwhile.
    [[nodiscard]] bool isUnlocked() const { return m_isUnlocked; }

    /// The whole database as bytes, as a file would hold it. Error code OutputFailed: no memory.
    [[nodiscard]] Result<QByteArray> image() const;
    /// What SQLite said last, in our words.
    [[nodiscard]] Error lastError() const;

private:
    SqliteConnection(QString path, QString name)
        : m_path(std::move(path))
        , m_name(std::move(name))
    {
    }
    [[nodiscard]] QSqlDatabase database() const { return QSqlDatabase::database(m_name, false); }
    [[nodiscard]] Result<void> connect(Access access, unsigned patience);
    [[nodiscard]] Error errorOf(int sqliteCode, const QString& detail) const;
    [[nodiscard]] Result<std::unique_ptr<SqliteStatement>> prepare(const QString& statement,
                                                                   const SqlRow& values);

    sqlite3* m_handle = nullptr; ///< Qt's
    QString m_path;
    QString m_name;
    bool m_isUnlocked = false;
    SqliteGuard m_guard;
};

} // namespace fairlead::accounting

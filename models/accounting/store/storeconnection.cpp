// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/store/storeconnection.h"

#include <QFileInfo>
#include <QStringList>
#include <QUrl>
#include <QVariant>

#include <atomic>
#include <string>

namespace fairlead::accounting {

namespace {
/// Result codes of SQLite (sqlite.org/rescode.html); the upper bits refine them.
enum SqliteCode
{
    Busy = 5,
    Locked = 6,
    ReadOnly = 8,
    Corrupt = 11,
    Full = 13,
    CannotOpen = 14,
    IoError = 10,
    NotADatabase = 26,
};

constexpr int busyTimeout = 2000; // milliseconds

QString uniqueName()
{
    static std::atomic<unsigned> counter = 0;
    return QStringLiteral("fairlead-store-%1").arg(++counter);
}

/// Whether SQLite can put its -wal and -shm files beside the database.
bool isWritable(const QString& path)
{
    const QFileInfo file(path);
    return file.isWritable() && QFileInfo(file.absolutePath()).isWritable();
}

/// A database in WAL mode needs a writable folder even for reading, unless nobody can be
/// writing: then SQLite is told that the file does not change.
QString immutableName(const QString& path)
{
    const auto encoded = QUrl::toPercentEncoding(path, QByteArrayLiteral("/"));
    return QStringLiteral("file:%1?immutable=1").arg(QString::fromLatin1(encoded));
}

QStringList setUpStatements(StoreConnection::Access access)
{
    QStringList statements{QStringLiteral("PRAGMA foreign_keys = ON")};
    if (access == StoreConnection::Access::Read)
        statements << QStringLiteral("PRAGMA query_only = ON");
    if (access == StoreConnection::Access::Create)
        statements << QStringLiteral("PRAGMA journal_mode = MEMORY");
    return statements;
}

struct Reason
{
    ErrorCode code;
    const char* text;
};

Reason reasonOf(int sqliteCode)
{
    switch (sqliteCode & 0xff) {
    case Busy:
    case Locked:
        return {ErrorCode::SourceUnreachable, "is in use by another program; try again later"};
    case ReadOnly:
        return {ErrorCode::OutputFailed, "is read-only"};
    case Full:
        return {ErrorCode::OutputFailed, "does not fit on the disk"};
    case CannotOpen:
    case IoError:
        return {ErrorCode::SourceUnreachable, "cannot be read or written"};
    case Corrupt:
        return {ErrorCode::DataInvalid, "is damaged"};
    case NotADatabase:
        return {ErrorCode::DataInvalid, "is not a Fairlead store"};
    default:
        return {ErrorCode::DataInvalid, "does not hold what a Fairlead store should"};
    }
}
} // namespace

Result<std::unique_ptr<StoreConnection>> StoreConnection::open(const QString& path, Access access)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    std::unique_ptr<StoreConnection> connection(new StoreConnection(absolute, uniqueName()));
    if (auto connected = connection->connect(access); !connected)
        return connected.error();
    for (const auto& statement : setUpStatements(access)) {
        if (auto done = connection->execute(statement); !done)
            return done.error();
    }
    return connection;
}

Result<void> StoreConnection::connect(Access access) const
{
    QSqlDatabase opened = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_name);
    if (!opened.isValid()) {
        return Error{ErrorCode::SourceUnreachable,
                     "the SQLite driver of Qt is not installed (libqt6sql6-sqlite)",
                     {}};
    }
    QString options = QStringLiteral("QSQLITE_BUSY_TIMEOUT=%1").arg(busyTimeout);
    QString name = m_path;
    if (access == Access::Read && !isWritable(m_path)) {
        options += QLatin1String(";QSQLITE_OPEN_READONLY");
        if (!QFileInfo::exists(m_path + QLatin1String("-wal"))) {
            options += QLatin1String(";QSQLITE_OPEN_URI");
            name = immutableName(m_path);
        }
    }
    opened.setConnectOptions(options);
    opened.setDatabaseName(name);
    if (!opened.open())
        return errorOf(opened.lastError());
    return {};
}

StoreConnection::~StoreConnection()
{
    database().close();
    QSqlDatabase::removeDatabase(m_name);
}

Result<void> StoreConnection::execute(const QString& statement) const
{
    QSqlQuery query(database());
    if (!query.exec(statement))
        return errorOf(query.lastError());
    return {};
}

Result<QVariant> StoreConnection::scalar(const QString& statement) const
{
    QSqlQuery query(database());
    if (!query.exec(statement))
        return errorOf(query.lastError());
    return query.next() ? query.value(0) : QVariant();
}

Result<QSqlQuery> StoreConnection::prepare(const QString& statement) const
{
    QSqlQuery query(database());
    query.setForwardOnly(true);
    if (!query.prepare(statement))
        return errorOf(query.lastError());
    return query;
}

Error StoreConnection::errorOf(const QSqlError& error) const
{
    const auto reason = reasonOf(error.nativeErrorCode().toInt());
    return {reason.code, m_path.toStdString() + ' ' + reason.text, error.text().toStdString()};
}

Error StoreConnection::badValue(const char* table, std::size_t row, const char* column) const
{
    return {ErrorCode::DataInvalid,
            m_path.toStdString() + ": row " + std::to_string(row) + " of table " + table
                + " has no valid " + column,
            {}};
}

Result<std::unique_ptr<Transaction>> Transaction::begin(const StoreConnection& connection,
                                                        bool isWriter)
{
    const auto begun = connection.execute(isWriter ? QStringLiteral("BEGIN IMMEDIATE")
                                                   : QStringLiteral("BEGIN"));
    if (!begun)
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

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/store/sqliteconnection.h"

#include "models/accounting/store/accountname.h"
#include "models/accounting/store/schema.h"
#include "models/accounting/store/tableio.h"

#include <QFileInfo>
#include <QSqlRecord>
#include <QSysInfo>
#include <QUrl>

#include <algorithm>
#include <array>
#include <atomic>

namespace fairlead::accounting {

namespace {
/// Result codes of SQLite (sqlite.org/rescode.html); the upper bits refine them.
enum SqliteCode
{
    Busy = 5,
    Locked = 6,
    ReadOnly = 8,
    Interrupted = 9,
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

QStringList setUpStatements(SqliteConnection::Access access)
{
    QStringList statements{QStringLiteral("PRAGMA foreign_keys = ON")};
    if (access == SqliteConnection::Access::Read)
        statements << QStringLiteral("PRAGMA query_only = ON");
    if (access == SqliteConnection::Access::Create)
        statements << QStringLiteral("PRAGMA journal_mode = MEMORY");
    return statements;
}

struct Reason
{
    ErrorCode code;
    Sentence text;
};

QString pragma(const char* name)
{
    return QStringLiteral("PRAGMA %1").arg(QLatin1String(name));
}

/// One prepared statement for all rows.
class SqliteInserter : public RowInserter
{
public:
    SqliteInserter(SqliteConnection& connection, QSqlQuery query)
        : m_connection(connection)
        , m_query(std::move(query))
    {
    }
    Result<void> add(const SqlRow& row) override
    {
        for (std::size_t i = 0; i < row.size(); ++i)
            m_query.bindValue(static_cast<int>(i), row[i]);
        if (!m_query.exec())
            return m_connection.errorOf(m_query.lastError());
        return {};
    }
    Result<void> finish() override { return {}; }

private:
    SqliteConnection& m_connection;
    QSqlQuery m_query;
};

/// Whether a failure of the disk is one of writing: SQLITE_IOERR_WRITE, _FSYNC, _TRUNCATE,
/// _SHMSIZE.
bool isOfWriting(int sqliteCode)
{
    constexpr std::array details{3, 4, 6, 19};
    return std::find(details.begin(), details.end(), sqliteCode >> 8) != details.end();
}

Reason reasonOf(int sqliteCode)
{
    switch (sqliteCode & 0xff) {
    case Busy:
    case Locked:
        return {ErrorCode::SourceUnreachable,
                said("Messages", "%1 is in use by another program; try again later")};
    case ReadOnly:
        return {ErrorCode::OutputFailed, said("Messages", "%1 is read-only")};
    case Full:
        return {ErrorCode::OutputFailed, said("Messages", "%1 does not fit on the disk")};
    case IoError:
        if (isOfWriting(sqliteCode))
            return {ErrorCode::OutputFailed, said("Messages", "%1 cannot be written")};
        [[fallthrough]];
    case CannotOpen:
        return {ErrorCode::SourceUnreachable, said("Messages", "%1 cannot be read or written")};
    case Corrupt:
        return {ErrorCode::DataInvalid, said("Messages", "%1 is damaged")};
    case Interrupted:
        return {ErrorCode::DataInvalid, said("Messages", "%1 takes too long to read or write")};
    case NotADatabase:
        return {ErrorCode::DataInvalid, said("Messages", "%1 is not a Fairlead store")};
    default:
        return {ErrorCode::DataInvalid,
                said("Messages", "%1 does not hold what a Fairlead store should")};
    }
}
} // namespace

Result<std::unique_ptr<SqliteConnection>> SqliteConnection::open(const QString& path, Access access)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    std::unique_ptr<SqliteConnection> connection(new SqliteConnection(absolute, uniqueName()));
    if (auto connected = connection->connect(access); !connected)
        return connected.error();
    for (const auto& statement : setUpStatements(access)) {
        if (auto done = connection->execute(statement); !done)
            return done.error();
    }
    return connection;
}

Result<std::unique_ptr<SqliteConnection>> SqliteConnection::openInMemory(const QString& name)
{
    std::unique_ptr<SqliteConnection> connection(
        new SqliteConnection(QStringLiteral(":memory:"), uniqueName()));
    if (auto connected = connection->connect(Access::Create); !connected)
        return connected.error();
    if (!name.isEmpty())
        connection->m_path = name;
    return connection;
}

Result<void> SqliteConnection::connect(Access access)
{
    QSqlDatabase opened = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_name);
    if (!opened.isValid()) {
        return Error{
            ErrorCode::SourceUnreachable,
            said("Messages", "the SQLite driver of Qt is not installed (libqt6sql6-sqlite)"),
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
    return access == Access::Create ? Result<void>() : m_guard.watch(opened);
}

SqliteConnection::~SqliteConnection()
{
    database().close();
    QSqlDatabase::removeDatabase(m_name);
}

Result<QSqlQuery> SqliteConnection::prepare(const QString& statement, const SqlRow& values)
{
    QSqlQuery query(database());
    query.setForwardOnly(true);
    if (!query.prepare(statement))
        return errorOf(query.lastError());
    for (const auto& value : values)
        query.addBindValue(value);
    return query;
}

Result<void> SqliteConnection::execute(const QString& statement, const SqlRow& values)
{
    auto query = prepare(statement, values);
    if (!query)
        return query.error();
    if (!query->exec())
        return errorOf(query->lastError());
    return {};
}

Result<void> SqliteConnection::forEachRow(const QString& statement, const SqlRow& values,
                                          const TakeRow& take)
{
    auto query = prepare(statement, values);
    if (!query)
        return query.error();
    if (!query->exec())
        return errorOf(query->lastError());
    SqlRow row(static_cast<std::size_t>(query->record().count()));
    while (query->next()) {
        for (std::size_t i = 0; i < row.size(); ++i)
            row[i] = query->value(static_cast<int>(i));
        if (auto done = take(row); !done)
            return done;
    }
    if (query->lastError().isValid())
        return errorOf(query->lastError());
    return {};
}

Result<std::unique_ptr<RowInserter>> SqliteConnection::insertInto(const char* table,
                                                                  const QStringList& columns)
{
    auto query = prepare(insertStatement(table, columns), {});
    if (!query)
        return query.error();
    return std::unique_ptr<RowInserter>(std::make_unique<SqliteInserter>(*this, *std::move(query)));
}

Result<void> SqliteConnection::define(const QString& statement)
{
    return execute(statement);
}

Result<int> SqliteConnection::version()
{
    const auto id = scalar(pragma("application_id"));
    if (!id)
        return id.error();
    if (id->toInt() != storeApplicationId) {
        return Error{ErrorCode::DataInvalid,
                     {said("Messages", "%1 is not a Fairlead store"), {name()}},
                     "it is a database of another program"};
    }
    const auto version = scalar(pragma("user_version"));
    if (!version)
        return version.error();
    return version->toInt();
}

Result<void> SqliteConnection::setVersion(int version)
{
    return execute(QStringLiteral("PRAGMA user_version = %1").arg(version));
}

Result<void> SqliteConnection::markAsStore()
{
    return execute(QStringLiteral("PRAGMA application_id = %1").arg(storeApplicationId));
}

Result<void> SqliteConnection::begin(bool isWriter)
{
    return execute(isWriter ? QStringLiteral("BEGIN IMMEDIATE") : QStringLiteral("BEGIN"));
}

Result<QVariant> SqliteConnection::lockedRevision()
{
    return scalar(QStringLiteral("SELECT revision FROM store_state WHERE id = 1"));
}

Result<SaveStamp> SqliteConnection::stamp()
{
    const auto now = scalar(QStringLiteral("SELECT CAST(strftime('%s', 'now') AS INTEGER)"));
    if (!now)
        return now.error();
    return SaveStamp{accountName() + '@' + QSysInfo::machineHostName().toStdString(),
                     now->toLongLong()};
}

Error SqliteConnection::errorOf(const QSqlError& error) const
{
    const auto reason = reasonOf(error.nativeErrorCode().toInt());
    return {reason.code, {reason.text, {m_path.toStdString()}}, error.text().toStdString()};
}

} // namespace fairlead::accounting

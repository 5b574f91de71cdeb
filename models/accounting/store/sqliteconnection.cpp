// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/store/sqliteconnection.h"

#include "models/accounting/store/accountname.h"
#include "models/accounting/store/filewatch.h"
#include "models/accounting/store/schema.h"
#include "models/accounting/store/tableio.h"

#include <QFile>
#include <QFileInfo>
#include <QSqlError>
#include <QSysInfo>
#include <QUrl>

#include <algorithm>
#include <array>
#include <atomic>
#include <sqlite3.h>

namespace fairlead::accounting {

namespace {
constexpr qsizetype longestPath = 504; // bytes: SQLite needs eight of its 512 for its journal

QString uniqueName()
{
    static std::atomic<unsigned> counter = 0;
    return QStringLiteral("fairlead-store-%1").arg(++counter);
}

/// A database in WAL mode needs a writable folder even for reading, unless nobody is writing: then
/// SQLite is told that the file does not change, and the reader sees to it (FileWatch).
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
    SqliteInserter(SqliteConnection& connection, std::unique_ptr<SqliteStatement> statement)
        : m_connection(connection)
        , m_statement(std::move(statement))
    {
    }
    Result<void> add(const SqlRow& row) override
    {
        if (m_statement->bind(row) != SQLITE_OK || m_statement->run() != SQLITE_OK)
            return m_connection.lastError();
        return {};
    }
    Result<void> finish() override { return {}; }

private:
    SqliteConnection& m_connection;
    std::unique_ptr<SqliteStatement> m_statement;
};

/// Whether a failure of the disk is one of writing.
bool isOfWriting(int sqliteCode)
{
    constexpr std::array codes{SQLITE_IOERR_WRITE, SQLITE_IOERR_FSYNC, SQLITE_IOERR_TRUNCATE};
    return std::find(codes.begin(), codes.end(), sqliteCode) != codes.end();
}

/// The upper bits of a result code refine it (sqlite.org/rescode.html).
Reason reasonOf(int sqliteCode)
{
    switch (sqliteCode & 0xff) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return {ErrorCode::SourceBusy,
                said("Messages", "%1 is in use by another program; try again later")};
    case SQLITE_READONLY:
        return {ErrorCode::OutputFailed, said("Messages", "%1 is read-only")};
    case SQLITE_FULL:
        return {ErrorCode::DiskFull, said("Messages", "%1 does not fit on the disk")};
    case SQLITE_IOERR:
        if (sqliteCode == SQLITE_IOERR_SHMSIZE) // the one file that SQLite makes before it reads
            return {ErrorCode::DiskFull,
                    said("Messages", "%1 needs room on its disk, also to be read")};
        if (isOfWriting(sqliteCode))
            return {ErrorCode::OutputFailed, said("Messages", "%1 cannot be written")};
        [[fallthrough]];
    case SQLITE_CANTOPEN:
        return {ErrorCode::SourceUnreachable, said("Messages", "%1 cannot be read or written")};
    case SQLITE_NOMEM:
        return {ErrorCode::OutputFailed, said("Messages", "%1 does not fit into memory")};
    case SQLITE_CORRUPT:
        return {ErrorCode::DataInvalid, said("Messages", "%1 is damaged")};
    case SQLITE_INTERRUPT:
        return {ErrorCode::DataInvalid, said("Messages", "%1 takes too long to read or write")};
    case SQLITE_NOTADB:
        return {ErrorCode::DataInvalid, said("Messages", "%1 is not a Fairlead store")};
    default:
        return {ErrorCode::DataInvalid,
                said("Messages", "%1 does not hold what a Fairlead store should")};
    }
}
} // namespace

Result<void> SqliteConnection::checkPath(const QString& path)
{
    const auto bytes = QFile::encodeName(QFileInfo(path).absoluteFilePath()).size();
    if (bytes <= longestPath)
        return {};
    return Error{ErrorCode::SourceUnreachable,
                 {said("Messages", "%1: the path has %2 bytes; SQLite takes %3 at most"),
                  {path.toStdString(), number(bytes), number(longestPath)}},
                 {}};
}

Result<std::unique_ptr<SqliteConnection>> SqliteConnection::open(const QString& path, Access access,
                                                                 unsigned patience)
{
    if (auto fits = checkPath(path); !fits)
        return fits.error();
    const QString absolute = QFileInfo(path).absoluteFilePath();
    std::unique_ptr<SqliteConnection> connection(new SqliteConnection(absolute, uniqueName()));
    if (auto connected = connection->connect(access, patience); !connected)
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
    if (auto connected = connection->connect(Access::Create, 0); !connected)
        return connected.error();
    if (!name.isEmpty())
        connection->m_path = name;
    return connection;
}

Result<std::unique_ptr<SqliteConnection>> SqliteConnection::openImage(const QByteArray& image,
                                                                      const QString& name)
{
    auto connection = openInMemory(name);
    if (!connection)
        return connection;
    const auto size = static_cast<sqlite3_uint64>(image.size());
    auto* copy = static_cast<unsigned char*>(sqlite3_malloc64(size));
    if (copy == nullptr)
        return (*connection)->errorOf(SQLITE_NOMEM, {});
    std::copy(image.begin(), image.end(), copy);
    // SQLite frees the copy, also when it refuses it.
    if (sqlite3_deserialize((*connection)->m_handle, "main", copy, image.size(), image.size(),
                            SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_READONLY)
        != SQLITE_OK)
        return (*connection)->lastError();
    if (auto watched = (*connection)->m_guard.watch((*connection)->m_handle); !watched)
        return watched.error();
    return connection;
}

Result<QByteArray> SqliteConnection::image() const
{
    sqlite3_int64 size = 0;
    const std::unique_ptr<unsigned char, void (*)(void*)> bytes(
        sqlite3_serialize(m_handle, "main", &size, 0), sqlite3_free);
    if (!bytes)
        return Error{ErrorCode::OutputFailed,
                     {said("Messages", "%1 does not fit into memory"), {name()}},
                     {}};
    return QByteArray(reinterpret_cast<const char*>(bytes.get()), static_cast<qsizetype>(size));
}

Result<void> SqliteConnection::connect(Access access, unsigned patience)
{
    QSqlDatabase opened = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_name);
    if (!opened.isValid()) {
        return Error{
            ErrorCode::SourceUnreachable,
            said("Messages", "the SQLite driver of Qt is not installed (libqt6sql6-sqlite)"),
            {}};
    }
    QString options = QStringLiteral("QSQLITE_BUSY_TIMEOUT=%1").arg(patience * 1000);
    QString name = m_path;
    if (access == Access::Read && !isLockable(m_path)) {
        options += QLatin1String(";QSQLITE_OPEN_READONLY");
        if (!QFileInfo::exists(m_path + QLatin1String("-wal"))) {
            options += QLatin1String(";QSQLITE_OPEN_URI");
            name = immutableName(m_path);
            m_isUnlocked = true;
        }
    }
    opened.setConnectOptions(options);
    opened.setDatabaseName(name);
    if (!opened.open())
        return errorOf(opened.lastError().nativeErrorCode().toInt(), opened.lastError().text());
    m_handle = handleOf(opened);
    if (m_handle == nullptr)
        return Error{
            ErrorCode::Internal,
            said("Messages", "the SQLite driver of Qt brings another SQLite than Fairlead"),
            {}};
    return access == Access::Create ? Result<void>() : m_guard.watch(m_handle);
}

SqliteConnection::~SqliteConnection()
{
    database().close();
    QSqlDatabase::removeDatabase(m_name);
}

Result<std::unique_ptr<SqliteStatement>> SqliteConnection::prepare(const QString& statement,
                                                                   const SqlRow& values)
{
    auto prepared = SqliteStatement::prepare(m_handle, statement);
    if (!prepared || prepared->bind(values) != SQLITE_OK)
        return lastError();
    return prepared;
}

Result<void> SqliteConnection::execute(const QString& statement, const SqlRow& values)
{
    auto prepared = prepare(statement, values);
    if (!prepared)
        return prepared.error();
    if ((*prepared)->run() != SQLITE_OK)
        return lastError();
    return {};
}

Result<void> SqliteConnection::forEachRow(const QString& statement, const SqlRow& values,
                                          const TakeRow& take)
{
    auto prepared = prepare(statement, values);
    if (!prepared)
        return prepared.error();
    SqlRow row;
    int done = (*prepared)->step();
    for (; done == SQLITE_ROW; done = (*prepared)->step()) {
        (*prepared)->read(row);
        if (auto taken = take(row); !taken)
            return taken;
    }
    return done == SQLITE_DONE ? Result<void>() : lastError();
}

Result<std::unique_ptr<RowInserter>> SqliteConnection::insertInto(const char* table,
                                                                  const QStringList& columns)
{
    auto prepared = prepare(insertStatement(table, columns), {});
    if (!prepared)
        return prepared.error();
    return std::unique_ptr<RowInserter>(
        std::make_unique<SqliteInserter>(*this, *std::move(prepared)));
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
    if (id->integer() != storeApplicationId) {
        const auto pages = scalar(pragma("page_count"));
        const bool isEmpty = pages && pages->integer() == 0;
        return Error{ErrorCode::DataInvalid,
                     {said("Messages", "%1 is not a Fairlead store: %2"),
                      {name(),
                       isEmpty ? said("Messages", "the file is empty")
                               : said("Messages", "it is a database of another program")}},
                     {}};
    }
    const auto version = scalar(pragma("user_version"));
    if (!version)
        return version.error();
    return static_cast<int>(version->integer().value_or(0));
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

Result<SqlCell> SqliteConnection::lockedRevision()
{
    return scalar(QStringLiteral("SELECT revision FROM store_state WHERE id = 1"));
}

Result<SaveStamp> SqliteConnection::stamp()
{
    const auto now = scalar(QStringLiteral("SELECT CAST(strftime('%s', 'now') AS INTEGER)"));
    if (!now)
        return now.error();
    return SaveStamp{accountName() + '@' + QSysInfo::machineHostName().toStdString(),
                     now->integer().value_or(0)};
}

Error SqliteConnection::errorOf(int sqliteCode, const QString& detail) const
{
    const auto reason = reasonOf(sqliteCode);
    return {reason.code, {reason.text, {m_path.toStdString()}}, detail.toStdString()};
}

Error SqliteConnection::lastError() const
{
    return errorOf(sqlite3_extended_errcode(m_handle), QString::fromUtf8(sqlite3_errmsg(m_handle)));
}

} // namespace fairlead::accounting

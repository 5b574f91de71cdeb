// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/store/mariadbconnection.h"

#include "models/accounting/store/mariadbcells.h"
#include "models/accounting/store/tableio.h"

#include <algorithm>

namespace fairlead::accounting {

namespace {
using Fault = MariadbSession::Fault;

constexpr qsizetype batchSize = 256 * 1024; // bytes; servers take 16 MiB

/// Many rows in one statement: a round trip for each row would take minutes.
class MariadbInserter : public RowInserter
{
public:
    MariadbInserter(MariadbConnection& connection, const QString& head)
        : m_connection(connection)
        , m_head(head.toUtf8())
    {
    }
    Result<void> add(const SqlRow& row) override
    {
        m_rows += (m_rows.isEmpty() ? "" : ", ") + tupleOf(m_connection.session(), row);
        return m_rows.size() < batchSize ? Result<void>() : finish();
    }
    Result<void> finish() override
    {
        if (m_rows.isEmpty())
            return {};
        const auto statement = m_head + m_rows;
        m_rows.clear();
        return m_connection.send(statement);
    }

private:
    MariadbConnection& m_connection;
    QByteArray m_head;
    QByteArray m_rows;
};

/// The statement in MariaDB's types. A fraction stays decimal text: a column of type DOUBLE knows
/// no infinity, and would leave the last digit to the server.
QString translated(QString statement)
{
    statement.replace(QLatin1String(" TEXT"), QLatin1String(" LONGTEXT"));
    statement.replace(QLatin1String(" DOUBLE"), QLatin1String(" VARCHAR(32)"));
    if (statement.startsWith(QLatin1String("CREATE TABLE")))
        statement
            += QLatin1String(" ENGINE=InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin");
    return statement;
}
} // namespace

Result<std::unique_ptr<MariadbConnection>>
MariadbConnection::open(const connections::DatabaseUrl& url, const connections::Secret& password,
                        MariadbSession::Access access, const DatabaseTimeouts& timeouts)
{
    auto session = MariadbSession::open(url, password, access, timeouts);
    if (!session)
        return session.error();
    std::unique_ptr<MariadbConnection> connection(new MariadbConnection(url, *std::move(session)));
    if (auto done = connection->setUp(access, timeouts.lock); !done)
        return done.error();
    return connection;
}

Result<void> MariadbConnection::setUp(MariadbSession::Access access, unsigned lock)
{
    constexpr unsigned mostAtOnce = 10; // s; then it is tried again
    Result<void> done;
    if (access == MariadbSession::Access::ReadWrite)
        done = m_session->execute("SET SESSION innodb_lock_wait_timeout = "
                                  + QByteArray::number(std::min(lock, mostAtOnce)));
    if (done && access == MariadbSession::Access::ReadWrite)
        done = m_session->forEachRow(
            "SELECT @@max_allowed_packet",
            [this](const MariadbRows& row) {
                m_packet = static_cast<qsizetype>(row.integer(0).value_or(0));
            },
            fewRows);
    // Galera: a node first catches up with what the others have committed. MySQL knows no such
    // variable, and needs none.
    if (done)
        static_cast<void>(m_session->execute("SET SESSION wsrep_sync_wait = 15"));
    return done;
}

std::string MariadbConnection::name() const
{
    return m_url.scheme.toStdString() + "://" + m_session->server().toStdString() + "/"
        + m_url.database.toStdString();
}

Result<void> MariadbConnection::noted(Result<void> done)
{
    if (!done && m_session->lastFault() != Fault::None)
        m_fault = m_session->lastFault();
    return done;
}

Result<void> MariadbConnection::execute(const QString& statement, const SqlRow& values)
{
    return send(withValues(*m_session, statement, values));
}

// A server hangs up at a longer statement, which looks as if it had gone.
Result<void> MariadbConnection::send(const QByteArray& statement)
{
    if (m_packet > 0 && statement.size() >= m_packet) {
        m_fault = Fault::None;
        return Error{ErrorCode::OutputFailed,
                     {said("Messages",
                           "%1 takes statements of less than %2 bytes, and this one has %3: set "
                           "max_allowed_packet to 1M or more"),
                      {name(), number(m_packet), number(statement.size())}},
                     {}};
    }
    return noted(m_session->execute(statement));
}

Result<void> MariadbConnection::forEachRow(const QString& statement, const SqlRow& values,
                                           const TakeRow& take)
{
    SqlRow cells;
    Result<void> taken;
    auto done = noted(m_session->forEachRow(withValues(*m_session, statement, values),
                                            [&](const MariadbRows& row) {
                                                if (!taken)
                                                    return;
                                                cells.resize(row.columnCount());
                                                for (unsigned i = 0; i < cells.size(); ++i)
                                                    readCell(row, i, cells[i]);
                                                taken = take(cells);
                                            }));
    return done ? taken : done;
}

Result<std::unique_ptr<RowInserter>> MariadbConnection::insertInto(const char* table,
                                                                   const QStringList& columns)
{
    auto head = insertStatement(table, columns);
    head.truncate(head.lastIndexOf(QLatin1Char('(')));
    return std::unique_ptr<RowInserter>(std::make_unique<MariadbInserter>(*this, head));
}

Result<void> MariadbConnection::define(const QString& statement)
{
    auto done = execute(translated(statement));
    if (!done && m_session->lastFault() == Fault::Exists)
        return {}; // by a migration that was broken off, or by another administrator just now
    return done;
}

Result<int> MariadbConnection::version()
{
    const auto found = scalar(QStringLiteral("SELECT version FROM fairlead_store WHERE id = 1"));
    if (!found && m_session->lastFault() == Fault::Missing)
        return Error{
            ErrorCode::DataInvalid, {said("Messages", "%1 holds no Fairlead store"), {name()}}, {}};
    if (!found)
        return found.error();
    return static_cast<int>(found->integer().value_or(0));
}

Result<void> MariadbConnection::setVersion(int version)
{
    return execute(QStringLiteral("INSERT INTO fairlead_store (id, version) VALUES (1, %1) ON "
                                  "DUPLICATE KEY UPDATE version = GREATEST(version, %1)")
                       .arg(version));
}

Result<void> MariadbConnection::markAsStore()
{
    const auto tables
        = scalar(QStringLiteral("SELECT COUNT(*) FROM information_schema.tables WHERE "
                                "table_schema = DATABASE()"));
    if (!tables)
        return tables.error();
    const auto marked = version();
    if (marked)
        return {};
    if (m_session->lastFault() != Fault::Missing)
        return marked.error();
    if (tables->integer() != 0) {
        return Error{
            ErrorCode::DataInvalid,
            {said("Messages",
                  "%1 is not a Fairlead store: the database holds tables of another program"),
             {name()}},
            {}};
    }
    return define(QStringLiteral("CREATE TABLE fairlead_store (id INTEGER NOT NULL PRIMARY KEY "
                                 "CHECK (id = 1), version INTEGER NOT NULL)"));
}

Result<void> MariadbConnection::begin(bool isWriter)
{
    return execute(isWriter ? QStringLiteral("START TRANSACTION")
                            : QStringLiteral("START TRANSACTION WITH CONSISTENT SNAPSHOT"));
}

Result<SqlCell> MariadbConnection::lockedRevision()
{
    return scalar(QStringLiteral("SELECT revision FROM store_state WHERE id = 1 FOR UPDATE"));
}

Result<SaveStamp> MariadbConnection::stamp()
{
    SaveStamp stamp;
    const auto done
        = forEachRow(QStringLiteral("SELECT USER(), UNIX_TIMESTAMP()"), {}, [&](const SqlRow& row) {
              stamp.user = row[0].text();
              stamp.time = row[1].integer().value_or(0);
              return Result<void>();
          });
    if (!done)
        return done.error();
    return stamp;
}

} // namespace fairlead::accounting

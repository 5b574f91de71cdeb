// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/mariadbserver.h"

#include "tests/support/ownport.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <QThread>

#include <algorithm>
#include <csignal>
#include <stdexcept>
#include <unistd.h>

namespace fairlead::tests {

namespace {
constexpr int patience = 300000; // ms

QString find(const char* program)
{
    const auto name = QString::fromLatin1(program);
    const auto found = QStandardPaths::findExecutable(name);
    return !found.isEmpty()
        ? found
        : QStandardPaths::findExecutable(
            name, {QStringLiteral("/usr/sbin"), QStringLiteral("/usr/local/sbin")});
}

QByteArray finish(QProcess& process, const char* what)
{
    process.closeWriteChannel();
    if (!process.waitForFinished(patience) || process.exitCode() != 0)
        throw std::runtime_error(std::string(what) + ": "
                                 + process.readAllStandardError().toStdString());
    return process.readAllStandardOutput();
}
} // namespace

QString MariadbServer::missing()
{
    QStringList programs;
    for (const auto* program : {"mariadbd", "mariadb", "mariadb-install-db"}) {
        if (find(program).isEmpty())
            programs << QString::fromLatin1(program);
    }
    return programs.join(QStringLiteral(", "));
}

MariadbServer::MariadbServer(const QStringList& options)
    : m_folder(QDir::tempPath() + QStringLiteral("/fairlead-db-XXXXXX"))
    , m_options(options)
    , m_port(ownPort())
{
    install();
    start();
}

MariadbServer::MariadbServer(const QStringList& options, const MariadbServer& data)
    : m_folder(QDir::tempPath() + QStringLiteral("/fairlead-db-XXXXXX"))
    , m_options(options)
    , m_port(ownPort())
{
    copy(data.folder());
    start();
}

MariadbServer::~MariadbServer()
{
    thaw();
    stop();
}

/// Servers that start at the same time use the same names for their temporary tables.
void MariadbServer::useOwnFolder()
{
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("TMPDIR"), m_folder.path());
    m_server.setProcessEnvironment(environment);
}

void MariadbServer::install()
{
    useOwnFolder();
    QProcess process;
    process.setProcessEnvironment(m_server.processEnvironment());
    process.start(find("mariadb-install-db"),
                  {QStringLiteral("--no-defaults"),
                   QStringLiteral("--force"), // a bare machine cannot look up its own name
                   QStringLiteral("--datadir=%1/data").arg(m_folder.path()),
                   QStringLiteral("--auth-root-authentication-method=normal"),
                   QStringLiteral("--skip-test-db")});
    finish(process, "mariadb-install-db");
}

void MariadbServer::copy(const QString& data)
{
    useOwnFolder();
    QProcess process;
    process.start(QStringLiteral("cp"),
                  {QStringLiteral("-a"), data + QStringLiteral("/data"), m_folder.path()});
    finish(process, "cp");
}

void MariadbServer::start()
{
    QStringList arguments{
        QStringLiteral("--no-defaults"), QStringLiteral("--datadir=%1/data").arg(m_folder.path()),
        QStringLiteral("--socket=%1").arg(socket()), QStringLiteral("--port=%1").arg(m_port),
        QStringLiteral("--bind-address=127.0.0.1"),
        QStringLiteral("--pid-file=%1/pid").arg(m_folder.path()),
        QStringLiteral("--log-error=%1/log.err").arg(m_folder.path()),
        // What is committed outlives a kill -9, if not a power cut.
        QStringLiteral("--innodb-flush-log-at-trx-commit=2"),
        QStringLiteral("--skip-name-resolve")};
    if (::geteuid() == 0)
        arguments << QStringLiteral("--user=root");
    m_server.start(find("mariadbd"), arguments + m_options);
    waitUntilReady();
}

void MariadbServer::waitUntilReady()
{
    const QDeadlineTimer deadline(patience);
    while (!deadline.hasExpired()) {
        QProcess client;
        client.start(find("mariadb"),
                     {QStringLiteral("--no-defaults"), QStringLiteral("-uroot"),
                      QStringLiteral("--socket=%1").arg(socket()), QStringLiteral("-e"),
                      QStringLiteral("SELECT 1")});
        if (client.waitForFinished(patience) && client.exitCode() == 0)
            return;
        if (m_server.waitForFinished(100))
            break;
    }
    QFile log(m_folder.filePath(QStringLiteral("log.err")));
    const auto words = log.open(QIODevice::ReadOnly) ? log.readAll() : QByteArray();
    throw std::runtime_error("mariadbd does not start: " + words.right(2000).toStdString()
                             + m_server.readAllStandardError().right(2000).toStdString());
}

void MariadbServer::stop()
{
    if (m_server.state() == QProcess::NotRunning)
        return;
    m_server.terminate();
    if (!m_server.waitForFinished(patience))
        m_server.kill();
    m_server.waitForFinished(patience);
}

void MariadbServer::kill()
{
    m_server.kill();
    m_server.waitForFinished(patience);
}

namespace {
/// Whether the kernel has stopped each thread: a signal takes effect when a thread next runs.
bool isStopped(qint64 process)
{
    const QDir tasks(QStringLiteral("/proc/%1/task").arg(process));
    const auto threads = tasks.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    return !threads.isEmpty()
        && std::all_of(threads.begin(), threads.end(), [&](const QString& thread) {
               QFile stat(tasks.filePath(thread + QLatin1String("/stat")));
               // "pid (name) state ...": the name may hold blanks and brackets.
               const auto text = stat.open(QIODevice::ReadOnly) ? stat.readAll() : QByteArray();
               return text.isEmpty() || text.mid(text.lastIndexOf(')')).startsWith(") T");
           });
}
} // namespace

void MariadbServer::freeze()
{
    ::kill(static_cast<pid_t>(m_server.processId()), SIGSTOP);
    const QDeadlineTimer deadline(30000);
    while (!isStopped(m_server.processId())) {
        if (deadline.hasExpired())
            qFatal("the server does not stop");
        QThread::yieldCurrentThread();
    }
}

void MariadbServer::thaw()
{
    if (m_server.state() != QProcess::NotRunning)
        ::kill(static_cast<pid_t>(m_server.processId()), SIGCONT);
}

void MariadbServer::restart()
{
    stop();
    start();
}

std::int64_t MariadbServer::counted(const QByteArray& pattern)
{
    return run("SELECT CAST(SUM(VARIABLE_VALUE) AS SIGNED) FROM "
               "information_schema.GLOBAL_STATUS WHERE VARIABLE_NAME REGEXP '"
               + pattern + "'")
        .trimmed()
        .toLongLong();
}

QByteArray MariadbServer::run(const QByteArray& statements, const QString& database)
{
    QProcess client;
    client.start(find("mariadb"),
                 QStringList{QStringLiteral("--no-defaults"), QStringLiteral("-uroot"),
                             QStringLiteral("-N"), QStringLiteral("--socket=%1").arg(socket())}
                     + (database.isEmpty() ? QStringList() : QStringList{database}));
    client.waitForStarted(patience);
    client.write(statements);
    return finish(client, "mariadb");
}

void MariadbServer::load(const QString& sqlFile, const QString& database)
{
    QFile file(sqlFile);
    if (!file.open(QIODevice::ReadOnly))
        throw std::runtime_error("cannot read " + sqlFile.toStdString());
    run("CREATE DATABASE `" + database.toUtf8() + "`");
    run(file.readAll(), database);
}

void MariadbServer::addUser(const QString& name, const QString& password, const QString& grants)
{
    const auto user = QStringLiteral("'%1'@'%'").arg(name);
    run(QStringLiteral("CREATE USER %1 IDENTIFIED BY '%2'; GRANT %3 TO %1;")
            .arg(user, password, grants)
            .toUtf8());
}

} // namespace fairlead::tests

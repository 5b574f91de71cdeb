// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/store/storefile.h"

#include "models/accounting/store/schema.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>

#include <atomic>

namespace fairlead::accounting {

namespace {
constexpr int creationPatience = 30000; // ms

Error outputFailed(const Error& cause)
{
    return {ErrorCode::OutputFailed, cause.message, cause.detail};
}

/// Readers see the old snapshot while a writer is at work.
QString writeAheadLog()
{
    return QStringLiteral("PRAGMA journal_mode = WAL");
}

Result<void> checkReadable(const QFileInfo& file)
{
    const auto name = file.filePath().toStdString();
    if (!file.exists())
        return Error{ErrorCode::SourceUnreachable, name + ": no such file", {}};
    if (!file.isFile())
        return Error{ErrorCode::SourceUnreachable, name + " is not a file", {}};
    if (!file.isReadable())
        return Error{ErrorCode::SourceUnreachable, name + ": permission denied", {}};
    return {};
}

Result<std::unique_ptr<SqliteConnection>> openForWriting(const QString& path)
{
    auto connection = SqliteConnection::open(path, SqliteConnection::Access::Write);
    if (!connection)
        return connection;
    const auto version = versionOf(**connection);
    if (!version)
        return version.error();
    // Only now that the file is known to be a store may it be changed.
    if (auto done = (*connection)->execute(writeAheadLog()); !done)
        return done.error();
    if (*version < storeVersion) {
        if (auto done = migrate(**connection); !done)
            return done.error();
    }
    return connection;
}

void removeDatabaseFiles(const QString& path)
{
    for (const auto* suffix : {"", "-wal", "-shm", "-journal"})
        QFile::remove(path + QLatin1String(suffix));
}

/// A name beside the target that no other program and no other thread uses.
QString temporaryName(const QFileInfo& target)
{
    static std::atomic<unsigned> counter = 0;
    return target.absolutePath()
        + QStringLiteral("/.%1.%2-%3.part")
              .arg(target.fileName())
              .arg(QCoreApplication::applicationPid())
              .arg(++counter);
}

/// An empty file with the permissions that the user's umask gives, unlike what SQLite would choose.
Result<void> createEmpty(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly)) {
        return Error{ErrorCode::OutputFailed,
                     "cannot write into " + QFileInfo(path).absolutePath().toStdString(),
                     file.errorString().toStdString()};
    }
    return {};
}

SaveOutcome fillNew(const QString& path, const Save& save)
{
    const auto connection = SqliteConnection::open(path, SqliteConnection::Access::Create);
    if (!connection)
        return connection.error();
    auto done = (*connection)->markAsStore();
    if (done)
        done = migrate(**connection);
    if (!done)
        return done.error();
    bool wasCommitSent = false;
    auto outcome = attempt(**connection, save, wasCommitSent);
    if (!outcome)
        return outcome;
    done = (*connection)->execute(writeAheadLog());
    return done ? outcome : done.error();
}

/// Gives the finished file its name. What lay there was empty or not there at all.
Result<void> moveInPlace(const QString& temporary, const QString& path)
{
    removeDatabaseFiles(path); // a log left behind by an older file would be replayed into ours
    QFile file(temporary);
    if (!file.rename(path)) {
        return Error{ErrorCode::OutputFailed, "cannot create " + path.toStdString(),
                     file.errorString().toStdString()};
    }
    return {};
}
SaveOutcome changeStore(const QString& path, const Save& save)
{
    if (auto readable = checkReadable(QFileInfo(path)); !readable)
        return readable.error();
    if (!QFileInfo(path).isWritable())
        return Error{ErrorCode::OutputFailed, path.toStdString() + " is read-only", {}};
    const auto connection = openForWriting(path);
    if (!connection)
        return connection.error();
    bool wasCommitSent = false;
    return attempt(**connection, save, wasCommitSent);
}

SaveOutcome createStore(const QString& path, const Save& save)
{
    const auto temporary = temporaryName(QFileInfo(path));
    if (auto created = createEmpty(temporary); !created)
        return created.error();
    auto outcome = fillNew(temporary, save);
    if (outcome) {
        if (auto moved = moveInPlace(temporary, path); !moved)
            outcome = moved.error();
    }
    if (!outcome)
        removeDatabaseFiles(temporary);
    return outcome;
}

/// Nothing lies there, or an empty file.
bool isFree(const QString& path)
{
    const QFileInfo file(path);
    return !file.exists() || (file.isFile() && file.size() == 0);
}

QString lockName(const QFileInfo& target)
{
    return target.absolutePath() + QStringLiteral("/.%1.lock").arg(target.fileName());
}
} // namespace

Result<std::unique_ptr<SqliteConnection>> openForReading(const QString& path)
{
    if (auto readable = checkReadable(QFileInfo(path)); !readable)
        return readable.error();
    {
        auto connection = SqliteConnection::open(path, SqliteConnection::Access::Read);
        if (!connection)
            return connection;
        const auto version = versionOf(**connection);
        if (!version)
            return version.error();
        if (*version == storeVersion)
            return connection;
    }
    if (const auto migrated = openForWriting(path); !migrated)
        return migrated.error();
    return SqliteConnection::open(path, SqliteConnection::Access::Read);
}

SaveOutcome saveInFile(const QString& path, const Save& save)
{
    // Whoever makes a new file holds the lock, so that nobody's new file replaces another one.
    QLockFile lock(lockName(QFileInfo(path)));
    lock.setStaleLockTime(0); // only that of a program which died
    const bool isNew = save.mayCreate && isFree(path);
    if (isNew && !lock.tryLock(creationPatience) && lock.error() == QLockFile::LockFailedError)
        return Error{ErrorCode::OutputFailed,
                     path.toStdString() + " is in use by another program; try again later",
                     "it is making the file"};
    auto outcome = isNew && isFree(path) ? createStore(path, save) : changeStore(path, save);
    if (outcome || outcome.conflict() != nullptr)
        return outcome;
    return outputFailed(outcome.error());
}

} // namespace fairlead::accounting

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/store/storefile.h"

#include "models/accounting/store/schema.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <atomic>

namespace fairlead::accounting {

namespace {
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

Result<std::unique_ptr<StoreConnection>> openForWriting(const QString& path)
{
    auto connection = StoreConnection::open(path, StoreConnection::Access::Write);
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

Result<void> fillNew(const QString& path,
                     const std::function<Result<void>(const StoreConnection&)>& fill)
{
    const auto connection = StoreConnection::open(path, StoreConnection::Access::Create);
    if (!connection)
        return connection.error();
    if (auto done = migrate(**connection); !done)
        return done;
    {
        auto transaction = Transaction::begin(**connection, true);
        if (!transaction)
            return transaction.error();
        if (auto done = fill(**connection); !done)
            return done;
        if (auto done = (*transaction)->commit(); !done)
            return done;
    }
    return (*connection)->execute(writeAheadLog());
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
} // namespace

Result<std::unique_ptr<StoreConnection>> openForReading(const QString& path)
{
    if (auto readable = checkReadable(QFileInfo(path)); !readable)
        return readable.error();
    {
        auto connection = StoreConnection::open(path, StoreConnection::Access::Read);
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
    return StoreConnection::open(path, StoreConnection::Access::Read);
}

Result<void> changeStore(const QString& path,
                         const std::function<Result<void>(const StoreConnection&)>& change)
{
    if (auto readable = checkReadable(QFileInfo(path)); !readable)
        return outputFailed(readable.error());
    if (!QFileInfo(path).isWritable()) {
        return Error{ErrorCode::OutputFailed, path.toStdString() + " is read-only", {}};
    }
    const auto connection = openForWriting(path);
    if (!connection)
        return outputFailed(connection.error());
    auto transaction = Transaction::begin(**connection, true);
    if (!transaction)
        return outputFailed(transaction.error());
    if (auto done = change(**connection); !done)
        return outputFailed(done.error());
    if (auto done = (*transaction)->commit(); !done)
        return outputFailed(done.error());
    return {};
}

Result<void> createStore(const QString& path,
                         const std::function<Result<void>(const StoreConnection&)>& fill)
{
    const auto temporary = temporaryName(QFileInfo(path));
    if (auto created = createEmpty(temporary); !created)
        return created;
    auto done = fillNew(temporary, fill);
    if (done)
        done = moveInPlace(temporary, path);
    if (!done) {
        removeDatabaseFiles(temporary);
        return outputFailed(done.error());
    }
    return {};
}

} // namespace fairlead::accounting

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/store/storefile.h"

#include "models/accounting/store/filewatch.h"
#include "models/accounting/store/oldstore.h"
#include "models/accounting/store/schema.h"
#include "models/accounting/store/sqliteschema.h"
#include "models/files/outputfile.h"
#include "models/files/scratchfolder.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>

#include <atomic>
#include <chrono>
#include <thread>

namespace fairlead::accounting {

namespace {
constexpr int creationPatience = 30000; // ms

Error writingFailed(const Error& cause)
{
    const bool isFull = cause.code == ErrorCode::DiskFull;
    return {isFull ? ErrorCode::DiskFull : ErrorCode::OutputFailed, cause.message, cause.detail};
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
        return Error{
            ErrorCode::SourceUnreachable, {said("Messages", "%1: no such file"), {name}}, {}};
    if (!file.isFile())
        return Error{
            ErrorCode::SourceUnreachable, {said("Messages", "%1 is not a file"), {name}}, {}};
    if (!file.isReadable())
        return Error{
            ErrorCode::SourceUnreachable, {said("Messages", "%1: permission denied"), {name}}, {}};
    return {};
}

Result<int> checkedVersion(SqliteConnection& connection)
{
    auto version = versionOf(connection);
    if (!version)
        return version;
    if (auto checked = checkSchema(connection, *version); !checked)
        return checked.error();
    return version;
}

Result<std::unique_ptr<SqliteConnection>> openForWriting(const QString& path, const Save& save)
{
    auto connection
        = SqliteConnection::open(path, SqliteConnection::Access::Write, save.filePatience);
    if (!connection)
        return connection;
    const auto version = checkedVersion(**connection);
    if (!version)
        return version.error();
    if (*version > 0 && *version < storeVersion && !save.mayUpgrade)
        return olderStore(**connection, *version);
    // Only now that the file is known to be a store may it be changed.
    if (auto done = (*connection)->execute(writeAheadLog()); !done)
        return done.error();
    if (*version < storeVersion) {
        if (auto done = migrate(**connection); !done)
            return done.error();
    }
    return connection;
}

/// A database, and what SQLite keeps beside it.
QStringList databaseFiles(const QString& path)
{
    QStringList files;
    for (const auto* suffix : {"", "-wal", "-shm", "-journal"})
        files << path + QLatin1String(suffix);
    return files;
}

void removeDatabaseFiles(const QString& path)
{
    for (const auto& file : databaseFiles(path))
        QFile::remove(file);
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
        return Error{files::codeOfWriting(file.errorString()),
                     {said("Messages", "cannot write into %1"),
                      {QFileInfo(path).absolutePath().toStdString()}},
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
        return Error{files::codeOfWriting(file.errorString()),
                     {said("Messages", "cannot create %1"), {path.toStdString()}},
                     file.errorString().toStdString()};
    }
    files::syncFolderOf(path);
    return {};
}
/// What became of a COMMIT that failed: a disk may fail when the change is in the log already.
SaveOutcome lookedUp(const QString& path, const Save& save, const Error& cause)
{
    const auto connection = SqliteConnection::open(path, SqliteConnection::Access::Read);
    const auto arrived = connection ? revisionOfSave(**connection, save.id)
                                    : Result<std::optional<std::int64_t>>(connection.error());
    if (!arrived)
        return Error{ErrorCode::OutcomeUnknown,
                     {said("Messages",
                           "%1; whether the change arrived before is not known: look for save %2 "
                           "in table audit"),
                      {cause.message, save.id.toStdString()}},
                     cause.detail};
    return *arrived ? SaveOutcome(**arrived) : SaveOutcome(cause);
}

SaveOutcome changeStore(const QString& path, const Save& save)
{
    if (auto readable = checkReadable(QFileInfo(path)); !readable)
        return readable.error();
    if (!QFileInfo(path).isWritable())
        return Error{ErrorCode::OutputFailed,
                     {said("Messages", "%1 is read-only"), {path.toStdString()}},
                     {}};
    const auto connection = openForWriting(path, save);
    if (!connection)
        return connection.error();
    bool wasCommitSent = false;
    auto outcome = attempt(**connection, save, wasCommitSent);
    if (outcome || outcome.conflict() != nullptr || !wasCommitSent)
        return outcome;
    return lookedUp(path, save, outcome.error());
}

/// What a program left behind that died while it made this file. Whoever makes one holds the lock.
void removeAbandoned(const QFileInfo& target)
{
    const QString start = QLatin1Char('.') + target.fileName() + QLatin1Char('.');
    QDir folder(target.absolutePath());
    for (const auto& name : folder.entryList(QDir::Files | QDir::Hidden)) {
        if (name.startsWith(start) && name.contains(QLatin1String(".part")))
            folder.remove(name);
    }
}

SaveOutcome createStore(const QString& path, const Save& save)
{
    removeAbandoned(QFileInfo(path));
    const auto temporary = temporaryName(QFileInfo(path));
    const files::ScratchFiles scratch(databaseFiles(temporary));
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

/// A link stands for the file that it leads to, which is replaced and has its log beside it. Error
/// code OutputFailed: it leads nowhere.
Result<QString> targetOf(const QString& path)
{
    const QFileInfo file(path);
    if (!file.isSymLink())
        return path;
    if (!file.exists())
        return Error{ErrorCode::OutputFailed,
                     because({said("Messages", "cannot write %1"), {path.toStdString()}},
                             said("Messages", "it is a link to a file that is not there")),
                     {}};
    return file.canonicalFilePath();
}

struct Reading
{
    Result<void> done;
    bool isUnlocked = false;
};

Reading readOnce(const QString& path, unsigned patience,
                 const std::function<Result<void>(SqliteConnection&)>& read)
{
    const auto connection = openForReading(path, patience);
    if (!connection)
        return {connection.error()};
    return {read(**connection), (*connection)->isUnlocked()};
}

QString lockName(const QFileInfo& target)
{
    return target.absolutePath() + QStringLiteral("/.%1.lock").arg(target.fileName());
}
} // namespace

Result<std::unique_ptr<SqliteConnection>> openForReading(const QString& path, unsigned patience)
{
    if (auto readable = checkReadable(QFileInfo(path)); !readable)
        return readable.error();
    auto connection = SqliteConnection::open(path, SqliteConnection::Access::Read, patience);
    if (!connection)
        return connection;
    const auto version = checkedVersion(**connection);
    if (!version)
        return version.error();
    return connection;
}

Result<void> readFromFile(const QString& path, unsigned patience,
                          const std::function<Result<void>(SqliteConnection&)>& read)
{
    if (isLockable(path))
        return readOnce(path, patience, read).done;
    constexpr int mostAttempts = 20;
    for (int attempt = 1; attempt <= mostAttempts; ++attempt) {
        const FileWatch watch(path);
        auto reading = readOnce(path, patience, read);
        if ((reading.done && !reading.isUnlocked) || !watch.hasChanged())
            return std::move(reading.done);
        std::this_thread::sleep_for(attempt * std::chrono::milliseconds(10));
    }
    return Error{ErrorCode::SourceBusy,
                 because({said("Messages", "%1 is in use by another program; try again later"),
                          {path.toStdString()}},
                         said("Messages",
                              "it changes all the time, and who may not write into its folder "
                              "cannot lock it")),
                 {}};
}

SaveOutcome saveInFile(const QString& named, const Save& save)
{
    const auto target = targetOf(named);
    if (!target)
        return target.error();
    const auto& path = *target;
    if (auto fits = SqliteConnection::checkPath(path); !fits)
        return writingFailed(fits.error());
    // Whoever makes a new file holds the lock, so that nobody's new file replaces another one.
    QLockFile lock(lockName(QFileInfo(path)));
    lock.setStaleLockTime(0); // only that of a program which died
    const bool isNew = save.mayCreate && isFree(path);
    if (isNew && !lock.tryLock(creationPatience) && lock.error() == QLockFile::LockFailedError)
        return Error{ErrorCode::OutputFailed,
                     because({said("Messages", "%1 is in use by another program; try again later"),
                              {path.toStdString()}},
                             said("Messages", "it is making the file")),
                     {}};
    const files::ScratchFiles scratch(lock.isLocked() ? QStringList(lockName(QFileInfo(path)))
                                                      : QStringList());
    auto outcome = isNew && isFree(path) ? createStore(path, save) : changeStore(path, save);
    if (outcome || outcome.conflict() != nullptr
        || outcome.error().code == ErrorCode::OutcomeUnknown
        || outcome.error().code == ErrorCode::SchemaOlder
        || outcome.error().code == ErrorCode::Usage)
        return outcome;
    return writingFailed(outcome.error());
}

} // namespace fairlead::accounting

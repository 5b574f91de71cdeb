// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/consumption.h"
#include "engine/cluster/snapshotbuilder.h"
#include "engine/replay/recording/recording.h"
#include "models/accounting/sources/sourceaccess.h"

/// The kinds of sources. Each has its entry in a folder of its own; registry.cpp lists them.
namespace fairlead::accounting {

class MariadbSession;
struct DatabaseProbe;

/// What there is to know of a kind. Functions that may be null say what their lack means.
struct SourceKind
{
    const char* typed = ""; ///< how users name one, for the message about a name of no kind
    /// By the text of a name, beside the scheme; null: the scheme tells, or this kind takes what no
    /// other claims.
    bool (*claims)(const QString& name) = nullptr;
    const char* scheme = nullptr; ///< of the address of a server; null: it is none
    bool isDemo = false; ///< made up, and comes with the program
    bool isStore = false; ///< takes edits itself, and keeps scenarios
    bool hasFirstLook = false; ///< Look::First is there long before Look::All
    bool takesPeriod = false; ///< is asked for the history that SourceOptions names
    /// Whether it reads what SourceOptions names beside it; null: it has all of that itself.
    bool (*takesFiles)(const QString& name) = nullptr;
    /// Blocks. Error codes: Usage, SourceUnreachable, DataInvalid.
    Result<SnapshotRecords> (*read)(const SourceAccess& access, Look look) = nullptr;
    /// See readRecording(); null: it has no history of jobs.
    Result<replay::Recording> (*readRecording)(const SourceAccess& access) = nullptr;
    /// See readLimits(); null: it tells of none.
    Result<replay::Limits> (*readLimits)(const SourceAccess& access) = nullptr;
    /// See readMachine(); null: only its recording tells.
    Result<replay::Recording> (*readMachine)(const SourceAccess& access) = nullptr;
    /// See readSeries() and readMoment(), which have one or neither.
    Result<std::vector<std::int64_t>> (*readSeries)(const SourceAccess& access) = nullptr;
    Result<SnapshotRecords> (*readMoment)(const SourceAccess& access, std::int64_t moment)
        = nullptr;
    /// See Source::folder(); null: it has none.
    QString (*folder)(const QString& name) = nullptr;
    /// See fingerprintOf(); null: only reading it tells.
    QByteArray (*fingerprint)(const SourceAccess& access) = nullptr;
    /// Usage that the source itself has added up; null: the snapshot holds what there is.
    Result<UsageSums> (*sumUsage)(const SourceAccess& access, const UsagePeriod& period,
                                  const std::vector<std::string>& tres)
        = nullptr;
    /// What probeDatabase() finds; null: it is a database, and `describe` tells.
    Result<DatabaseProbe> (*probe)(const connections::DatabaseUrl& url,
                                   const connections::Secret& secret, int timeout)
        = nullptr;
    /// Of a database: what a session of it sees, for probeDatabase().
    Result<void> (*describe)(MariadbSession& session, const QString& cluster, DatabaseProbe& probe)
        = nullptr;
};

/// A kind of folder: told by what is in it.
struct FolderKind
{
    bool (*claims)(const QString& folder) = nullptr; ///< looks at the disk; null: any folder
    Result<SnapshotRecords> (*read)(const QString& folder, const SourceOptions& options) = nullptr;
    /// See readRecording(); null: it has no history of jobs.
    Result<replay::Recording> (*readRecording)(const QString& folder, const SourceOptions& options)
        = nullptr;
    /// See readLimits(); null: it tells of none.
    Result<replay::Limits> (*readLimits)(const QString& folder, const SourceOptions& options)
        = nullptr;
    /// See readMachine(); null: only its recording tells.
    Result<replay::Recording> (*readMachine)(const QString& folder, const SourceOptions& options)
        = nullptr;
    bool takesFiles = false; ///< see SourceKind::takesFiles
};

/// By the text of a name. There is a kind for each: the last takes whatever is none.
const SourceKind& kindOf(const QString& name);
/// The kind of an address; null: there is no such scheme.
const SourceKind* kindOfScheme(const QString& scheme);
/// The error for a name of no kind; says how users name each.
Error notASource(const QString& name);
/// The error for a source that tells of no machine without a history.
Error tellsNoMachine(const QString& name);
/// What to read a folder with. Looks at the disk.
const FolderKind& folderKindOf(const QString& folder);

} // namespace fairlead::accounting

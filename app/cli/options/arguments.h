// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/reports/writers/table.h"
#include "engine/base/result.h"
#include "engine/scenario/scenario.h"
#include "models/accounting/sources/sourceoptions.h"

#include <QStringList>

#include <optional>
#include <string>
#include <vector>

namespace fairlead::cli {

enum class Format
{
    Table,
    Csv,
    Json,
    Parsable
};

/// What to do when somebody else saved the same thing meanwhile.
enum class OnConflict
{
    Refuse,
    Theirs,
    Mine,
    Merge
};

/// Of plan: the jobs that are asked about.
struct PlanArguments
{
    QString qos;
    QString limit; ///< a time
    std::int64_t count = 1; ///< @range [1, 2^32)
    std::int64_t cpus = 1; ///< @range [1, 2^32)
    std::int64_t nodeCount = 1; ///< @range [1, 2^32)
    bool showsWaits = false; ///< --waits
};

/// Of replay: what it shows.
struct ReplayArguments
{
    bool isChecked = false; ///< --check
    bool showsJobs = false; ///< --jobs
    QString groupBy; ///< --by; empty: account
    bool showsTimeline = false; ///< --timeline
    bool showsStarving = false; ///< --starving
    // Each of which is a policy, as often as given.
    QStringList against;
    QStringList scenarios; ///< files
    QStringList stored;
};

/// Of finder.
struct FinderArguments
{
    QStringList targets; ///< --target, as typed
    QStringList varied; ///< --vary, as typed
    std::int64_t candidates = 64; ///< the present policy among them  @range [2, 10^6]
    std::optional<std::int64_t> unseen; ///< Unix seconds
    std::int64_t tasks = 0; ///< --array; 0: not given
    std::int64_t slice = 0; ///< --slice, its number  @range [0, slices)
    std::int64_t slices = 0; ///< 0: --slice is not given
    bool gathers = false; ///< --gather, of the files in `words`
};

/// Of report.
struct ReportArguments
{
    QString pictureFolder;
    QString site;
    QString contact;
    QString logo;
    QString paper;
    QString language;
};

/// Of capture.
struct CaptureArguments
{
    bool hasSsh = false;
    QString ssh; ///< the host
    std::int64_t history = 0; ///< how long before it  @unit s  0: not asked for
};

/// Of record and series.
struct RecordArguments
{
    std::int64_t every = 0; ///< between two readings  @unit s  0: once
    std::int64_t times = 0; ///< how many readings  0: without end
    std::optional<std::int64_t> forget; ///< Unix seconds: the reading that goes
};

/// Of usage.
struct UsageArguments
{
    QString timeUnit; ///< -t
    std::vector<std::string> tres; ///< -T
};

/// Of scenarios: what is done with one of a store.
struct ScenariosArguments
{
    QString newName; ///< --rename
    QString copyName; ///< --copy
    bool isDeleted = false; ///< --delete
};

/// Of audit: what is kept.
struct AuditArguments
{
    std::optional<std::int64_t> keepDays;
    std::optional<std::int64_t> keepLines;
};

/// Of reach: what is wanted.
struct ReachArguments
{
    std::optional<std::int64_t> rank; ///< --rank  @range [1, 2^32)
    std::optional<double> factor; ///< --factor  @range [0, inf)
};

/// A command line, checked and taken apart. What one command alone takes is in a part of its own.
struct Arguments
{
    QString command;
    QString source;
    QStringList words; ///< what follows the source
    accounting::SourceOptions sourceOptions;
    QString passwordFile;
    std::optional<std::int64_t> at; ///< Unix seconds
    std::optional<std::int64_t> moment; ///< Unix seconds: the queue as it was then
    std::optional<std::int64_t> from; ///< of usage: Unix seconds
    std::optional<std::int64_t> to; ///< of usage: Unix seconds, not included
    std::vector<Edit> edits; ///< --set and --share, in this order
    QString scenarioFile;
    QString storedScenario; ///< the name of one saved in the source, a store
    std::vector<std::string> users;
    std::vector<std::string> accounts;
    std::vector<std::string> partitions;
    std::vector<std::uint32_t> jobs;
    std::vector<std::string> jobNames; ///< all of -j; `jobs` has those that are numbers
    int step = 0; ///< of a recorded run; 0: not given
    bool isLong = false;
    bool norm = false;
    bool all = false;
    bool weights = false;
    bool header = true;
    QString fields; ///< -o
    Format format = Format::Table;
    reports::CsvDialect csv; ///< of --format csv and of report --csv
    bool hasEnvelope = false; ///< --envelope
    QString into;
    QStringList alerts; ///< of watch: --alert, as typed
    bool isIdle = false; ///< of recovery and overtake: nobody starts anything
    bool isReplayed = false; ///< of recovery and advise: --replay
    QString intoPasswordFile;
    QString note; ///< of save
    std::optional<std::int64_t> basedOn; ///< revision of the store that the user looked at
    OnConflict onConflict = OnConflict::Refuse;
    bool isSummary = false; ///< compare --summary
    bool showsHistogram = false; ///< places --histogram
    QString against; ///< of compare: a file with another policy
    std::optional<double> machine; ///< of hardware: --machine  @range (0, inf)
    int replicas = 0; ///< of replay; 0: not given
    std::uint64_t seed = 1; ///< of replay: of the first replica
    QStringList given; ///< the command line as typed
    QStringList options; ///< the names of the options in it, as typed
    QString exportAs;
    QString output;
    QString csvFolder;
    PlanArguments plan;
    ReplayArguments replay;
    FinderArguments finder;
    ReportArguments report;
    CaptureArguments capture;
    RecordArguments record;
    UsageArguments usage;
    ScenariosArguments scenarios;
    AuditArguments audit;
    ReachArguments reach;
    bool wantsHelp = false;
    bool wantsVersion = false;
};

/// Error code Usage: an option that the command does not take, or a value that cannot be read.
/// Where help or the version is asked for, only that, the command and the words are read.
Result<Arguments> parseArguments(const QStringList& words);

} // namespace fairlead::cli

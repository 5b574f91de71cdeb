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

class Command;

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

/// The cluster that is read.
struct SourceArguments
{
    QString name;
    accounting::SourceOptions options;
    QString passwordFile;
    int step = 0; ///< of a recorded run; 0: not given
};

/// Which moment, and which period.
struct TimeArguments
{
    std::optional<std::int64_t> at; ///< Unix seconds
    std::optional<std::int64_t> moment; ///< Unix seconds: the queue as it was then
    std::optional<std::int64_t> from; ///< Unix seconds
    std::optional<std::int64_t> to; ///< Unix seconds, not included
};

/// What is changed of the source before anything is shown.
struct ScenarioArguments
{
    /// A table of shares, whose lines are edits of the tree that those before it leave.
    struct Pasted
    {
        std::size_t before = 0; ///< position in `edits`
        QString file;
    };
    std::vector<Edit> edits; ///< those of options such as --set and --move, in their order
    std::vector<Pasted> pasted; ///< --paste, in their order
    QString file;
    QString stored; ///< the name of one saved in the source, a store

    /// Whether there are any beside those of a scenario.
    [[nodiscard]] bool hasEdits() const { return !edits.empty() || !pasted.empty(); }
};

/// Of whom rows are shown.
struct FilterArguments
{
    std::vector<std::string> users;
    std::vector<std::string> accounts;
    std::vector<std::string> partitions;
    std::vector<std::uint32_t> jobs;
    std::vector<std::string> jobNames; ///< all of -j; `jobs` has those that are numbers
};

/// How a table is printed.
struct TableArguments
{
    Format format = Format::Table;
    reports::CsvDialect csv; ///< of --format csv and of report --csv
    bool hasEnvelope = false; ///< --envelope
    bool hasHeader = true;
    bool showsAll = false; ///< --all
    QString fields; ///< -o
};

/// What is written beside what is printed.
struct OutputArguments
{
    QString into; ///< a store or a folder
    QString passwordFile; ///< of that store
    QString file; ///< --output
    QString as; ///< --as: for whom it is exported
};

/// How something of a store is saved.
struct SavingArguments
{
    QString note;
    std::optional<std::int64_t> basedOn; ///< revision of the store that the user looked at
    OnConflict onConflict = OnConflict::Refuse;
    bool replacesCluster = false; ///< --replace: the store may be of another one
};

/// Of jobs.
struct JobsArguments
{
    bool isLong = false;
    bool isNormalized = false; ///< --norm
    bool showsWeights = false;
};

/// Of places.
struct PlacesArguments
{
    bool showsHistogram = false;
};

/// Of compare.
struct CompareArguments
{
    bool isSummary = false;
    QString against; ///< a file with another policy
};

/// Of recovery and overtake.
struct RecoveryArguments
{
    bool isIdle = false; ///< nobody starts anything
};

/// Of hardware.
struct HardwareArguments
{
    std::optional<double> machine; ///< --machine  @range (0, inf)
};

/// Of watch.
struct WatchArguments
{
    QStringList alerts; ///< --alert, as typed
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

/// Of replay and of whoever replays: how often, and what is shown.
struct ReplayArguments
{
    bool isWanted = false; ///< of recovery and advise: --replay
    int replicas = 0; ///< 0: not given
    std::uint64_t seed = 1; ///< of the first replica
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
    QString csvFolder;
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

/// A command line, checked and taken apart: what several commands share by topic, what one alone
/// takes in a part of its own.
struct Arguments
{
    QStringList given; ///< the command line as typed
    QString commandName;
    const Command* command = nullptr; ///< of that name; null: there is none
    QStringList words; ///< what follows the source
    QStringList options; ///< the names of those that are given, as typed
    bool wantsHelp = false;
    bool wantsVersion = false;
    SourceArguments source;
    TimeArguments times;
    ScenarioArguments scenario;
    FilterArguments filter;
    TableArguments table;
    OutputArguments output;
    SavingArguments saving;
    JobsArguments jobs;
    PlacesArguments places;
    CompareArguments compare;
    UsageArguments usage;
    ReplayArguments replay;
    ReachArguments reach;
    HardwareArguments hardware;
    PlanArguments plan;
    FinderArguments finder;
    RecoveryArguments recovery;
    ReportArguments report;
    CaptureArguments capture;
    ScenariosArguments scenarios;
    AuditArguments audit;
    WatchArguments watch;
    RecordArguments record;
};

/// Error code Usage: an option that the command does not take, or a value that cannot be read.
/// Where help or the version is asked for, only that, the command and the words are read.
Result<Arguments> parseArguments(const QStringList& words);

} // namespace fairlead::cli

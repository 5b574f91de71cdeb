// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/reports/table.h"
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

/// A command line, checked and taken apart.
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
    QString timeUnit; ///< of usage: -t
    std::vector<std::string> tres; ///< of usage: -T
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
    bool hasSsh = false;
    QString ssh; ///< of capture: the host
    std::int64_t history = 0; ///< of capture: how long before it  @unit s  0: not asked for
    QString qos; ///< of plan
    QString limit; ///< of plan: a time
    std::int64_t count = 1; ///< of plan  @range [1, 2^32)
    std::int64_t cpus = 1; ///< of plan  @range [1, 2^32)
    std::int64_t nodeCount = 1; ///< of plan  @range [1, 2^32)
    bool showsWaits = false; ///< of plan: --waits
    QStringList alerts; ///< of watch: --alert, as typed
    bool isIdle = false; ///< of recovery and overtake: nobody starts anything
    bool isReplayed = false; ///< of recovery and advise: --replay
    std::int64_t every = 0; ///< of record: between two readings  @unit s  0: once
    std::int64_t times = 0; ///< of record: how many readings  0: without end
    QString intoPasswordFile;
    QString note; ///< of save
    std::optional<std::int64_t> basedOn; ///< revision of the store that the user looked at
    QString newName; ///< of scenarios: --rename
    QString copyName; ///< of scenarios: --copy
    bool isDeleted = false; ///< of scenarios: --delete
    OnConflict onConflict = OnConflict::Refuse;
    std::optional<std::int64_t> keepDays; ///< of audit
    std::optional<std::int64_t> keepLines; ///< of audit
    bool isSummary = false; ///< compare --summary
    QString against; ///< of compare and replay: a file with another policy
    bool isChecked = false; ///< of replay: --check
    bool showsJobs = false; ///< of replay: --jobs
    std::optional<std::int64_t> rank; ///< of reach: --rank  @range [1, 2^32)
    std::optional<double> factor; ///< of reach: --factor  @range [0, inf)
    std::optional<double> machine; ///< of hardware: --machine  @range (0, inf)
    QString groupBy; ///< of replay: --by; empty: account
    bool showsTimeline = false; ///< of replay: --timeline
    bool showsStarving = false; ///< of replay: --starving
    int replicas = 0; ///< of replay; 0: not given
    std::uint64_t seed = 1; ///< of replay: of the first replica
    QStringList targets; ///< of finder: --target, as typed
    QStringList varied; ///< of finder: --vary, as typed
    std::int64_t candidates = 64; ///< of finder, the present policy among them  @range [2, 10^6]
    std::optional<std::int64_t> unseen; ///< of finder: Unix seconds
    std::int64_t tasks = 0; ///< of finder: --array; 0: not given
    std::int64_t slice = 0; ///< of finder: --slice, its number  @range [0, slices)
    std::int64_t slices = 0; ///< of finder; 0: --slice is not given
    bool gathers = false; ///< of finder: --gather, of the files in `words`
    QStringList given; ///< the command line as typed
    QStringList options; ///< the names of the options in it, as typed
    QString exportAs;
    QString output;
    QString csvFolder;
    QString pictureFolder; ///< of report
    QString site; ///< of a report, as contact, logo, paper and language are
    QString contact;
    QString logo;
    QString paper;
    QString language;
    bool wantsHelp = false;
    bool wantsVersion = false;
};

/// Error code Usage: an option that the command does not take, or a value that cannot be read.
/// Where help or the version is asked for, only that, the command and the words are read.
Result<Arguments> parseArguments(const QStringList& words);

} // namespace fairlead::cli

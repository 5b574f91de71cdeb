// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/options/options.h"

#include <QCoreApplication>

#include <algorithm>

namespace fairlead::cli {

namespace {
/// An option as it stands in the help text.
struct OptionRow
{
    const char* names; ///< separated by commas, the long one last
    const char* text;
    const char* placeholder; ///< of its value; null for one that takes none
};

constexpr OptionRow optionRows[] = {
    {"cluster",
     QT_TRANSLATE_NOOP("fairlead::cli::Options",
                       "the cluster to read, where a source holds several"),
     "NAME"},
    {"config",
     QT_TRANSLATE_NOOP("fairlead::cli::Options",
                       "settings from a slurm.conf or scontrol show config"),
     "FILE"},
    {"partitions",
     QT_TRANSLATE_NOOP("fairlead::cli::Options", "partitions from scontrol -o show partition"),
     "FILE"},
    {"nodes",
     QT_TRANSLATE_NOOP("fairlead::cli::Options",
                       "for replays of the history: nodes from scontrol -o show node"),
     "FILE"},
    {"usage",
     QT_TRANSLATE_NOOP("fairlead::cli::Options",
                       "usage from an assoc_mgr.txt, shares.txt or raw_usage.txt"),
     "FILE"},
    {"password-file",
     QT_TRANSLATE_NOOP("fairlead::cli::Options",
                       "the password of a database, in a file that only you may read"),
     "FILE"},
    {"at",
     QT_TRANSLATE_NOOP("fairlead::cli::Options",
                       "the moment to compute for: seconds since 1970, or ISO in UTC"),
     "TIME"},
    {"moment",
     QT_TRANSLATE_NOOP(
         "fairlead::cli::Options",
         "queue, usage and ranks of another moment: past ones as kept or from the job "
         "history, coming ones if all goes on as it is"),
     "TIME"},
    {"from",
     QT_TRANSLATE_NOOP(
         "fairlead::cli::Options",
         "the start of the period, of usage 30 days before its end by default; with capture: "
         "since when jobs are listed, 90 days by default"),
     "TIME"},
    {"idle",
     QT_TRANSLATE_NOOP(
         "fairlead::cli::Options",
         "with recovery and overtake: nobody starts anything, in place of others going on"),
     nullptr},
    {"replay",
     QT_TRANSLATE_NOOP("fairlead::cli::Options",
                       "with recovery and advise: what replays of the recorded weeks say"),
     nullptr},
    {"to",
     QT_TRANSLATE_NOOP(
         "fairlead::cli::Options",
         "the end of the period, by default the moment to compute for; with recovery and "
         "overtake: how far to look"),
     "TIME"},
    {"t,time",
     QT_TRANSLATE_NOOP("fairlead::cli::Options",
                       "with usage: seconds, minutes, hours, percent, secper, minper or hourper"),
     "UNIT"},
    {"T,tres",
     QT_TRANSLATE_NOOP(
         "fairlead::cli::Options",
         "with usage: what to count, cpu by default, or what the source has; all: everything"),
     "TRES"},
    {"step",
     QT_TRANSLATE_NOOP("fairlead::cli::Options",
                       "of a recorded run of Maui: as its Nth command saw it"),
     "N"},
    {"set",
     QT_TRANSLATE_NOOP("fairlead::cli::Options",
                       "try another setting, e.g. PriorityWeightAge=1000, or a limit, 'qos "
                       "normal MaxJobsPU=9', which counts in replays and plans (repeatable)"),
     "KEY=VALUE"},
    {"share",
     QT_TRANSLATE_NOOP("fairlead::cli::Options",
                       "try other shares, a number or parent (repeatable)"),
     "ACCOUNT[/USER]=N"},
    {"add-account",
     QT_TRANSLATE_NOOP("fairlead::cli::Options",
                       "try a new account below another, with 1 share by default (repeatable, as "
                       "the edits below, in the order given)"),
     "NAME=PARENT[:SHARES]"},
    {"add-user", QT_TRANSLATE_NOOP("fairlead::cli::Options", "try a new user of an account"),
     "USER=ACCOUNT[:SHARES]"},
    {"move", QT_TRANSLATE_NOOP("fairlead::cli::Options", "try an account below another one"),
     "ACCOUNT=PARENT"},
    {"rename-account",
     QT_TRANSLATE_NOOP("fairlead::cli::Options", "try another name of an account"), "OLD=NEW"},
    {"remove",
     QT_TRANSLATE_NOOP("fairlead::cli::Options",
                       "try without an account and all below it, or without a user"),
     "ACCOUNT[/USER]"},
    {"paste",
     QT_TRANSLATE_NOOP("fairlead::cli::Options",
                       "try the shares of a table, tabs or commas between account[,user],shares; "
                       "who is not there is added, accounts below root"),
     "FILE"},
    {"scenario",
     QT_TRANSLATE_NOOP("fairlead::cli::Options",
                       "try the edits of a saved scenario (repeatable with replay)"),
     "FILE"},
    {"stored",
     QT_TRANSLATE_NOOP("fairlead::cli::Options",
                       "try the edits of a scenario saved in the store (repeatable with replay)"),
     "NAME"},
    {"u,user",
     QT_TRANSLATE_NOOP("fairlead::cli::Options",
                       "only these users, separated by commas; of plan who submits"),
     "USER"},
    {"A,account",
     QT_TRANSLATE_NOOP("fairlead::cli::Options", "only these accounts; of plan under which"),
     "ACCOUNT"},
    {"p,partition",
     QT_TRANSLATE_NOOP("fairlead::cli::Options", "only these partitions; of plan into which"),
     "PARTITION"},
    {"j,job", QT_TRANSLATE_NOOP("fairlead::cli::Options", "only these jobs"), "JOB"},
    {"l,long", QT_TRANSLATE_NOOP("fairlead::cli::Options", "every column in tables"), nullptr},
    {"norm",
     QT_TRANSLATE_NOOP("fairlead::cli::Options", "factors instead of weighted contributions"),
     nullptr},
    {"all",
     QT_TRANSLATE_NOOP(
         "fairlead::cli::Options",
         "also the jobs that sprio leaves out, unranked; with usage accounts without any"),
     nullptr},
    {"w,weights", QT_TRANSLATE_NOOP("fairlead::cli::Options", "with jobs: the weights"), nullptr},
    {"o,fields", QT_TRANSLATE_NOOP("fairlead::cli::Options", "these columns, separated by commas"),
     "FIELDS"},
    {"n,noheader", QT_TRANSLATE_NOOP("fairlead::cli::Options", "no header line"), nullptr},
    {"P,parsable2", QT_TRANSLATE_NOOP("fairlead::cli::Options", "columns separated by |"), nullptr},
    {"format", QT_TRANSLATE_NOOP("fairlead::cli::Options", "table, csv or json"), "FORMAT"},
    {"csv-dialect",
     QT_TRANSLATE_NOOP("fairlead::cli::Options",
                       "with --format csv, or report --csv: semicolon, decimal-comma and bom, or "
                       "some of them, for the spreadsheets of some countries"),
     "WORDS"},
    {"envelope",
     QT_TRANSLATE_NOOP("fairlead::cli::Options",
                       "with --format json: an object that also says what the rows are of"),
     nullptr},
    {"against",
     QT_TRANSLATE_NOOP(
         "fairlead::cli::Options",
         "with compare and replay (there repeatable): another slurm.conf; with compare also a "
         "moab.cfg or maui.cfg"),
     "FILE"},
    {"summary", QT_TRANSLATE_NOOP("fairlead::cli::Options", "with compare: one row of figures"),
     nullptr},
    {"check",
     QT_TRANSLATE_NOOP("fairlead::cli::Options",
                       "with replay: the recorded decisions, and how many are found again"),
     nullptr},
    {"jobs", QT_TRANSLATE_NOOP("fairlead::cli::Options", "with replay: one line for each job"),
     nullptr},
    {"qos", QT_TRANSLATE_NOOP("fairlead::cli::Options", "with plan: the QOS, normal by default"),
     "QOS"},
    {"size",
     QT_TRANSLATE_NOOP("fairlead::cli::Options",
                       "with plan: CPUs and nodes of each job, 1x1 by default"),
     "CPUS[xNODES]"},
    {"limit",
     QT_TRANSLATE_NOOP("fairlead::cli::Options",
                       "with plan: the time limit of each job, e.g. 2:00:00"),
     "TIME"},
    {"count", QT_TRANSLATE_NOOP("fairlead::cli::Options", "with plan: how many jobs, 1 by default"),
     "N"},
    {"waits",
     QT_TRANSLATE_NOOP(
         "fairlead::cli::Options",
         "with plan: how long jobs of that partition and size waited, recorded and replayed"),
     nullptr},
    {"target",
     QT_TRANSLATE_NOOP(
         "fairlead::cli::Options",
         "with finder: what is wanted, e.g. \"p90 wait of small jobs <= 2 h\" (repeatable)"),
     "TEXT"},
    {"vary",
     QT_TRANSLATE_NOOP("fairlead::cli::Options",
                       "with finder: a parameter to search over, PARAMETER=LOW..HIGH or "
                       "PARAMETER=V1,V2, or \"share of ACCOUNT[/USER]=LOW..HIGH\" (repeatable)"),
     "RANGE"},
    {"candidates",
     QT_TRANSLATE_NOOP("fairlead::cli::Options",
                       "with finder: how many policies to try, 64 by default"),
     "N"},
    {"unseen",
     QT_TRANSLATE_NOOP(
         "fairlead::cli::Options",
         "with finder: where the weeks begin that the search does not see, the last third "
         "by default"),
     "TIME"},
    {"array",
     QT_TRANSLATE_NOOP("fairlead::cli::Options", "with finder: write an sbatch script of N tasks"),
     "N"},
    {"slice",
     QT_TRANSLATE_NOOP("fairlead::cli::Options",
                       "with finder: only every Nth candidate, from the Ith on; the first is 0"),
     "I/N"},
    {"gather",
     QT_TRANSLATE_NOOP(
         "fairlead::cli::Options",
         "with finder: merge the files that all slices wrote, which follow the source"),
     nullptr},
    {"rank",
     QT_TRANSLATE_NOOP("fairlead::cli::Options", "with reach: the rank that a job is to have"),
     "N"},
    {"factor",
     QT_TRANSLATE_NOOP("fairlead::cli::Options",
                       "with reach: the fair-share factor that jobs of an account or user are "
                       "to get; of an account under Fair Tree its LevelFS, which may be above 1"),
     "F"},
    {"machine",
     QT_TRANSLATE_NOOP("fairlead::cli::Options",
                       "with hardware: how large the machine is now, its nodes by default"),
     "UNITS"},
    {"by",
     QT_TRANSLATE_NOOP("fairlead::cli::Options",
                       "with replay: the groups, account (by default), user, qos, partition, size, "
                       "shape or cluster; limit: how long which limit kept jobs"),
     "GROUP"},
    {"timeline",
     QT_TRANSLATE_NOOP("fairlead::cli::Options",
                       "with replay: usage, shares and queue of each account by hour"),
     nullptr},
    {"starving",
     QT_TRANSLATE_NOOP("fairlead::cli::Options",
                       "with replay and places: the jobs that wait far too long"),
     nullptr},
    {"histogram",
     QT_TRANSLATE_NOOP("fairlead::cli::Options",
                       "with places: how many rows of each partition have which priority"),
     nullptr},
    {"replicas",
     QT_TRANSLATE_NOOP(
         "fairlead::cli::Options",
         "with replay, finder, report and --replay: how many times, from other phases, "
         "10 by default; a report has an outlook only with it"),
     "N"},
    {"seed",
     QT_TRANSLATE_NOOP(
         "fairlead::cli::Options",
         "with replay, finder, report and --replay: the seed of the first replica, 1 by default"),
     "S"},
    {"as",
     QT_TRANSLATE_NOOP("fairlead::cli::Options",
                       "with export: sacctmgr, dump, slurm.conf or moab.cfg"),
     "FORM"},
    {"into",
     QT_TRANSLATE_NOOP("fairlead::cli::Options",
                       "with import and record: the store, with capture, anonymise and finder: the "
                       "folder to write, new or empty"),
     "PATH"},
    {"alert",
     QT_TRANSLATE_NOOP("fairlead::cli::Options",
                       "with watch: what to tell of, e.g. \"physics served < 0.5\" (repeatable)"),
     "EXPR"},
    {"every",
     QT_TRANSLATE_NOOP("fairlead::cli::Options",
                       "with record: again after this time, e.g. 30s, 5m or 1h"),
     "TIME"},
    {"times",
     QT_TRANSLATE_NOOP("fairlead::cli::Options",
                       "with record: how many readings, 1 or more; without end by default"),
     "N"},
    {"forget",
     QT_TRANSLATE_NOOP("fairlead::cli::Options",
                       "with series: takes the reading of this moment away, as the list has it"),
     "TIME"},
    {"ssh",
     QT_TRANSLATE_NOOP("fairlead::cli::Options", "with capture: run the commands on this host"),
     "HOST"},
    {"history",
     QT_TRANSLATE_NOOP(
         "fairlead::cli::Options",
         "with capture: also what a replay needs, of the time before, e.g. 30d, 12h or 2w"),
     "TIME"},
    {"timeout",
     QT_TRANSLATE_NOOP(
         "fairlead::cli::Options",
         "seconds to wait for each command (120 by default) or query (30), and for who else saves"),
     "SECONDS"},
    {"into-password-file",
     QT_TRANSLATE_NOOP("fairlead::cli::Options", "the password of the database behind --into"),
     "FILE"},
    {"based-on",
     QT_TRANSLATE_NOOP("fairlead::cli::Options", "the revision of the store that you looked at"),
     "REVISION"},
    {"on-conflict",
     QT_TRANSLATE_NOOP("fairlead::cli::Options",
                       "when somebody else saved meanwhile: refuse, theirs, mine or merge"),
     "CHOICE"},
    {"replace",
     QT_TRANSLATE_NOOP("fairlead::cli::Options",
                       "with import: a store of another cluster is replaced"),
     nullptr},
    {"note", QT_TRANSLATE_NOOP("fairlead::cli::Options", "with save: what the scenario is for"),
     "TEXT"},
    {"rename",
     QT_TRANSLATE_NOOP("fairlead::cli::Options",
                       "with scenarios: what the named one is called now"),
     "NAME"},
    {"copy",
     QT_TRANSLATE_NOOP("fairlead::cli::Options",
                       "with scenarios: the name of a copy of the named one"),
     "NAME"},
    {"delete",
     QT_TRANSLATE_NOOP("fairlead::cli::Options", "with scenarios: takes the named one away"),
     nullptr},
    {"upgrade-store",
     QT_TRANSLATE_NOOP("fairlead::cli::Options", "a store of an older version may be upgraded"),
     nullptr},
    {"keep-days",
     QT_TRANSLATE_NOOP("fairlead::cli::Options",
                       "with audit: how many days its lines stay from now on; 0: always"),
     "DAYS"},
    {"keep-lines",
     QT_TRANSLATE_NOOP("fairlead::cli::Options",
                       "with audit: how many lines stay from now on; 0: all"),
     "LINES"},
    {"output",
     QT_TRANSLATE_NOOP("fairlead::cli::Options",
                       "with report: the PDF to write; with finder: the script or part; a file "
                       "that Fairlead did not write is not replaced"),
     "FILE"},
    {"csv",
     QT_TRANSLATE_NOOP("fairlead::cli::Options",
                       "with report: the folder for CSV files; foreign files stay"),
     "DIR"},
    {"pictures",
     QT_TRANSLATE_NOOP("fairlead::cli::Options",
                       "with report: the folder for its pictures, SVG and PNG; foreign files stay"),
     "DIR"},
    {"site",
     QT_TRANSLATE_NOOP("fairlead::cli::Options",
                       "with report: the name of the site, above the title"),
     "NAME"},
    {"contact",
     QT_TRANSLATE_NOOP("fairlead::cli::Options", "with report: whom to ask, e.g. an address"),
     "TEXT"},
    {"logo",
     QT_TRANSLATE_NOOP("fairlead::cli::Options", "with report: a picture for the first page"),
     "FILE"},
    {"paper", QT_TRANSLATE_NOOP("fairlead::cli::Options", "with report: a4 (by default) or letter"),
     "SIZE"},
    {"language",
     QT_TRANSLATE_NOOP("fairlead::cli::Options",
                       "with report: of the PDF, en (by default), fr or zh"),
     "LANGUAGE"},
    {"h,help", QT_TRANSLATE_NOOP("fairlead::cli::Options", "this help"), nullptr},
    {"V,version", QT_TRANSLATE_NOOP("fairlead::cli::Options", "the version"), nullptr},
};

QCommandLineOption optionOf(const OptionRow& row)
{
    const auto names = QString::fromLatin1(row.names).split(QLatin1Char(','));
    const auto text = QCoreApplication::translate("fairlead::cli::Options", row.text);
    return row.placeholder == nullptr
        ? QCommandLineOption(names, text)
        : QCommandLineOption(names, text, QLatin1String(row.placeholder));
}
} // namespace

QList<QCommandLineOption> allOptions()
{
    QList<QCommandLineOption> options;
    for (const auto& row : optionRows)
        options << optionOf(row);
    return options;
}

QList<QCommandLineOption> optionsNamed(const OptionNames& names)
{
    const auto wanted = names + OptionNames{"help", "version"};
    auto options = allOptions();
    options.removeIf([&](const QCommandLineOption& option) {
        return std::ranges::none_of(wanted, [name = option.names().last()](const char* known) {
            return name == QLatin1String(known);
        });
    });
    return options;
}

} // namespace fairlead::cli

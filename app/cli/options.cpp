// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/options.h"

#include <QCoreApplication>

#include <algorithm>

namespace fairlead::cli {

namespace {
struct OptionTexts
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::cli::Options)

public:
    static QList<QCommandLineOption> all();
};

QList<QCommandLineOption> OptionTexts::all()
{
    const auto list = [](const OptionNames& names) {
        QStringList texts;
        for (const auto* name : names)
            texts << QLatin1String(name);
        return texts;
    };
    const auto value = [&](const OptionNames& names, const QString& text, const char* placeholder) {
        return QCommandLineOption(list(names), text, QLatin1String(placeholder));
    };
    const auto flag = [&](const OptionNames& names, const QString& text) {
        return QCommandLineOption(list(names), text);
    };
    return {
        value({"cluster"}, tr("the cluster to read, where a source holds several"), "NAME"),
        value({"config"}, tr("settings from a slurm.conf or scontrol show config"), "FILE"),
        value({"partitions"}, tr("partitions from scontrol -o show partition"), "FILE"),
        value({"nodes"},
              tr("with replay, import, plan and finder: nodes from scontrol -o show node"), "FILE"),
        value({"usage"}, tr("usage from an assoc_mgr.txt, shares.txt or raw_usage.txt"), "FILE"),
        value({"password-file"}, tr("the password of a database, in a file that only you may read"),
              "FILE"),
        value({"at"}, tr("the moment to compute for: seconds since 1970, or ISO in UTC"), "TIME"),
        value({"moment"},
              tr("queue, usage and ranks of another moment: past ones as kept or from the job "
                 "history, coming ones if all goes on as it is"),
              "TIME"),
        value({"from"},
              tr("with usage, replay and import of a history: the start of the period, 30 days "
                 "before its end by default; with capture: since when jobs are listed, 90 days by "
                 "default"),
              "TIME"),
        flag({"idle"},
             tr("with recovery and overtake: nobody starts anything, in place of others going on")),
        value({"to"},
              tr("with usage, replay and import of a history: the end of the period, by default "
                 "the moment to compute for; with recovery "
                 "and overtake: how far to look"),
              "TIME"),
        value({"t", "time"}, tr("with usage: seconds, minutes, hours or percent"), "UNIT"),
        value({"T", "tres"}, tr("with usage: what to count, cpu by default; all: everything"),
              "TRES"),
        value({"step"}, tr("of a recorded run of Maui: as its Nth command saw it"), "N"),
        value({"set"}, tr("try another setting, e.g. PriorityWeightAge=1000 (repeatable)"),
              "KEY=VALUE"),
        value({"share"}, tr("try other shares, a number or parent (repeatable)"),
              "ACCOUNT[/USER]=N"),
        value({"scenario"}, tr("try the edits of a saved scenario"), "FILE"),
        value({"stored"}, tr("try the edits of a scenario saved in the store"), "NAME"),
        value({"u", "user"}, tr("only these users, separated by commas"), "USER"),
        value({"A", "account"}, tr("only these accounts"), "ACCOUNT"),
        value({"p", "partition"}, tr("only these partitions"), "PARTITION"),
        value({"j", "job"}, tr("only these jobs"), "JOB"),
        flag({"l", "long"}, tr("every column in tables")),
        flag({"norm"}, tr("factors instead of weighted contributions")),
        flag({"all"}, tr("also the jobs that sprio leaves out, unranked")),
        flag({"w", "weights"}, tr("with jobs: the weights")),
        value({"o", "fields"}, tr("these columns, separated by commas"), "FIELDS"),
        flag({"n", "noheader"}, tr("no header line")),
        flag({"P", "parsable2"}, tr("columns separated by |")),
        value({"format"}, tr("table, csv or json"), "FORMAT"),
        flag({"envelope"}, tr("with --format json: an object that also says what the rows are of")),
        value({"against"}, tr("with compare and replay: another moab.cfg, maui.cfg or slurm.conf"),
              "FILE"),
        flag({"check"}, tr("with replay: the recorded decisions, and how many are found again")),
        flag({"jobs"}, tr("with replay: one line for each job")),
        value({"qos"}, tr("with plan: the QOS, normal by default"), "QOS"),
        value({"size"}, tr("with plan: CPUs and nodes of each job, 1x1 by default"),
              "CPUS[xNODES]"),
        value({"limit"}, tr("with plan: the time limit of each job, e.g. 2:00:00"), "TIME"),
        value({"count"}, tr("with plan: how many jobs, 1 by default"), "N"),
        flag({"waits"}, tr("with plan: how long such jobs waited, recorded and replayed")),
        value(
            {"target"},
            tr("with finder: what is wanted, e.g. \"p90 wait of small jobs <= 2 h\" (repeatable)"),
            "TEXT"),
        value({"vary"},
              tr("with finder: a parameter to search over, PARAMETER=LOW..HIGH or "
                 "PARAMETER=V1,V2 (repeatable)"),
              "RANGE"),
        value({"candidates"}, tr("with finder: how many policies to try, 64 by default"), "N"),
        value({"unseen"},
              tr("with finder: where the weeks begin that the search does not see, the last third "
                 "by default"),
              "TIME"),
        value({"array"}, tr("with finder: write an sbatch script of N tasks"), "N"),
        value({"slice"}, tr("with finder: only every Nth candidate, from the Ith on"), "I/N"),
        flag({"gather"}, tr("with finder: merge the files that all slices wrote")),
        value({"rank"}, tr("with reach: the rank that a job is to have"), "N"),
        value({"factor"},
              tr("with reach: the fair-share factor that jobs of an account or user are "
                 "to get"),
              "F"),
        value({"by"},
              tr("with replay: the groups, account (by default), user, qos, partition, size, "
                 "shape or cluster"),
              "GROUP"),
        flag({"timeline"}, tr("with replay: usage, shares and queue of each account by hour")),
        flag({"starving"}, tr("with replay and places: the jobs that wait far too long")),
        value({"replicas"},
              tr("with replay and finder: how many times, from other phases, 10 by default"), "N"),
        value({"seed"}, tr("with replay and finder: the seed of the first replica, 1 by default"),
              "S"),
        value({"as"}, tr("with export: sacctmgr, dump, slurm.conf or moab.cfg"), "FORM"),
        value({"into"},
              tr("with import and record: the store, with capture, anonymise and finder: the "
                 "folder to write"),
              "PATH"),
        value({"alert"},
              tr("with watch: what to tell of, e.g. \"physics served < 0.5\" (repeatable)"),
              "EXPR"),
        value({"every"}, tr("with record: again after this time, e.g. 30s, 5m or 1h"), "TIME"),
        value({"times"}, tr("with record: how many readings; without end by default"), "N"),
        value({"ssh"}, tr("with capture: run the commands on this host"), "HOST"),
        value({"history"},
              tr("with capture: also what a replay needs, of the time before, e.g. 30d, 12h or 2w"),
              "TIME"),
        value({"timeout"}, tr("seconds to wait for each command (120 by default) or query (30)"),
              "SECONDS"),
        value({"into-password-file"}, tr("the password of the database behind --into"), "FILE"),
        value({"based-on"}, tr("the revision of the store that you looked at"), "REVISION"),
        value({"on-conflict"},
              tr("when somebody else saved meanwhile: refuse, theirs, mine or merge"), "CHOICE"),
        flag({"upgrade-store"}, tr("a store of an older version may be upgraded")),
        value({"keep-days"}, tr("with audit: how many days its lines stay from now on; 0: always"),
              "DAYS"),
        value({"keep-lines"}, tr("with audit: how many lines stay from now on; 0: all"), "LINES"),
        value({"output"}, tr("with report: the PDF to write; with finder: the script or part"),
              "FILE"),
        value({"csv"}, tr("with report: the folder for CSV files"), "DIR"),
        flag({"h", "help"}, tr("this help")),
        flag({"V", "version"}, tr("the version")),
    };
}
} // namespace

QList<QCommandLineOption> allOptions()
{
    return OptionTexts::all();
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

QString optionText(const QString& name)
{
    return (name.size() == 1 ? QStringLiteral("-") : QStringLiteral("--")) + name;
}

QString optionsHelp(const QList<QCommandLineOption>& options)
{
    QString text;
    for (const auto& option : options) {
        QStringList names;
        for (const auto& name : option.names())
            names << optionText(name);
        auto left = names.join(QStringLiteral(", "));
        if (!option.valueName().isEmpty())
            left += QLatin1Char(' ') + option.valueName();
        text += QStringLiteral("  %1 %2\n").arg(left, -32).arg(option.description());
    }
    return text;
}

namespace optionlists {

OptionNames source()
{
    return {"cluster", "config", "partitions", "usage", "password-file", "at", "step", "timeout"};
}

OptionNames edits()
{
    return {"set", "share", "scenario", "stored"};
}

OptionNames past()
{
    return {"moment"};
}

OptionNames rows()
{
    return {"user", "account", "partition", "job"};
}

OptionNames table()
{
    return {"long", "fields", "noheader", "parsable2", "format", "envelope"};
}

OptionNames computing()
{
    return source() + edits() + rows() + table();
}

OptionNames saving()
{
    return {"based-on", "on-conflict"};
}

} // namespace optionlists

} // namespace fairlead::cli

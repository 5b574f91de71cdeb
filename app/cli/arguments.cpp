// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/arguments.h"

#include "engine/base/text.h"
#include "engine/base/timetext.h"
#include "engine/moab/config/parameters.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDateTime>

#include <array>

namespace fairlead::cli {

namespace {
constexpr int longestTimeout = 86400; // s

struct OptionTexts
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::cli::Options)

public:
    static QList<QCommandLineOption> all();
};

QList<QCommandLineOption> OptionTexts::all()
{
    const auto value = [](const QStringList& names, const QString& text, const char* placeholder) {
        return QCommandLineOption(names, text, QLatin1String(placeholder));
    };
    const auto flag = [](const QStringList& names, const QString& text) {
        return QCommandLineOption(names, text);
    };
    return {
        value({"cluster"}, tr("this cluster of a source with several"), "NAME"),
        value({"config"}, tr("settings from a slurm.conf or scontrol show config"), "FILE"),
        value({"partitions"}, tr("partitions from scontrol -o show partition"), "FILE"),
        value({"usage"}, tr("usage from an assoc_mgr.txt, shares.txt or raw_usage.txt"), "FILE"),
        value({"password-file"}, tr("the password of a database, in a file that only you may read"),
              "FILE"),
        value({"at"}, tr("the moment to compute for: seconds since 1970, or ISO in UTC"), "TIME"),
        value({"from"},
              tr("with usage: the start of the period, 30 days before its end by default; with "
                 "capture: since when jobs are listed, 90 days by default"),
              "TIME"),
        value({"to"}, tr("with usage: the end of the period; the moment to compute for"), "TIME"),
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
        value({"against"}, tr("with compare: another moab.cfg, maui.cfg or slurm.conf"), "FILE"),
        value({"as"}, tr("with export: sacctmgr, dump, slurm.conf or moab.cfg"), "FORM"),
        value({"into"}, tr("with import: the store, with capture: the folder to write"), "PATH"),
        value({"ssh"}, tr("with capture: run the commands on this host"), "HOST"),
        value({"timeout"}, tr("with capture: seconds to wait for each command, 120 by default"),
              "SECONDS"),
        value({"into-password-file"}, tr("the password of the database behind --into"), "FILE"),
        value({"based-on"}, tr("the revision of the store that you looked at"), "REVISION"),
        value({"on-conflict"},
              tr("when somebody else saved meanwhile: refuse, theirs, mine or merge"), "CHOICE"),
        value({"output"}, tr("with report: the PDF to write"), "FILE"),
        value({"csv"}, tr("with report: the folder for CSV files"), "DIR"),
        flag({"h", "help"}, tr("this help")),
        flag({"V", "version"}, tr("the version")),
    };
}

Error usage(const QString& message)
{
    return {ErrorCode::Usage, message.toStdString(), {}};
}

std::vector<std::string> listOf(const QCommandLineParser& parser, const char* option)
{
    std::vector<std::string> list;
    for (const auto& value : parser.values(QLatin1String(option))) {
        for (const auto& part : value.split(QLatin1Char(','), Qt::SkipEmptyParts))
            list.push_back(part.trimmed().toStdString());
    }
    return list;
}

Result<std::int64_t> parseMoment(const char* option, const QString& text)
{
    if (const auto number = text::toInteger(text.toStdString());
        number && *number >= 0 && *number <= lastMoment)
        return static_cast<std::int64_t>(*number);
    auto moment = QDateTime::fromString(text, Qt::ISODate);
    if (!moment.isValid())
        return usage(OptionTexts::tr("--%1 %2: neither seconds since 1970 nor an ISO time such as "
                                     "2026-11-20T20:16:47")
                         .arg(QLatin1String(option), text));
    if (moment.timeSpec() == Qt::LocalTime)
        moment.setTimeSpec(Qt::UTC);
    return moment.toSecsSinceEpoch();
}

Result<Edit> parseSet(const QString& text)
{
    const auto equal = text.indexOf(QLatin1Char('='));
    if (equal <= 0)
        return usage(OptionTexts::tr("--set %1: expected KEY=VALUE").arg(text));
    const ParameterEdit edit{text.left(equal).trimmed().toStdString(),
                             text.mid(equal + 1).trimmed().toStdString()};
    Policy scratch;
    if (!isPolicyParameter(edit.name) && moab::isParameter(edit.name))
        scratch.moab = moab::SharedSettings(moab::Settings());
    if (auto checked = setParameter(scratch, edit.name, edit.value); !checked)
        return usage(OptionTexts::tr("--set %1: %2")
                         .arg(text, QString::fromStdString(checked.error().message)));
    return Edit(edit);
}

Result<Edit> parseShare(const QString& text)
{
    const auto equal = text.lastIndexOf(QLatin1Char('='));
    const auto names = text.left(equal).split(QLatin1Char('/'));
    if (equal <= 0 || names.size() > 3 || names.first().isEmpty())
        return usage(OptionTexts::tr("--share %1: expected ACCOUNT[/USER]=N").arg(text));
    const auto shares = parseShares(text.mid(equal + 1).toStdString());
    if (!shares)
        return usage(OptionTexts::tr("--share %1: %2")
                         .arg(text, QString::fromStdString(shares.error().message)));
    ShareEdit edit;
    edit.assoc.account = names[0].toStdString();
    edit.assoc.user = names.value(1).toStdString();
    edit.assoc.partition = names.value(2).toStdString();
    edit.shares = *shares;
    return Edit(edit);
}

Result<void> readEdits(const QCommandLineParser& parser, Arguments& arguments)
{
    for (const auto& text : parser.values(QStringLiteral("set"))) {
        auto edit = parseSet(text);
        if (!edit)
            return edit.error();
        arguments.edits.push_back(*std::move(edit));
    }
    for (const auto& text : parser.values(QStringLiteral("share"))) {
        auto edit = parseShare(text);
        if (!edit)
            return edit.error();
        arguments.edits.push_back(*std::move(edit));
    }
    return {};
}

Result<void> readFormat(const QCommandLineParser& parser, Arguments& arguments)
{
    const auto format = parser.value(QStringLiteral("format"));
    if (parser.isSet(QStringLiteral("P")))
        arguments.format = Format::Parsable;
    if (format == QLatin1String("csv"))
        arguments.format = Format::Csv;
    else if (format == QLatin1String("json"))
        arguments.format = Format::Json;
    else if (!format.isEmpty() && format != QLatin1String("table"))
        return usage(OptionTexts::tr("--format %1: expected table, csv or json").arg(format));
    return {};
}

Result<void> readSaving(const QCommandLineParser& parser, Arguments& arguments)
{
    if (const auto basedOn = parser.value(QStringLiteral("based-on")); !basedOn.isEmpty()) {
        const auto revision = text::toInteger(basedOn.toStdString());
        if (!revision || *revision < 0)
            return usage(OptionTexts::tr("--based-on %1: not a revision").arg(basedOn));
        arguments.basedOn = *revision;
    }
    const auto choice = parser.value(QStringLiteral("on-conflict"));
    constexpr std::array choices{
        std::pair("refuse", OnConflict::Refuse), std::pair("theirs", OnConflict::Theirs),
        std::pair("mine", OnConflict::Mine), std::pair("merge", OnConflict::Merge)};
    for (const auto& [word, meaning] : choices) {
        if (choice == QLatin1String(word))
            arguments.onConflict = meaning;
    }
    if (!choice.isEmpty() && arguments.onConflict == OnConflict::Refuse
        && choice != QLatin1String("refuse"))
        return usage(OptionTexts::tr("--on-conflict %1: expected refuse, theirs, mine or merge")
                         .arg(choice));
    return {};
}

Result<void> readFilters(const QCommandLineParser& parser, Arguments& arguments)
{
    arguments.users = listOf(parser, "u");
    arguments.accounts = listOf(parser, "A");
    arguments.partitions = listOf(parser, "p");
    arguments.tres = listOf(parser, "T");
    for (const auto& job : listOf(parser, "j")) {
        arguments.jobNames.push_back(job);
        const auto number = text::toInteger(job);
        if (number && *number >= 0 && *number <= 4294967295LL)
            arguments.jobs.push_back(static_cast<std::uint32_t>(*number));
    }
    return {};
}

Result<void> readMoments(const QCommandLineParser& parser, Arguments& arguments)
{
    for (const auto& [option, target] :
         {std::pair("at", &arguments.at), {"from", &arguments.from}, {"to", &arguments.to}}) {
        const auto text = parser.value(QLatin1String(option));
        if (text.isEmpty() && !parser.isSet(QLatin1String(option)))
            continue;
        const auto moment = parseMoment(option, text);
        if (!moment)
            return moment.error();
        *target = *moment;
    }
    arguments.sourceOptions.at = arguments.at;
    return {};
}

void readRest(const QCommandLineParser& parser, Arguments& arguments)
{
    const auto set = [&](const char* name) { return parser.isSet(QLatin1String(name)); };
    const auto value = [&](const char* name) { return parser.value(QLatin1String(name)); };
    arguments.sourceOptions.cluster = value("cluster");
    arguments.sourceOptions.configFile = value("config");
    arguments.sourceOptions.partitionsFile = value("partitions");
    arguments.sourceOptions.usageFile = value("usage");
    arguments.passwordFile = value("password-file");
    arguments.scenarioFile = value("scenario");
    arguments.timeUnit = value("t");
    arguments.storedScenario = value("stored");
    arguments.isLong = set("l");
    arguments.norm = set("norm");
    arguments.all = set("all");
    arguments.weights = set("w");
    arguments.header = !set("n");
    arguments.fields = value("o");
    arguments.into = value("into");
    arguments.hasSsh = set("ssh");
    arguments.ssh = value("ssh");
    arguments.intoPasswordFile = value("into-password-file");
    arguments.against = value("against");
    arguments.exportAs = value("as");
    arguments.output = value("output");
    arguments.csvFolder = value("csv");
    arguments.wantsHelp = set("h");
    arguments.wantsVersion = set("V");
}
} // namespace

Result<Arguments> parseArguments(const QStringList& words)
{
    QCommandLineParser parser;
    parser.setSingleDashWordOptionMode(QCommandLineParser::ParseAsCompactedShortOptions);
    parser.addOptions(OptionTexts::all());
    if (!parser.parse(QStringList(QStringLiteral("fairleadctl")) + words))
        return usage(parser.errorText());
    Arguments arguments;
    readRest(parser, arguments);
    for (const auto read : {readEdits, readFormat, readSaving, readFilters}) {
        if (auto done = read(parser, arguments); !done)
            return done.error();
    }
    if (auto done = readMoments(parser, arguments); !done)
        return done.error();
    if (const auto timeout = parser.value(QStringLiteral("timeout")); !timeout.isEmpty()) {
        arguments.timeout = timeout.toInt();
        if (arguments.timeout < 1 || arguments.timeout > longestTimeout)
            return usage(OptionTexts::tr("--timeout %1: expected 1 to %2 seconds")
                             .arg(timeout)
                             .arg(longestTimeout));
    }
    if (const auto step = parser.value(QStringLiteral("step")); !step.isEmpty()) {
        arguments.step = step.toInt();
        if (arguments.step < 1)
            return usage(OptionTexts::tr("--step %1: expected 1 or more").arg(step));
    }
    arguments.words = parser.positionalArguments();
    if (!arguments.words.isEmpty())
        arguments.command = arguments.words.takeFirst();
    if (!arguments.words.isEmpty())
        arguments.source = arguments.words.takeFirst();
    return arguments;
}

QString optionsHelp()
{
    QString text;
    for (const auto& option : OptionTexts::all()) {
        QStringList names;
        for (const auto& name : option.names())
            names << (name.size() == 1 ? QStringLiteral("-") : QStringLiteral("--")) + name;
        auto left = names.join(QStringLiteral(", "));
        if (!option.valueName().isEmpty())
            left += QLatin1Char(' ') + option.valueName();
        text += QStringLiteral("  %1 %2\n").arg(left, -32).arg(option.description());
    }
    return text;
}

} // namespace fairlead::cli

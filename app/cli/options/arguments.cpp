// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/options/arguments.h"

#include "app/cli/commands/command.h"
#include "app/cli/commands/problems.h"
#include "app/cli/options/editoptions.h"
#include "app/cli/options/questionoptions.h"
#include "app/cli/options/timeoptions.h"
#include "app/cli/output/outputformat.h"
#include "engine/base/plaintext.h"
#include "engine/base/text.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <limits>

namespace fairlead::cli {

namespace {
constexpr int mostReplicas = 1000;

struct OptionTexts
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::cli::Options)
};

std::vector<std::string> listOf(const QCommandLineParser& parser, const char* option)
{
    std::vector<std::string> list;
    for (const auto& value : parser.values(QLatin1String(option))) {
        for (const auto& part : value.split(QLatin1Char(','), Qt::SkipEmptyParts))
            list.push_back(part.trimmed().toStdString());
    }
    return list;
}

Result<void> readRetention(const QCommandLineParser& parser, Arguments& arguments)
{
    auto done = readCount(parser, "keep-days", arguments.audit.keepDays);
    return done ? readCount(parser, "keep-lines", arguments.audit.keepLines) : done;
}

Result<void> readSaving(const QCommandLineParser& parser, Arguments& arguments)
{
    arguments.saving.note = parser.value(QStringLiteral("note"));
    arguments.scenarios.newName = parser.value(QStringLiteral("rename"));
    arguments.scenarios.copyName = parser.value(QStringLiteral("copy"));
    arguments.scenarios.isDeleted = parser.isSet(QStringLiteral("delete"));
    arguments.source.options.mayUpgrade = parser.isSet(QStringLiteral("upgrade-store"));
    arguments.saving.replacesCluster = parser.isSet(QStringLiteral("replace"));
    if (const auto basedOn = parser.value(QStringLiteral("based-on")); !basedOn.isEmpty()) {
        const auto revision = text::toInteger(basedOn.toStdString());
        if (!revision || *revision < 0)
            return wrongUsage(OptionTexts::tr("--based-on %1: not a revision").arg(basedOn));
        arguments.saving.basedOn = *revision;
    }
    const auto choice = parser.value(QStringLiteral("on-conflict"));
    constexpr std::array choices{
        std::pair("refuse", OnConflict::Refuse), std::pair("theirs", OnConflict::Theirs),
        std::pair("mine", OnConflict::Mine), std::pair("merge", OnConflict::Merge)};
    for (const auto& [word, meaning] : choices) {
        if (choice == QLatin1String(word))
            arguments.saving.onConflict = meaning;
    }
    if (!choice.isEmpty() && arguments.saving.onConflict == OnConflict::Refuse
        && choice != QLatin1String("refuse"))
        return wrongUsage(
            OptionTexts::tr("--on-conflict %1: expected refuse, theirs, mine or merge")
                .arg(choice));
    return {};
}

Result<void> readFilters(const QCommandLineParser& parser, Arguments& arguments)
{
    arguments.filter.users = listOf(parser, "u");
    arguments.filter.accounts = listOf(parser, "A");
    arguments.filter.partitions = listOf(parser, "p");
    arguments.usage.tres = listOf(parser, "T");
    for (const auto* option : {"u", "A", "p", "T", "j"}) {
        if (parser.isSet(QLatin1String(option)) && listOf(parser, option).empty())
            return wrongUsage(OptionTexts::tr("-%1: expected one name or more, separated by commas")
                                  .arg(QLatin1String(option)));
    }
    for (const auto& job : listOf(parser, "j")) {
        arguments.filter.jobNames.push_back(job);
        const auto number = text::toInteger(job);
        if (number && *number >= 0 && *number <= 4294967295LL)
            arguments.filter.jobs.push_back(static_cast<std::uint32_t>(*number));
    }
    return {};
}

void readRest(const QCommandLineParser& parser, Arguments& arguments)
{
    const auto set = [&](const char* name) { return parser.isSet(QLatin1String(name)); };
    const auto value = [&](const char* name) { return parser.value(QLatin1String(name)); };
    arguments.source.options.cluster = value("cluster");
    arguments.source.options.configFile = value("config");
    arguments.source.options.partitionsFile = value("partitions");
    arguments.source.options.nodesFile = value("nodes");
    arguments.source.options.usageFile = value("usage");
    arguments.source.passwordFile = value("password-file");
    arguments.scenario.file = value("scenario");
    arguments.usage.timeUnit = value("t");
    arguments.scenario.stored = value("stored");
    arguments.jobs.isLong = set("l");
    arguments.jobs.isNormalized = set("norm");
    arguments.table.showsAll = set("all");
    arguments.jobs.showsWeights = set("w");
    arguments.recovery.isIdle = set("idle");
    arguments.replay.isWanted = set("replay");
    arguments.plan.qos = value("qos");
    arguments.plan.limit = value("limit");
    arguments.plan.showsWaits = set("waits");
    arguments.watch.alerts = parser.values(QStringLiteral("alert"));
    arguments.table.hasHeader = !set("n");
    arguments.table.fields = value("o");
    arguments.output.into = value("into");
    arguments.capture.hasSsh = set("ssh");
    arguments.capture.ssh = value("ssh");
    arguments.output.passwordFile = value("into-password-file");
    arguments.compare.against = value("against");
    arguments.compare.isSummary = set("summary");
    arguments.replay.isChecked = set("check");
    arguments.replay.showsJobs = set("jobs");
    arguments.replay.groupBy = value("by");
    arguments.replay.showsTimeline = set("timeline");
    arguments.replay.showsStarving = set("starving");
    arguments.places.showsHistogram = set("histogram");
    arguments.replay.against = parser.values(QStringLiteral("against"));
    arguments.replay.scenarios = parser.values(QStringLiteral("scenario"));
    arguments.replay.stored = parser.values(QStringLiteral("stored"));
    arguments.output.as = value("as");
    arguments.output.file = value("output");
    arguments.report.csvFolder = value("csv");
    arguments.report.pictureFolder = value("pictures");
    arguments.report.site = value("site");
    arguments.report.contact = value("contact");
    arguments.report.logo = value("logo");
    arguments.report.paper = value("paper");
    arguments.report.language = value("language");
}

/// How often a replay is repeated, and from which seed on.
Result<void> readReplay(const QCommandLineParser& parser, Arguments& arguments)
{
    if (const auto replicas = parser.value(QStringLiteral("replicas")); !replicas.isEmpty()) {
        arguments.replay.replicas = replicas.toInt();
        if (arguments.replay.replicas < 1 || arguments.replay.replicas > mostReplicas)
            return wrongUsage(
                OptionTexts::tr("--replicas %1: expected 1 to %2").arg(replicas).arg(mostReplicas));
    }
    if (const auto seed = parser.value(QStringLiteral("seed")); !seed.isEmpty()) {
        bool isNumber = false;
        arguments.replay.seed = seed.toULongLong(&isNumber);
        if (!isNumber)
            return wrongUsage(OptionTexts::tr("--seed %1: expected a whole number").arg(seed));
    }
    return {};
}

void readWords(const QCommandLineParser& parser, Arguments& arguments)
{
    arguments.wantsHelp = parser.isSet(QStringLiteral("h"));
    arguments.wantsVersion = parser.isSet(QStringLiteral("V"));
    arguments.words = parser.positionalArguments();
    if (!arguments.words.isEmpty())
        arguments.commandName = arguments.words.takeFirst();
    arguments.command = findCommand(arguments.commandName);
    if (!arguments.words.isEmpty())
        arguments.source.name = arguments.words.takeFirst();
}

/// Whether the command knows the options that are given. What is no command has none to check.
Result<void> checkOptions(const QCommandLineParser& parser, const Command* command)
{
    if (command == nullptr)
        return {};
    QStringList known;
    for (const auto& option : optionsNamed(command->options()))
        known += option.names();
    for (const auto& given : parser.optionNames()) {
        if (!known.contains(given))
            return wrongUsage(OptionTexts::tr("%1 does not take %2")
                                  .arg(QLatin1String(command->name()), optionText(given)));
    }
    return {};
}

/// A value of nothing, as of a variable of a script that is not set, is no choice. Texts for people
/// may be empty.
Result<void> checkValues(const QCommandLineParser& parser)
{
    const OptionNames texts{"note", "site", "contact"};
    for (const auto& option : allOptions()) {
        const auto name = option.names().last();
        const bool mayBeEmpty = std::ranges::any_of(
            texts, [&](const char* text) { return name == QLatin1String(text); });
        if (!option.valueName().isEmpty() && !mayBeEmpty
            && parser.values(option).contains(QString()))
            return wrongUsage(OptionTexts::tr("%1: a value is missing").arg(optionText(name)));
    }
    return {};
}

/// What nobody sees, or turns the direction of what follows, has no place in a report.
Result<void> checkTexts(const QCommandLineParser& parser)
{
    for (const auto* name : {"site", "contact"}) {
        const auto text = parser.value(QLatin1String(name)).toStdString();
        if (!text::isPlain(text))
            return wrongUsage(OptionTexts::tr("%1 takes no control or invisible characters: %2")
                                  .arg(optionText(QLatin1String(name)),
                                       QString::fromStdString(text::plain(text))));
    }
    return {};
}

/// Bytes of another encoding are lost before a program sees them: it would take another file.
Result<void> checkEncoding(const QStringList& words)
{
    for (const auto& word : words) {
        if (word.contains(QChar::ReplacementCharacter))
            return wrongUsage(
                OptionTexts::tr("“%1” is not in UTF-8: a file of such a name has to be renamed")
                    .arg(word));
    }
    return {};
}

/// Of an option that takes one value a second one would be dropped, or the first.
Result<void> checkRepeated(const QCommandLineParser& parser, const Command* command)
{
    auto repeatable = optionlists::repeatable();
    if (command != nullptr)
        repeatable += command->repeatable();
    for (const auto& option : allOptions()) {
        const auto last = option.names().last();
        const bool mayRepeat = std::ranges::any_of(
            repeatable, [&](const char* known) { return last == QLatin1String(known); });
        if (!mayRepeat && parser.values(option).size() > 1)
            return wrongUsage(OptionTexts::tr("%1 takes one value, and is given %2 times")
                                  .arg(optionText(last))
                                  .arg(parser.values(option).size()));
    }
    return {};
}

} // namespace

Result<Arguments> parseArguments(const QStringList& words)
{
    if (auto done = checkEncoding(words); !done)
        return done.error();
    QCommandLineParser parser;
    parser.setSingleDashWordOptionMode(QCommandLineParser::ParseAsCompactedShortOptions);
    parser.addOptions(allOptions());
    if (!parser.parse(QStringList(QStringLiteral("fairleadctl")) + words))
        return wrongUsage(parser.errorText());
    Arguments arguments;
    arguments.given = words;
    readWords(parser, arguments);
    if (arguments.wantsHelp || arguments.wantsVersion)
        return arguments;
    if (auto done = checkOptions(parser, arguments.command); !done)
        return done.error();
    if (auto done = checkRepeated(parser, arguments.command); !done)
        return done.error();
    if (auto done = checkTexts(parser); !done)
        return done.error();
    arguments.options = parser.optionNames();
    readRest(parser, arguments);
    for (const auto read : {readEdits, readFormat, readSaving, readRetention, readFilters,
                            readTimes, readReplay, readQuestions}) {
        if (auto done = read(parser, arguments); !done)
            return done.error();
    }
    if (const auto step = parser.value(QStringLiteral("step")); !step.isEmpty()) {
        arguments.source.step = step.toInt();
        if (arguments.source.step < 1)
            return wrongUsage(OptionTexts::tr("--step %1: expected 1 to %2")
                                  .arg(step, QString::number(std::numeric_limits<int>::max())));
    }
    if (auto done = checkValues(parser); !done)
        return done.error();
    return arguments;
}

} // namespace fairlead::cli

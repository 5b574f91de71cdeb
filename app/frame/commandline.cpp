// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/frame/commandline.h"

#include "models/words/knownlanguages.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFileInfo>

namespace fairlead::app {

namespace {

struct CommandLineText
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

constexpr int usageError = 1;

void describe(QCommandLineParser& parser)
{
    parser.setApplicationDescription(
        CommandLineText::tr("See why each job of an HPC cluster stands where it stands."));
    parser.addPositionalArgument(
        QStringLiteral("SOURCE"),
        CommandLineText::tr("demo:limoges, demo:textbook or demo:moab, a folder, a .fairlead file, "
                            "a .swf or .swf.gz trace, slurm: or slurm://user@host, "
                            "slurmrest://user@host or slurmrest:///SOCKET, slurmdbd:// or "
                            "mysql://user@host/database"),
        QStringLiteral("[SOURCE]"));
    const auto option = [&](const char* name, const QString& text, const char* value) {
        parser.addOption({QLatin1String(name), text, QLatin1String(value)});
    };
    option("theme", CommandLineText::tr("system, light or dark"), "THEME");
    option("language", models::languageCodes(), "LANGUAGE");
    option("config", CommandLineText::tr("slurm.conf for a source that lacks it"), "FILE");
    option("partitions", CommandLineText::tr("scontrol show partition, likewise"), "FILE");
    option("usage", CommandLineText::tr("assoc_mgr.txt or shares.txt, likewise"), "FILE");
    option("cluster", CommandLineText::tr("which cluster, where a source holds several"), "NAME");
    option("against", CommandLineText::tr("compare with this policy: slurm.conf, moab.cfg …"),
           "FILE");
    parser.addOption(
        {QStringLiteral("new"), CommandLineText::tr("open nothing, not even what was open last")});
    option("screenshot", CommandLineText::tr("write a picture of the window and end"), "FILE");
    option("screenshots", CommandLineText::tr("write a picture of every page and end"), "FOLDER");
    parser.addOption(
        {{QStringLiteral("h"), QStringLiteral("help")}, CommandLineText::tr("print this help")});
    parser.addOption({{QStringLiteral("V"), QStringLiteral("version")},
                      CommandLineText::tr("print the version")});
}

/// Settings and unsaved edits name it for windows that are started in other folders.
QString absolute(const QString& file)
{
    return file.isEmpty() ? QString() : QFileInfo(file).absoluteFilePath();
}

CommandLine answered(const QString& text, int exitCode)
{
    CommandLine line;
    line.answer = text;
    line.exitCode = exitCode;
    return line;
}

} // namespace

CommandLine parseCommandLine(const QStringList& arguments)
{
    QCommandLineParser parser;
    describe(parser);
    if (!parser.parse(arguments))
        return answered(parser.errorText() + QLatin1Char('\n'), usageError);
    if (parser.isSet(QStringLiteral("help")))
        return answered(parser.helpText(), 0);
    if (parser.isSet(QStringLiteral("version"))) {
        return answered(QStringLiteral("fairlead %1\n").arg(QCoreApplication::applicationVersion()),
                        0);
    }
    if (parser.positionalArguments().size() > 1)
        return answered(CommandLineText::tr("Only one source can be opened.\n"), usageError);

    CommandLine line;
    line.source = parser.positionalArguments().value(0);
    if (QFileInfo::exists(line.source))
        line.source = absolute(line.source);
    line.isNew = parser.isSet(QStringLiteral("new"));
    const auto asked = parser.value(QStringLiteral("language"));
    const auto* language = models::knownLanguage(asked);
    if (language == nullptr && !asked.isEmpty())
        return answered(CommandLineText::tr("There is no language “%1”, but %2.\n")
                            .arg(asked, models::languageCodes()),
                        usageError);
    line.language = language == nullptr ? QString() : QString(QLatin1String(language->translation));
    line.against = absolute(parser.value(QStringLiteral("against")));
    line.screenshot = parser.value(QStringLiteral("screenshot"));
    line.screenshots = parser.value(QStringLiteral("screenshots"));
    line.options.cluster = parser.value(QStringLiteral("cluster"));
    line.options.configFile = absolute(parser.value(QStringLiteral("config")));
    line.options.partitionsFile = absolute(parser.value(QStringLiteral("partitions")));
    line.options.usageFile = absolute(parser.value(QStringLiteral("usage")));
    if (parser.isSet(QStringLiteral("theme"))) {
        line.theme = views::themeFromName(parser.value(QStringLiteral("theme")));
        if (!line.theme) {
            return answered(CommandLineText::tr("There is no theme “%1”.\n")
                                .arg(parser.value(QStringLiteral("theme"))),
                            usageError);
        }
    }
    return line;
}

QStringList argumentsForAll(const QStringList& arguments)
{
    QCommandLineParser parser;
    describe(parser);
    QStringList kept;
    if (!parser.parse(arguments))
        return kept;
    for (const auto& name : {QStringLiteral("language"), QStringLiteral("theme")}) {
        if (parser.isSet(name))
            kept << QLatin1String("--") + name + QLatin1Char('=') + parser.value(name);
    }
    return kept;
}

} // namespace fairlead::app

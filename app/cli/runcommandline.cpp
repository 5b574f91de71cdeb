// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commands/commandlist.h"
#include "app/cli/output/helplines.h"
#include "app/cli/output/notebuffer.h"
#include "app/cli/output/plainbuffer.h"
#include "app/cli/output/reasonbuffer.h"
#include "app/reports/writers/envelope.h"
#include "models/worker/attempt.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstring>
#include <ostream>

namespace fairlead::cli {

namespace {
struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::cli::Texts)
};

int exitCode(ErrorCode code)
{
    switch (code) {
    case ErrorCode::Usage:
        return 1;
    case ErrorCode::SourceUnreachable:
    case ErrorCode::SourceBusy:
    case ErrorCode::LoginRefused:
    case ErrorCode::SchemaOlder:
        return 2;
    case ErrorCode::DataInvalid:
    case ErrorCode::NoHistory:
    case ErrorCode::Internal:
    case ErrorCode::OutOfMemory:
        return 3;
    case ErrorCode::OutputFailed:
    case ErrorCode::DiskFull:
    case ErrorCode::OutcomeUnknown:
        return 4;
    }
    return 3;
}

int fail(const Error& error, const Streams& streams)
{
    streams.err << "fairleadctl: " << english(error.message) << '\n';
    if (!error.detail.empty())
        streams.err << "  " << error.detail << '\n';
    return exitCode(error.code);
}

/// Where the names are that are there, or else how the command is used.
QString adviceOn(const QString& message, const QString& command)
{
    const auto says
        = [&message](const char* words) { return message.contains(QLatin1String(words)); };
    if (says("there is no job "))
        return Texts::tr("fairleadctl jobs SOURCE --all lists them");
    if (says("there is no account ") || says("there is no user ") || says(" is in no account"))
        return Texts::tr("fairleadctl shares SOURCE lists them");
    return command.isEmpty() ? Texts::tr("Try: fairleadctl --help")
                             : Texts::tr("Try: fairleadctl %1 --help").arg(command);
}

/// @param command  that was asked for; empty: none that there is
int failUsage(const QString& message, const QString& command, const Streams& streams)
{
    return fail({ErrorCode::Usage,
                 {said("Messages", "%1\n%2"),
                  {message.toStdString(), adviceOn(message, command).toStdString()}},
                 {}},
                streams);
}

int failCommand(const Error& error, const QString& command, const Streams& streams)
{
    return error.code == ErrorCode::Usage
        ? failUsage(QString::fromStdString(english(error.message)), command, streams)
        : fail(error, streams);
}

QString noCommand(const QString& name)
{
    return Texts::tr("there is no command “%1”").arg(name);
}

QString commandHelp(const Command& command)
{
    const QLatin1Char newline('\n');
    return Texts::tr("Usage: fairleadctl %1 %2 [options]")
               .arg(QLatin1String(command.name()), QLatin1String(command.arguments()))
        + newline + helpLines({}, 0, command.summary()) + newline + Texts::tr("Options:") + newline
        + optionsHelp(optionsNamed(command.options()), QLatin1String(command.name()));
}

QString generalHelp()
{
    QString text = Texts::tr("Usage: fairleadctl COMMAND SOURCE [options]") + QStringLiteral("\n\n")
        + Texts::tr("Commands:") + QLatin1Char('\n');
    for (const auto& command : commands()) {
        const auto left = QStringLiteral("  %1 %2").arg(QLatin1String(command->name()),
                                                        QLatin1String(command->arguments()));
        text += helpLines(left, 29, command->summary());
    }
    return text + QLatin1Char('\n')
        + helpLines(
               {}, 0,
               Texts::tr("SOURCE is demo:limoges, demo:textbook, demo:moab, a capture folder with "
                         "outputs of Slurm's own commands, a folder with a moab.cfg or maui.cfg, "
                         "slurmdbd://user@host/database, slurm: or slurm://user@host (Slurm's "
                         "commands here or over ssh), slurmrest://user@host or slurmrest:///SOCKET "
                         "(slurmrestd), a trace (FILE.swf, FILE.swf.gz), or a STORE: FILE.fairlead "
                         "or mysql://user@host/database."))
        + QLatin1Char('\n') + Texts::tr("Options (fairleadctl COMMAND --help: those of a command):")
        + QLatin1Char('\n') + optionsHelp(allOptions()) + QLatin1Char('\n')
        + helpLines({}, 0,
                    Texts::tr("Exit codes: 0 done, 1 usage, 2 source not reachable, 3 data "
                              "invalid, 4 output failed, 5 watch: an alert."));
}

/// Of the command that is named, else of all.
int printHelp(const QString& name, const Streams& streams)
{
    const auto* command = findCommand(name);
    if (command == nullptr && !name.isEmpty())
        return failUsage(noCommand(name), {}, streams);
    streams.out << (command != nullptr ? commandHelp(*command) : generalHelp()).toStdString();
    return 0;
}
} // namespace

const std::vector<std::unique_ptr<Command>>& commands()
{
    static const auto all = [] {
        std::vector<std::unique_ptr<Command>> list;
        list.push_back(makeSharesCommand());
        list.push_back(makeJobsCommand());
        list.push_back(makePlacesCommand());
        list.push_back(makeWeightsCommand());
        list.push_back(makeQosCommand());
        list.push_back(makeCompareCommand());
        list.push_back(makeUsageCommand());
        list.push_back(makeReplayCommand());
        list.push_back(makeExplainCommand());
        list.push_back(makeAdviseCommand());
        list.push_back(makeReachCommand());
        list.push_back(makeHardwareCommand());
        list.push_back(makePlanCommand());
        list.push_back(makeFinderCommand());
        list.push_back(makeRecoveryCommand());
        list.push_back(makeOvertakeCommand());
        list.push_back(makeAgreeCommand());
        list.push_back(makeExportCommand());
        list.push_back(makeReportCommand());
        list.push_back(makeImportCommand());
        list.push_back(makeCaptureCommand());
        list.push_back(makeAnonymiseCommand());
        list.push_back(makeApplyCommand());
        list.push_back(makeSaveCommand());
        list.push_back(makeScenariosCommand());
        list.push_back(makeAuditCommand());
        list.push_back(makeWatchCommand());
        list.push_back(makeRecordCommand());
        list.push_back(makeSeriesCommand());
        list.push_back(makeMomentsCommand());
        return list;
    }();
    return all;
}

const Command* findCommand(const QString& name)
{
    const auto found = std::find_if(commands().begin(), commands().end(), [&](const auto& command) {
        return name == QLatin1String(command->name());
    });
    return found == commands().end() ? nullptr : found->get();
}

namespace {
int runWords(const QStringList& words, const Streams& streams)
{
    const auto arguments = parseArguments(words);
    if (!arguments)
        return failUsage(QString::fromStdString(english(arguments.error().message)),
                         words.isEmpty() || findCommand(words.front()) == nullptr ? QString()
                                                                                  : words.front(),
                         streams);
    if (arguments->wantsVersion) {
        streams.out << "fairleadctl " << QCoreApplication::applicationVersion().toStdString()
                    << '\n';
        return 0;
    }
    if (arguments->commandName == QLatin1String("help"))
        return printHelp(arguments->source.name, streams);
    if (arguments->wantsHelp)
        return printHelp(arguments->commandName, streams);
    if (arguments->commandName.isEmpty())
        return failUsage(Texts::tr("a command is missing"), {}, streams);
    const auto* command = arguments->command;
    if (command == nullptr)
        return failUsage(noCommand(arguments->commandName), {}, streams);
    if (arguments->source.name.isEmpty() && command->needsSource())
        return failUsage(Texts::tr("%1 needs a source").arg(arguments->commandName),
                         arguments->commandName, streams);
    const auto extra = static_cast<int>(arguments->words.size());
    if (extra < command->fewestWords() || extra > command->mostWords())
        return failUsage(Texts::tr("expected: fairleadctl %1 %2")
                             .arg(arguments->commandName, QLatin1String(command->arguments())),
                         arguments->commandName, streams);
    reports::Envelope envelope;
    envelope.command = command->name();
    envelope.version = QCoreApplication::applicationVersion().toStdString();
    NoteBuffer notes(streams.err, envelope.notes);
    std::ostream err(&notes);
    const Streams wrapped{streams.out,      err,       streams.isTerminal,
                          streams.writePdf, &envelope, streams.writePictures};
    const auto job = [&] { return command->runToCode(*arguments, wrapped); };
    const auto done = models::attempt(job);
    const int code
        = done ? *done : failCommand(done.error(), arguments->commandName, wrapped); // a note, too
    if (envelope.rows)
        streams.out << reports::envelopeText(*envelope.rows, envelope);
    return code;
}

/// What was printed has arrived only when the stream says so: a full disk is told at the end.
int withOutput(int code, const Streams& streams, const ReasonBuffer& written)
{
    constexpr int alert = 5; // of watch: its lines are data, too
    streams.out.flush();
    if (streams.out || (code != 0 && code != alert))
        return code;
    const auto* reason = written.reason() != 0 ? std::strerror(written.reason()) : "";
    return fail({ErrorCode::OutputFailed,
                 worded(Texts::tr("the output cannot be written").toStdString()), reason},
                streams);
}
} // namespace

int runCommandLine(const QStringList& words, const Streams& streams)
{
    PlainBuffer messages(streams.err);
    ReasonBuffer written(streams.out);
    std::ostream out(&written);
    PlainBuffer data(out);
    std::ostream err(&messages);
    std::ostream terminal(&data);
    const Streams plain{streams.isTerminal ? terminal : out,
                        err,
                        streams.isTerminal,
                        streams.writePdf,
                        nullptr,
                        streams.writePictures};
    const auto code = withOutput(runWords(words, plain), plain, written);
    err.flush();
    return code;
}

} // namespace fairlead::cli

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/commands/commandrunner.h"

#include <QFile>
#include <QProcess>

#include <csignal>
#include <sys/prctl.h>
#include <unistd.h>

namespace fairlead::accounting {

namespace {
Error unreachable(const QString& program, const char* what, const QString& detail)
{
    return {ErrorCode::SourceUnreachable, program.toStdString() + ": " + what,
            detail.toStdString()};
}

/// A group of its own, so that what the program starts can be ended with it; and no life after us.
void leadGroup()
{
    ::setpgid(0, 0);
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
}

void endGroup(QProcess& process)
{
    if (const auto pid = process.processId(); pid > 0)
        ::kill(static_cast<pid_t>(-pid), SIGKILL);
    process.kill();
    process.waitForFinished();
}

QProcessEnvironment plainEnvironment()
{
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.remove(QStringLiteral("SLURM_TIME_FORMAT"));
    environment.remove(QStringLiteral("SLURM_CLUSTERS"));
    environment.insert(QStringLiteral("TZ"), QStringLiteral("UTC"));
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C"));
    return environment;
}

/// The end of what a program complains: a few lines say what is wrong.
QString lastLines(const QByteArray& text)
{
    constexpr qsizetype most = 400;
    return QString::fromUtf8(text.trimmed().right(most)).simplified();
}
} // namespace

Result<CommandOutcome> runCommand(const QStringList& words, const QString& outputFile, int timeout)
{
    constexpr int thousand = 1000; // ms in a second
    QFile file(outputFile);
    if (!file.open(QIODevice::WriteOnly))
        return Error{ErrorCode::OutputFailed, "cannot write " + outputFile.toStdString(),
                     file.errorString().toStdString()};
    file.close();
    QProcess process;
    process.setStandardInputFile(QProcess::nullDevice());
    process.setStandardOutputFile(outputFile);
    process.setProcessEnvironment(plainEnvironment());
    process.setChildProcessModifier(leadGroup);
    process.start(words.first(), words.mid(1));
    if (!process.waitForStarted())
        return unreachable(words.first(), "cannot be started", process.errorString());
    if (!process.waitForFinished(timeout * thousand)) {
        endGroup(process);
        return unreachable(
            words.first(),
            ("no answer within " + std::to_string(timeout) + " s (--timeout)").c_str(),
            lastLines(process.readAllStandardError()));
    }
    const auto complaint = lastLines(process.readAllStandardError());
    if (process.exitStatus() == QProcess::CrashExit)
        return unreachable(words.first(), "was ended by a signal", complaint);
    return CommandOutcome{process.exitCode(), complaint};
}

} // namespace fairlead::accounting

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/commands/commandrunner.h"

#include <QDeadlineTimer>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QRegularExpression>

#include <csignal>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

namespace fairlead::accounting {

namespace {
Error unreachable(const QString& program, Sentence what, const QString& detail)
{
    return {ErrorCode::SourceUnreachable, about(program.toStdString(), what), detail.toStdString()};
}

/// A group of its own, so that what the program starts can be ended with it; no life after us, no
/// signals that we wait for ourselves, and no more output than there is room for.
void prepareChild(qint64 most)
{
    ::setpgid(0, 0);
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    sigset_t none;
    ::sigemptyset(&none);
    ::sigprocmask(SIG_SETMASK, &none, nullptr);
    const rlimit limit{static_cast<rlim_t>(most), static_cast<rlim_t>(most)};
    ::setrlimit(RLIMIT_FSIZE, &limit);
}

void endGroup(QProcess& process)
{
    if (const auto pid = process.processId(); pid > 0)
        ::kill(static_cast<pid_t>(-pid), SIGKILL);
    process.kill();
    process.waitForFinished();
}

/// Whether the name of a variable says that it holds a secret.
bool isSecret(const QString& name)
{
    static const QRegularExpression form(
        QStringLiteral("PASS|SECRET|TOKEN|CREDENTIAL|_KEY\\z|_PWD\\z|_JWT\\z"),
        QRegularExpression::CaseInsensitiveOption);
    return form.match(name).hasMatch();
}

/// Commands here know nothing of ours (FAIRLEAD_PASSWORD). What goes over ssh, and the programs
/// that its configuration starts, know no secret at all; Slurm's commands here need SLURM_JWT.
QProcessEnvironment plainEnvironment(const QString& program)
{
    const bool isSsh = program == QLatin1String("ssh");
    auto environment = QProcessEnvironment::systemEnvironment();
    for (const auto& name : environment.keys()) {
        if (name.startsWith(QLatin1String("FAIRLEAD_")) || (isSsh && isSecret(name)))
            environment.remove(name);
    }
    environment.remove(QStringLiteral("SLURM_TIME_FORMAT"));
    environment.remove(QStringLiteral("SLURM_CLUSTERS"));
    environment.insert(QStringLiteral("TZ"), QStringLiteral("UTC"));
    environment.insert(QStringLiteral("SLURM_BITSTR_LEN"), QStringLiteral("0")); // arrays in full
    // Priorities depend on all partitions and nodes, hidden and future ones too.
    environment.insert(QStringLiteral("SCONTROL_ALL"), QStringLiteral("1"));
    environment.insert(QStringLiteral("SCONTROL_FUTURE"), QStringLiteral("1"));
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C"));
    return environment;
}

/// The end of what a program complains: a few lines say what is wrong.
class Complaint
{
public:
    void add(const QByteArray& text) { m_text = (m_text + text).right(most); }
    [[nodiscard]] QString words() const { return QString::fromUtf8(m_text.trimmed()).simplified(); }

private:
    static constexpr qsizetype most = 400; // bytes
    QByteArray m_text;
};

/// Waits for the end and takes the complaints as they come; false: it is too late.
bool waitForEnd(QProcess& process, int timeout, Complaint& complaint)
{
    constexpr qint64 thousand = 1000; // ms in a second
    const QDeadlineTimer deadline(timeout * thousand);
    while (process.state() != QProcess::NotRunning) {
        if (deadline.hasExpired())
            return false;
        if (!process.waitForReadyRead(static_cast<int>(deadline.remainingTime())))
            process.waitForFinished(static_cast<int>(deadline.remainingTime()));
        complaint.add(process.readAllStandardError());
    }
    return true;
}
} // namespace

Result<CommandOutcome> runCommand(const QStringList& words, const QString& outputFile, int timeout,
                                  qint64 most)
{
    QFile file(outputFile);
    if (!file.open(QIODevice::WriteOnly))
        return Error{ErrorCode::OutputFailed,
                     {said("Messages", "cannot write %1"), {outputFile.toStdString()}},
                     file.errorString().toStdString()};
    file.close();
    QProcess process;
    process.setReadChannel(QProcess::StandardError);
    process.setStandardInputFile(QProcess::nullDevice());
    process.setStandardOutputFile(outputFile);
    process.setProcessEnvironment(plainEnvironment(words.first()));
    process.setChildProcessModifier([most] { prepareChild(most); });
    process.start(words.first(), words.mid(1));
    if (!process.waitForStarted())
        return unreachable(words.first(), said("Messages", "cannot be started"),
                           process.errorString());
    Complaint complaint;
    const bool isLate = !waitForEnd(process, timeout, complaint);
    if (isLate)
        endGroup(process);
    complaint.add(process.readAllStandardError());
    if (isLate)
        return CommandOutcome{-1, true, complaint.words()};
    if (QFileInfo(outputFile).size() >= most)
        return unreachable(words.first(), said("Messages", "prints more than there is room for"),
                           complaint.words());
    if (process.exitStatus() == QProcess::CrashExit)
        return unreachable(words.first(), said("Messages", "was ended by a signal"),
                           complaint.words());
    return CommandOutcome{process.exitCode(), false, complaint.words()};
}

} // namespace fairlead::accounting

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/commands/capturewriter.h"

#include "models/accounting/sources/commands/capturecommands.h"
#include "models/accounting/sources/commands/commandrunner.h"
#include "models/accounting/sources/commands/secrets.h"
#include "models/files/inputfile.h"
#include "models/files/scratchfolder.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QSaveFile>

#include <algorithm>

namespace fairlead::accounting {

namespace {
constexpr std::int64_t defaultHistory = 90LL * 24 * 3600; // s
constexpr int sshFailed = 255; // ssh's own exit code
constexpr qint64 largestSettings = 1 << 26; // bytes

Error outputFailed(const QString& path, const QString& detail)
{
    return {ErrorCode::OutputFailed,
            {said("Messages", "cannot write %1"), {path.toStdString()}},
            detail.toStdString()};
}

/// Up to `most` bytes of a file, from its start.
QByteArray contentOf(const QString& path, qint64 most)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.read(most) : QByteArray();
}

/// One capture into a temporary folder.
class Recorder
{
public:
    Recorder(const CaptureOptions& options, QString folder)
        : m_options(options)
        , m_folder(std::move(folder))
    {
    }

    Result<CaptureOutcome> record()
    {
        if (auto done = recordMoment(); !done)
            return done.error();
        if (!recordFile(configCommand()) && m_isCutOff)
            return Error{
                ErrorCode::SourceUnreachable,
                {said("Messages", "ssh does not reach %1"), {m_options.place.host().toStdString()}},
                m_outcome.failures.join(QLatin1Char('\n')).toStdString()};
        const auto config = contentOf(pathOf(QStringLiteral("config.txt")), largestSettings);
        const auto from = m_options.from.value_or(m_takenAt - defaultHistory);
        const auto plugin = configValue(config, "PriorityType");
        const bool isReplayed = m_options.replayed > 0 || m_options.replayedFrom;
        auto commands = captureCommands(
            from, plugin.isEmpty() || plugin.contains(QLatin1String("multi")), isReplayed);
        if (isReplayed) {
            const auto since = m_options.replayedFrom.value_or(m_takenAt - m_options.replayed);
            commands += historyCommands(since);
            if (auto done = recordBeginning(since); !done)
                return done.error();
        }
        for (const auto& command : commands) {
            if (m_options.withHistory || command.file != QLatin1String("usage.txt"))
                recordFile(command);
        }
        for (const auto& copy : captureCopies(configValue(config, "StateSaveLocation"),
                                              configValue(config, "SLURM_CONF")))
            recordCopy(copy);
        for (const auto* name : {"config.txt", "slurm.conf"}) {
            if (auto done = removeSecrets(QLatin1String(name)); !done)
                return done.error();
        }
        if (!m_outcome.files.isEmpty() && !m_beginning.isEmpty())
            m_outcome.files << m_beginning;
        if (m_outcome.files.isEmpty())
            return Error{ErrorCode::SourceUnreachable,
                         said("Messages", "no command of Slurm gave an answer"),
                         m_outcome.failures.join(QLatin1Char('\n')).toStdString()};
        return std::move(m_outcome);
    }

private:
    [[nodiscard]] Error unreached(const CommandOutcome& run) const
    {
        return {ErrorCode::SourceUnreachable,
                {said("Messages", "ssh does not reach %1"), {m_options.place.host().toStdString()}},
                (run.isLate ? lateness() : run.complaint).toStdString()};
    }
    [[nodiscard]] QString lateness() const
    {
        return QStringLiteral("no answer within %1 s (--timeout)").arg(m_options.timeout);
    }

    [[nodiscard]] QString pathOf(const QString& file) const
    {
        return m_folder + QLatin1Char('/') + file;
    }

    /// By the clock of the place; by ours when it does not answer.
    Result<void> recordMoment()
    {
        const auto file = pathOf(QStringLiteral("taken_at.txt"));
        if (m_options.place.isRemote()) {
            const auto words
                = m_options.place.words({QStringLiteral("date"), QStringLiteral("+%s")});
            const auto run = runCommand(words, file, m_options.timeout, 1 << 20);
            if (run && (run->isLate || run->exitCode == sshFailed))
                return unreached(*run);
            constexpr qint64 longest = 32; // bytes of a number and a line end
            const auto answer = contentOf(file, longest).trimmed();
            bool isNumber = false;
            m_takenAt = answer.toLongLong(&isNumber);
            if (run && run->exitCode == 0 && isNumber && m_takenAt > 0)
                return writeBytes(file, answer + '\n');
        }
        m_takenAt = QDateTime::currentSecsSinceEpoch();
        return writeBytes(file, QByteArray::number(qint64(m_takenAt)) + '\n');
    }

    /// Jobs that ended before are not in the history.
    Result<void> recordBeginning(std::int64_t since)
    {
        const auto file = QStringLiteral("history_from.txt");
        auto done = writeBytes(pathOf(file), QByteArray::number(qint64(since)) + '\n');
        if (done)
            m_beginning = file;
        return done;
    }

    static Result<void> writeBytes(const QString& path, const QByteArray& bytes)
    {
        QSaveFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
            return outputFailed(path, file.errorString());
        return {};
    }

    /// What is wrong with what a command wrote; a large list of jobs is looked at, not kept.
    [[nodiscard]] QString problemOf(const CaptureCommand& command, const QString& path) const
    {
        constexpr qint64 enough = 1 << 20; // bytes
        auto answer = contentOf(path, enough);
        if (QFileInfo(path).size() > answer.size())
            answer.truncate(answer.lastIndexOf('\n') + 1);
        return wrongAnswer(command, answer);
    }

    /// The first attempt that succeeds; else nothing is kept and each attempt is named.
    bool recordFile(const CaptureCommand& command)
    {
        const auto path = pathOf(command.file);
        QString complaint;
        for (const auto& attempt : command.attempts) {
            if (m_isCutOff)
                break;
            complaint = attemptProblem(command, attempt, path);
            if (complaint.isEmpty()) {
                m_outcome.files << command.file;
                return true;
            }
            if (m_gaveNoAnswer) // other options would not help, and would wait as long
                break;
        }
        QFile::remove(path);
        m_outcome.unanswered << command.file;
        m_outcome.failures << command.file + QLatin1String(": ")
                + (complaint.isEmpty() ? QStringLiteral("not asked for, ssh has lost the host")
                                       : complaint);
        return false;
    }

    /// Not everybody may read these, and not every site has them.
    void recordCopy(const CaptureCopy& copy)
    {
        const auto path = pathOf(copy.file);
        auto problem = copyProblem(copy, path);
        if (problem.isEmpty()) {
            m_outcome.files << copy.file;
            return;
        }
        QFile::remove(path);
        m_outcome.notes << copy.file + QLatin1String(": ") + problem;
    }

    [[nodiscard]] QString copyProblem(const CaptureCopy& copy, const QString& path)
    {
        if (m_isCutOff)
            return QStringLiteral("ssh has lost the host");
        if (m_options.place.isRemote()) {
            auto problem
                = attemptProblem({copy.file, {}, {}, true, 0},
                                 {QStringLiteral("cat"), QStringLiteral("--"), copy.path}, path);
            if (!problem.isEmpty())
                return problem;
        } else {
            QFile source(copy.path);
            if (const auto opened = files::openRegular(source); !opened)
                return QString::fromStdString(english(opened.error().message) + ": "
                                              + opened.error().detail);
            source.close();
            if (!source.copy(path))
                return QStringLiteral("%1: %2").arg(copy.path, source.errorString());
        }
        return isOfSlurm(copy, contentOf(path, largestSettings))
            ? QString()
            : QStringLiteral("%1 is not such a file of Slurm").arg(copy.path);
    }

    QString attemptProblem(const CaptureCommand& command, const QStringList& attempt,
                           const QString& path)
    {
        const auto run = runCommand(m_options.place.words(attempt), path, m_options.timeout);
        const auto name = attempt.first();
        m_gaveNoAnswer = !run || run->isLate;
        if (!run)
            return QString::fromStdString(english(run.error().message) + " " + run.error().detail);
        const auto because
            = run->complaint.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(run->complaint);
        if (run->isLate) {
            m_isCutOff = m_options.place.isRemote() && !isHostThere();
            return name + QLatin1String(": ") + lateness() + because;
        }
        if (m_options.place.isRemote() && run->exitCode == sshFailed) {
            m_isCutOff = true; // each further command would wait as long
            return QLatin1String("ssh") + because;
        }
        if (run->exitCode != 0)
            return QStringLiteral("%1: exit code %2%3").arg(name).arg(run->exitCode).arg(because);
        const auto problem = problemOf(command, path);
        return problem.isEmpty() ? QString() : name + QLatin1String(": ") + problem + because;
    }

    /// After a command that hangs: whether it is the command alone, or the host would let each of
    /// the others wait as long.
    [[nodiscard]] bool isHostThere() const
    {
        constexpr int patience = 15; // s
        const auto run = runCommand(m_options.place.words({QStringLiteral("true")}),
                                    QProcess::nullDevice(), std::min(patience, m_options.timeout));
        return run && !run->isLate && run->exitCode == 0;
    }

    Result<void> removeSecrets(const QString& file)
    {
        if (!m_outcome.files.contains(file))
            return {};
        // What is longer than any settings is cut: a password could hide behind.
        return writeBytes(pathOf(file), withoutSecrets(contentOf(pathOf(file), largestSettings)));
    }

    const CaptureOptions& m_options;
    QString m_folder;
    std::int64_t m_takenAt = 0;
    QString m_beginning; // the file that tells since when there is a history; empty: there is none
    bool m_isCutOff = false; // ssh has lost the host
    bool m_gaveNoAnswer = false; // the last command did not come to an exit code
    CaptureOutcome m_outcome;
};

/// An existing capture is never touched.
Result<void> checkFolder(const QString& folder)
{
    const QFileInfo info(folder);
    if (info.exists() && !info.isDir())
        return outputFailed(folder, QStringLiteral("a file of that name is in the way"));
    if (info.isDir()
        && !QDir(folder).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::System
                                 | QDir::NoDotAndDotDot))
        return outputFailed(folder,
                            QStringLiteral("it is not empty; a capture needs a folder of its own"));
    if (!QDir().mkpath(folder))
        return outputFailed(folder, QStringLiteral("the folder cannot be made"));
    return {};
}

/// config.txt last: without it no reader takes the folder for a capture.
Result<void> moveFiles(const QString& from, const QString& to, QStringList files)
{
    files.prepend(QStringLiteral("taken_at.txt"));
    if (files.removeAll(QStringLiteral("config.txt")) > 0)
        files.append(QStringLiteral("config.txt"));
    for (const auto& file : files) {
        QFile source(from + QLatin1Char('/') + file);
        if (!source.rename(to + QLatin1Char('/') + file))
            return outputFailed(to + QLatin1Char('/') + file, source.errorString());
    }
    return {};
}
} // namespace

Result<CaptureOutcome> writeCapture(const CaptureOptions& options)
{
    const bool isNew = !QFileInfo::exists(options.folder);
    if (auto checked = checkFolder(options.folder); !checked)
        return checked.error();
    Result<CaptureOutcome> outcome = CaptureOutcome();
    {
        // On the same file system, so that finished files only change their names.
        const files::ScratchFolder temporary(
            QDir(options.folder).filePath(QStringLiteral(".capture-XXXXXX")));
        if (!temporary.isValid())
            return outputFailed(options.folder, temporary.errorString());
        outcome = Recorder(options, temporary.path()).record();
        if (outcome) {
            if (auto moved = moveFiles(temporary.path(), options.folder, outcome->files); !moved)
                return moved.error();
        }
    }
    if (!outcome && isNew)
        QDir().rmdir(options.folder);
    return outcome;
}

} // namespace fairlead::accounting

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/commands/capturewriter.h"

#include "models/accounting/sources/commands/capturecommands.h"
#include "models/accounting/sources/commands/commandrunner.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>
#include <QTemporaryDir>

namespace fairlead::accounting {

namespace {
constexpr std::int64_t defaultHistory = 90LL * 24 * 3600; // s
constexpr int sshFailed = 255; // ssh's own exit code

Error outputFailed(const QString& path, const QString& detail)
{
    return {ErrorCode::OutputFailed, "cannot write " + path.toStdString(), detail.toStdString()};
}

/// Up to `most` bytes of a file, from its start.
QByteArray contentOf(const QString& path, qint64 most = -1)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return most < 0 ? file.readAll() : file.read(most);
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
            return Error{ErrorCode::SourceUnreachable,
                         "ssh does not reach " + m_options.place.host().toStdString(),
                         m_outcome.failures.join(QLatin1Char('\n')).toStdString()};
        const auto config = contentOf(pathOf(QStringLiteral("config.txt")));
        const auto from = m_options.from.value_or(m_takenAt - defaultHistory);
        const auto plugin = configValue(config, "PriorityType");
        for (const auto& command :
             captureCommands(from, plugin.isEmpty() || plugin.contains(QLatin1String("multi")))) {
            if (m_options.withHistory || command.file != QLatin1String("usage.txt"))
                recordFile(command);
        }
        for (const auto& copy : captureCopies(configValue(config, "StateSaveLocation"),
                                              configValue(config, "SLURM_CONF")))
            recordCopy(copy);
        for (const auto* name : {"config.txt", "slurm.conf"}) {
            if (auto done = removePasswords(QLatin1String(name)); !done)
                return done.error();
        }
        if (m_outcome.files.isEmpty())
            return Error{ErrorCode::SourceUnreachable, "no command of Slurm gave an answer",
                         m_outcome.failures.join(QLatin1Char('\n')).toStdString()};
        return std::move(m_outcome);
    }

private:
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
            const auto run = runCommand(words, file, m_options.timeout);
            bool isNumber = false;
            m_takenAt = contentOf(file).trimmed().toLongLong(&isNumber);
            if (run && run->exitCode == 0 && isNumber && m_takenAt > 0)
                return {};
        }
        m_takenAt = QDateTime::currentSecsSinceEpoch();
        return writeBytes(file, QByteArray::number(qint64(m_takenAt)) + '\n');
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
        }
        QFile::remove(path);
        m_outcome.failures << command.file + QLatin1String(": ")
                + (complaint.isEmpty() ? QStringLiteral("not asked for, ssh has lost the host")
                                       : complaint);
        return false;
    }

    /// Not everybody may read these, and not every site has them.
    void recordCopy(const CaptureCopy& copy)
    {
        const auto path = pathOf(copy.file);
        QString problem;
        if (m_options.place.isRemote()) {
            problem = m_isCutOff
                ? QStringLiteral("ssh has lost the host")
                : attemptProblem({copy.file, {}, {}, true, 0},
                                 {QStringLiteral("cat"), QStringLiteral("--"), copy.path}, path);
        } else if (QFile source(copy.path); !source.copy(path)) {
            problem = QStringLiteral("%1: %2").arg(copy.path, source.errorString());
        }
        if (problem.isEmpty()) {
            m_outcome.files << copy.file;
            return;
        }
        QFile::remove(path);
        m_outcome.notes << copy.file + QLatin1String(": ") + problem;
    }

    QString attemptProblem(const CaptureCommand& command, const QStringList& attempt,
                           const QString& path)
    {
        const auto run = runCommand(m_options.place.words(attempt), path, m_options.timeout);
        const auto name = attempt.first();
        if (!run)
            return QString::fromStdString(run.error().message + " " + run.error().detail);
        const auto because
            = run->complaint.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(run->complaint);
        if (m_options.place.isRemote() && run->exitCode == sshFailed) {
            m_isCutOff = true; // each further command would wait as long
            return QLatin1String("ssh") + because;
        }
        if (run->exitCode != 0)
            return QStringLiteral("%1: exit code %2%3").arg(name).arg(run->exitCode).arg(because);
        const auto problem = problemOf(command, path);
        return problem.isEmpty() ? QString() : name + QLatin1String(": ") + problem + because;
    }

    Result<void> removePasswords(const QString& file)
    {
        if (!m_outcome.files.contains(file))
            return {};
        return writeBytes(pathOf(file), withoutPasswords(contentOf(pathOf(file))));
    }

    const CaptureOptions& m_options;
    QString m_folder;
    std::int64_t m_takenAt = 0;
    bool m_isCutOff = false; // ssh has lost the host
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
        const QTemporaryDir temporary(
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

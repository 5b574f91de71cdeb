// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/commands/capturewriter.h"

#include "models/accounting/sources/commands/capturecommands.h"
#include "models/accounting/sources/commands/capturefiles.h"
#include "models/accounting/sources/commands/commandrunner.h"
#include "models/accounting/sources/commands/secrets.h"
#include "models/files/inputfile.h"
#include "models/files/scratchfolder.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QProcess>

#include <algorithm>
#include <cerrno>

namespace fairlead::accounting {

namespace {
constexpr std::int64_t defaultHistory = 90LL * 24 * 3600; // s
constexpr int sshFailed = 255; // ssh's own exit code
constexpr qint64 largestSettings = 1 << 26; // bytes
constexpr auto decayRan = "priority_last_decay_ran";
constexpr auto decayRanLater = "priority_last_decay_ran_later";
constexpr auto lostHost = said("Messages", "ssh has lost the host");
constexpr int mostLate = 2; // commands that the ranking does not need

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
        const bool hasConfig = recordFile(configCommand());
        if (m_isFull)
            return noSpace();
        if (!hasConfig && isCutOff())
            return nothing();
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
        const auto copies = captureCopies(configValue(config, "StateSaveLocation"),
                                          configValue(config, "SLURM_CONF"));
        recordAnswers(commands, copies);
        if (m_isFull)
            return noSpace();
        for (const auto& copy : copies) {
            if (copy.file != QLatin1String(decayRan))
                recordCopy(copy);
        }
        for (const auto* name : {"config.txt", "slurm.conf"}) {
            if (auto done = removeSecrets(QLatin1String(name)); !done)
                return done.error();
        }
        if (!m_outcome.files.isEmpty() && !m_beginning.isEmpty())
            m_outcome.files << m_beginning;
        if (m_outcome.files.isEmpty())
            return nothing();
        return std::move(m_outcome);
    }

private:
    /// slurmctld's note of its last cycle is read right before sprio is asked and right after: a
    /// cycle may come in between, and slow commands may take several.
    void recordAnswers(const QList<CaptureCommand>& commands, const QList<CaptureCopy>& copies)
    {
        const auto noted = std::find_if(copies.begin(), copies.end(), [](const auto& copy) {
            return copy.file == QLatin1String(decayRan);
        });
        const bool asksSprio = std::any_of(commands.begin(), commands.end(), isOfSprio);
        if (noted != copies.end() && !asksSprio)
            recordCopy(*noted);
        bool isBefore = noted != copies.end() && asksSprio;
        bool isAfter = false;
        for (const auto& command : commands) {
            if (isBefore && isOfSprio(command)) {
                recordCopy(*noted);
                isBefore = false;
                isAfter = m_outcome.files.contains(noted->file);
            } else if (isAfter && !isOfSprio(command)) {
                recordLaterNote(*noted);
                isAfter = false;
            }
            if (m_options.withHistory || command.file != QLatin1String("usage.txt"))
                recordFile(command);
        }
    }
    static bool isOfSprio(const CaptureCommand& command)
    {
        return command.file.startsWith(QLatin1String("sprio"));
    }
    /// The reader takes the one that the ages in the answers agree with.
    void recordLaterNote(const CaptureCopy& noted)
    {
        const CaptureCopy later{QLatin1String(decayRanLater), noted.path};
        if (isCutOff() || copyProblem(later, pathOf(later.file))
            || contentOf(pathOf(later.file), largestSettings)
                == contentOf(pathOf(noted.file), largestSettings))
            QFile::remove(pathOf(later.file));
        else
            m_outcome.files << later.file;
    }

    [[nodiscard]] Error nothing() const
    {
        const auto failures = inLines(m_outcome.failures);
        if (m_cutOff == Message(lostHost))
            return {
                ErrorCode::SourceUnreachable,
                {said("Messages", "ssh does not reach %1"), {m_options.place.host().toStdString()}},
                failures};
        return {ErrorCode::SourceUnreachable,
                said("Messages", "no command of Slurm gave an answer"), failures};
    }
    [[nodiscard]] bool isCutOff() const { return m_cutOff.has_value(); }
    [[nodiscard]] Error noSpace() const { return outputFailed(m_folder, qt_error_string(ENOSPC)); }
    [[nodiscard]] Error unreached(const CommandOutcome& run) const
    {
        return {ErrorCode::SourceUnreachable,
                {said("Messages", "ssh does not reach %1"), {m_options.place.host().toStdString()}},
                run.isLate ? english(lateness()) : run.complaint.toStdString()};
    }
    [[nodiscard]] Message lateness() const
    {
        return {said("Messages", "no answer within %1 s (--timeout)"), {number(m_options.timeout)}};
    }

    /// With what else was said, if anything was.
    static Message withAside(Message what, std::string aside)
    {
        if (aside.empty())
            return what;
        return {said("Messages", "%1 (%2)"), {std::move(what), std::move(aside)}};
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

    /// What is wrong with what a command wrote; a large list of jobs is looked at, not kept.
    [[nodiscard]] std::optional<Message> problemOf(const CaptureCommand& command,
                                                   const QString& path) const
    {
        constexpr qint64 enough = 1 << 20; // bytes
        if (!command.attempts.isEmpty() && endsInLine(path)) // and no file of states
            return Message(said("Messages", "the answer ends in the middle of a line: it was cut"));
        auto answer = contentOf(path, enough);
        if (QFileInfo(path).size() > answer.size())
            answer.truncate(answer.lastIndexOf('\n') + 1);
        return wrongAnswer(command, answer);
    }

    /// The first attempt that succeeds; else nothing is kept and each attempt is named.
    bool recordFile(const CaptureCommand& command)
    {
        const auto path = pathOf(command.file);
        std::optional<Message> complaint;
        for (const auto& attempt : command.attempts) {
            if (isCutOff() || isLeftOut(command))
                break;
            complaint = attemptProblem(command, attempt, path);
            if (!complaint) {
                m_outcome.files << command.file;
                return true;
            }
            if (m_isLate)
                countLate(command);
            if (m_gaveNoAnswer) // other options would not help, and would wait as long
                break;
        }
        QFile::remove(path);
        m_outcome.unanswered << command.file;
        m_outcome.failures.push_back(about(
            command.file.toStdString(),
            complaint.value_or(Message(said("Messages", "not asked for, %1"), {whyNotAsked()}))));
        return false;
    }

    [[nodiscard]] bool isLeftOut(const CaptureCommand& command) const
    {
        return m_late >= mostLate && !m_options.needed.isEmpty()
            && !m_options.needed.contains(command.file);
    }
    /// Each further command would wait as long.
    void countLate(const CaptureCommand& command)
    {
        ++m_late;
        if (m_options.needed.contains(command.file) && !isCutOff())
            m_cutOff = Message(said("Messages", "%1 gave no answer in time"),
                               {command.file.toStdString()});
    }
    [[nodiscard]] Message whyNotAsked() const
    {
        return m_cutOff.value_or(
            Message(said("Messages", "%1 commands gave no answer in time"), {number(m_late)}));
    }

    /// Not everybody may read these, and not every site has them.
    void recordCopy(const CaptureCopy& copy)
    {
        const auto path = pathOf(copy.file);
        auto problem = copyProblem(copy, path);
        if (!problem) {
            m_outcome.files << copy.file;
            return;
        }
        QFile::remove(path);
        m_outcome.notes.push_back(about(copy.file.toStdString(), *std::move(problem)));
    }

    [[nodiscard]] std::optional<Message> copyProblem(const CaptureCopy& copy, const QString& path)
    {
        if (isCutOff())
            return m_cutOff;
        if (m_options.place.isRemote()) {
            auto problem
                = attemptProblem({copy.file, {}, {}, true, 0},
                                 {QStringLiteral("cat"), QStringLiteral("--"), copy.path}, path);
            if (problem)
                return problem;
        } else {
            QFile source(copy.path);
            if (const auto opened = files::openRegular(source); !opened)
                return withReason(opened.error());
            source.close();
            if (!source.copy(path))
                return about(copy.path.toStdString(), worded(source.errorString().toStdString()));
        }
        if (isOfSlurm(copy, contentOf(path, largestSettings)))
            return {};
        return Message(said("Messages", "%1 is not such a file of Slurm"),
                       {copy.path.toStdString()});
    }

    std::optional<Message> attemptProblem(const CaptureCommand& command, const QStringList& attempt,
                                          const QString& path)
    {
        const auto run = runCommand(m_options.place.words(attempt), path, m_options.timeout);
        const auto name = attempt.first().toStdString();
        m_gaveNoAnswer = !run || run->isLate;
        m_isLate = run && run->isLate;
        if (!run)
            return withAside(run.error().message, run.error().detail);
        const auto complained = [&](Message what) {
            return withAside(std::move(what), run->complaint.toStdString());
        };
        if (run->isLate) {
            if (m_options.place.isRemote() && !isHostThere())
                m_cutOff = lostHost;
            return complained(about(name, lateness()));
        }
        if (m_options.place.isRemote() && run->exitCode == sshFailed) {
            m_cutOff = lostHost; // each further command would wait as long
            return complained(worded("ssh"));
        }
        // The command cannot write its answer, which is no fault of its own.
        m_isFull = m_isFull || isFull(m_folder)
            || (!m_options.place.isRemote() && run->complaint.contains(qt_error_string(ENOSPC)));
        if (run->exitCode != 0)
            return complained(
                {said("Messages", "%1: exit code %2"), {name, number(run->exitCode)}});
        auto problem = problemOf(command, path);
        return problem ? std::optional(complained(about(name, *std::move(problem)))) : std::nullopt;
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
    std::optional<Message> m_cutOff; // why no further command is asked
    bool m_isFull = false; // there is no space for what the commands answer
    int m_late = 0; // commands that gave no answer in time
    bool m_isLate = false; // the last command is one of them
    bool m_gaveNoAnswer = false; // the last command did not come to an exit code
    CaptureOutcome m_outcome;
};
} // namespace

std::string inLines(std::span<const Message> failures)
{
    std::string text;
    for (const auto& failure : failures)
        text += (text.empty() ? "" : "\n") + english(failure);
    return text;
}

Result<CaptureOutcome> writeCapture(const CaptureOptions& options)
{
    const bool isNew = !QFileInfo::exists(options.folder);
    if (auto checked = checkCaptureFolder(options.folder); !checked)
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

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/credentials/passwords.h"

#include <QEventLoop>
#include <QFile>
#include <QFileInfo>
#include <QStringList>
#include <QTimer>
#include <qt6keychain/keychain.h>

#include <array>
#include <cstdio>
#include <termios.h>
#include <unistd.h>

namespace fairlead::credentials {

namespace {
constexpr int patience = 5000; // ms, for a keychain that asks its user may take longer than this

/// Runs a job of the keychain to its end. Every failure means: no keychain.
bool finishes(QKeychain::Job& job)
{
    QEventLoop loop;
    QObject::connect(&job, &QKeychain::Job::finished, &loop, &QEventLoop::quit);
    QTimer::singleShot(patience, &loop, [&loop] { loop.exit(1); });
    job.setAutoDelete(false);
    job.start();
    return loop.exec() == 0 && job.error() == QKeychain::NoError;
}

/// The terminal's settings, put back at the end.
class SilentTerminal
{
public:
    SilentTerminal()
    {
        m_changed = tcgetattr(STDIN_FILENO, &m_before) == 0;
        auto silent = m_before;
        silent.c_lflag &= ~static_cast<tcflag_t>(ECHO);
        m_changed = m_changed && tcsetattr(STDIN_FILENO, TCSAFLUSH, &silent) == 0;
    }
    ~SilentTerminal()
    {
        if (m_changed)
            tcsetattr(STDIN_FILENO, TCSAFLUSH, &m_before);
    }
    SilentTerminal(const SilentTerminal&) = delete;
    SilentTerminal& operator=(const SilentTerminal&) = delete;
    [[nodiscard]] bool isSilent() const { return m_changed; }

private:
    termios m_before{};
    bool m_changed = false;
};

bool hasTerminal()
{
    return isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1;
}
} // namespace

QString keychainEntry(const DatabaseUrl& url)
{
    return url.place();
}

Result<Secret> readKeychain(const DatabaseUrl& url)
{
    QKeychain::ReadPasswordJob job(QString::fromLatin1(keychainService));
    job.setKey(keychainEntry(url));
    if (!finishes(job))
        return Error{ErrorCode::SourceUnreachable,
                     said("Messages", "the keychain holds no password for this"),
                     job.errorString().toStdString()};
    return Secret(job.binaryData());
}

Result<Secret> readPasswordFile(const QString& path)
{
    const auto unreadable = [&](const QString& why) {
        return Error{
            ErrorCode::SourceUnreachable,
            {said("Messages", "the password file %1 cannot be read"), {path.toStdString()}},
            why.toStdString()};
    };
    const QFileInfo there(path);
    if (there.exists() && !there.isFile() && !there.isDir()) // opening a FIFO waits for ever
        return unreadable(QStringLiteral("it is not a regular file"));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return unreadable(file.errorString());
    constexpr auto others = QFileDevice::ReadGroup | QFileDevice::WriteGroup
        | QFileDevice::ReadOther | QFileDevice::WriteOther;
    if ((file.permissions() & others) != 0)
        return Error{
            ErrorCode::Usage,
            {said("Messages",
                  "others may read the password file %1; allow it to yourself only: chmod 600"),
             {path.toStdString()}},
            {}};
    auto line = file.read(4096);
    const auto end = line.indexOf('\n');
    line.truncate(end < 0 ? line.size() : end);
    if (line.endsWith('\r'))
        line.chop(1);
    return Secret(std::move(line));
}

Result<Secret> promptForPassword(const QString& question)
{
    if (!hasTerminal())
        return Error{
            ErrorCode::Usage,
            said("Messages", "there is no terminal to ask for a password; use --password-file"),
            {}};
    const SilentTerminal terminal;
    if (!terminal.isSilent())
        return Error{
            ErrorCode::Usage, said("Messages", "the terminal cannot hide what is typed"), {}};
    std::fputs((question.toStdString() + ": ").c_str(), stderr);
    QFile input;
    if (!input.open(stdin, QIODevice::ReadOnly))
        return Error{ErrorCode::Usage, said("Messages", "the terminal cannot be read"), {}};
    auto line = input.readLine(4096);
    std::fputs("\n", stderr);
    if (line.endsWith('\n'))
        line.chop(1);
    return Secret(std::move(line));
}

Result<Secret> findPassword(const DatabaseUrl& url, const QString& passwordFile,
                            const char* variable)
{
    if (!passwordFile.isEmpty())
        return readPasswordFile(passwordFile);
    if (qEnvironmentVariableIsSet(variable))
        return Secret(qgetenv(variable));
    if (url.takesToken() && qEnvironmentVariableIsSet("SLURM_JWT"))
        return Secret(qgetenv("SLURM_JWT")); // as scontrol token says it
    if (auto kept = readKeychain(url))
        return kept;
    // slurmrestd knows who connects to its socket.
    if (!hasTerminal() || (url.takesToken() && !url.socket.isEmpty()))
        return Secret();
    return promptForPassword(
        (url.takesToken() ? QStringLiteral("Token of %1") : QStringLiteral("Password of %1"))
            .arg(url.place()));
}

} // namespace fairlead::credentials

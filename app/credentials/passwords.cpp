// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/credentials/passwords.h"

#include "app/credentials/keychain.h"

#include <QEventLoop>
#include <QFile>
#include <QFileInfo>
#include <QStringList>

#include <array>
#include <cstdio>
#include <sys/stat.h>
#include <termios.h>
#include <unistd.h>

namespace fairlead::credentials {

namespace {
constexpr qsizetype longestPassword = 4096; // bytes

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

/// Nobody else may have written or read it.
Result<void> checkOwn(const QFile& file)
{
    struct stat info = {};
    const auto name = file.fileName().toStdString();
    if (::fstat(file.handle(), &info) != 0)
        return Error{ErrorCode::SourceUnreachable,
                     {said("Messages", "the password file %1 cannot be read"), {name}},
                     qt_error_string().toStdString()};
    if (info.st_uid != ::geteuid() && info.st_uid != 0)
        return usageError(
            {said("Messages", "the password file %1 belongs to somebody else"), {name}});
    constexpr mode_t others = S_IRGRP | S_IWGRP | S_IROTH | S_IWOTH;
    if ((info.st_mode & others) != 0)
        return usageError({said("Messages",
                                "others may read the password file %1; allow it to yourself only: "
                                "chmod 600"),
                           {name}});
    return {};
}

/// Without its end; one byte more than may be of a longer one.
QByteArray firstLine(QFile& file)
{
    auto line = file.read(longestPassword + 1);
    const auto end = line.indexOf('\n');
    line.truncate(end < 0 ? line.size() : end);
    if (line.endsWith('\r'))
        line.chop(1);
    return line;
}

/// Why it is no password; nothing: it is one.
Sentence flawOf(const QByteArray& line)
{
    for (const auto* mark : {"\xef\xbb\xbf", "\xff\xfe", "\xfe\xff"}) {
        if (line.startsWith(mark))
            return said(
                "Messages",
                "the password file %1 begins with a byte order mark: save it as plain UTF-8");
    }
    if (line.isEmpty())
        return said("Messages", "the password file %1 has no password in its first line");
    if (line.contains('\0'))
        return said("Messages", "the password file %1 holds a zero byte: save it as plain UTF-8");
    if (line.size() > longestPassword)
        return said("Messages", "the first line of the password file %1 is longer than 4096 bytes");
    return {nullptr};
}

bool hasTerminal()
{
    return isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1;
}
} // namespace

QString keychainEntry(const DatabaseUrl& url)
{
    return url.place();
}

Result<Secret> readKeychain(const DatabaseUrl& url, int patience)
{
    QEventLoop loop;
    KeychainAnswer answer;
    Keychain(patience).read(keychainEntry(url), &loop, [&](const KeychainAnswer& given) {
        answer = given;
        loop.quit();
    });
    loop.exec();
    if (answer.state == KeychainAnswer::State::Done)
        return std::move(answer.password);
    return Error{ErrorCode::SourceUnreachable,
                 said("Messages", "the keychain holds no password for this"),
                 answer.reason.toStdString()};
}

Result<Secret> readPasswordFile(const QString& path)
{
    const Message what(said("Messages", "the password file %1 cannot be read"),
                       {path.toStdString()});
    const QFileInfo there(path);
    if (there.exists() && !there.isFile() && !there.isDir()) // opening a FIFO waits for ever
        return Error{ErrorCode::SourceUnreachable,
                     because(what, said("Messages", "it is not a regular file")),
                     {}};
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{ErrorCode::SourceUnreachable, what, file.errorString().toStdString()};
    if (auto own = checkOwn(file); !own)
        return own.error();
    auto line = firstLine(file);
    const auto flaw = flawOf(line);
    if (flaw.text == nullptr)
        return Secret(std::move(line));
    line.fill('\0');
    return Error{ErrorCode::DataInvalid, {flaw, {path.toStdString()}}, {}};
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

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/result.h"

#include <QString>
#include <QStringList>

namespace fairlead::accounting {

/// Where Slurm's commands run: here, or on a host that ssh reaches.
class CapturePlace
{
public:
    /// Here.
    CapturePlace() = default;
    /// On a host as ssh names it: host, user@host, ssh://user@host:port. Error code Usage: a name
    /// that ssh could take for an option, or that no host has.
    static Result<CapturePlace> overSsh(const QString& host);

    [[nodiscard]] bool isRemote() const { return !m_host.isEmpty(); }
    [[nodiscard]] const QString& host() const { return m_host; }
    /// The words to start for a command. Nothing passes through a shell here; over ssh, where one
    /// reads the line, each word is quoted, and the environment is set as runCommand() does here.
    [[nodiscard]] QStringList words(const QStringList& command) const;

private:
    QString m_host;
};

/// A word as a POSIX shell reads it back: in single quotes.
QString shellQuoted(const QString& word);

} // namespace fairlead::accounting

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/app/program/rfbclient.h"

#include <QMap>
#include <QProcess>
#include <QString>

namespace fairlead::tests {

/// Values of parameters, by name.
using Values = QMap<QString, int>;

/// The program `fairlead` with a home of its own, driven by keys and mouse.
class RunningProgram
{
public:
    /// Ends the test where Qt has no VNC platform: ask isPossible() first.
    explicit RunningProgram(const QString& home);

    static bool isPossible();
    [[nodiscard]] RfbClient& hands() { return m_hands; }
    /// SIGKILL, and waits until it is dead.
    void kill();

    /// Whether a program in this home has read its source.
    static bool hasRead(const QString& home);
    /// Where the program keeps unsaved scenarios.
    static QString unsavedFolder(const QString& home);
    /// The names of the files there.
    static QStringList unsavedFiles(const QString& home);
    /// The parameters of the one unsaved scenario; empty: none or several.
    static Values unsavedValues(const QString& home);

private:
    QProcess m_process;
    RfbClient m_hands;
};

} // namespace fairlead::tests

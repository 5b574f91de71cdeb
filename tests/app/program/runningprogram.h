// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/scenario/scenario.h"
#include "tests/app/program/rfbclient.h"

#include <QProcess>
#include <QString>

#include <optional>

namespace fairlead::tests {

/// The program `fairlead` with a home of its own, driven by keys and mouse.
class RunningProgram
{
public:
    /// Ends the test where Qt has no VNC platform: ask isPossible() first.
    RunningProgram(const QString& home, const QString& source);

    static bool isPossible();
    [[nodiscard]] RfbClient& hands() { return m_hands; }
    /// SIGKILL, and waits until it is dead.
    void kill();

    /// Whether a program in this home has read this source.
    static bool hasRead(const QString& home, const QString& source);
    /// Where the program keeps unsaved scenarios.
    static QString unsavedFolder(const QString& home);
    /// The names of the files there.
    static QStringList unsavedFiles(const QString& home);
    /// The one unsaved scenario, while the program runs too; nothing: none or several.
    static std::optional<Scenario> unsaved(const QString& home);

private:
    QProcess m_process;
    RfbClient m_hands;
};

} // namespace fairlead::tests

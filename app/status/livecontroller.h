// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/status/liverefresh.h"

#include <optional>

namespace fairlead::views {
class MessageBar;
}

namespace fairlead::app {

class LiveButton;
class Settings;
class SourceController;
class StatusLine;
struct Workspace;

/// Keeps the window up to date: connects the refresh button, the source on the screen, the document
/// and the status line. What cannot be read any more, or has lost a part, is told in one line, and
/// what was read before stays. The interval is kept in the settings.
class LiveController : public QObject
{
    Q_OBJECT

public:
    LiveController(Workspace& workspace, Settings& settings, SourceController& sources,
                   views::MessageBar& messages, LiveButton& button, StatusLine& status,
                   LiveRefresh::Reader reader = {});

    void refresh();
    [[nodiscard]] LiveRefresh& live() { return m_live; }
    /// As on the button, which shows it.
    void choose(std::chrono::seconds interval);

signals:
    /// The source refuses the password that it took before, and somebody is there to type another.
    void passwordWanted();
    /// What is on the screen is of an older reading, and why; empty: it is of the last one.
    void readingFailed(const QString& words);

private:
    void setInterval(std::chrono::seconds interval);
    void showState();
    void show(const std::shared_ptr<const Snapshot>& snapshot);
    [[nodiscard]] std::optional<Error> whatWasLost(const Snapshot& snapshot) const;
    void tellProblem();
    void tellLockedOut();
    void tellLoss(const std::shared_ptr<const Snapshot>& snapshot);
    void forgetProblem();
    [[nodiscard]] QString stateText() const;
    [[nodiscard]] QString answerText() const; ///< when the source answered last, with its zone

    Workspace& m_workspace;
    Settings& m_settings;
    SourceController& m_sources;
    views::MessageBar& m_messages;
    LiveButton& m_button;
    StatusLine& m_status;
    std::optional<quint64> m_told; // the problem, in the message bar
    bool m_isOvertaken = false; // by a reading after a write of our own
    bool m_isAsked = false; // somebody has asked for the reading and waits for it
    QTimer* m_second; // while a countdown is shown
    LiveRefresh m_live;
};

} // namespace fairlead::app

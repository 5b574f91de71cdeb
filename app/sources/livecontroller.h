// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/sources/liverefresh.h"

namespace fairlead::app {

class LiveButton;
class Settings;
class SourceController;
class StatusLine;
struct Workspace;

/// Keeps the window up to date: connects the refresh button, the source on the screen, the document
/// and the status line. The interval is kept in the settings.
class LiveController : public QObject
{
    Q_OBJECT

public:
    LiveController(Workspace& workspace, Settings& settings, SourceController& sources,
                   LiveButton& button, StatusLine& status, LiveRefresh::Reader reader = {});

    void refresh() { m_live.refresh(); }
    [[nodiscard]] LiveRefresh& live() { return m_live; }

private:
    void setInterval(std::chrono::seconds interval);
    void showState();
    [[nodiscard]] QString stateText() const;

    Workspace& m_workspace;
    Settings& m_settings;
    LiveButton& m_button;
    StatusLine& m_status;
    QTimer* m_second; // while a countdown is shown
    LiveRefresh m_live;
};

} // namespace fairlead::app

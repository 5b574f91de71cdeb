// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/worker/background.h"
#include "engine/base/result.h"
#include "engine/replay/past.h"
#include "models/accounting/sources/sourceaccess.h"
#include "views/timeline/timelinemark.h"

#include <QObject>

#include <memory>
#include <optional>
#include <vector>

class QAction;

namespace fairlead::views {
class TimelineBar;
}

namespace fairlead::app {

class SourceController;
struct Workspace;

/// Takes the window to past moments. The history is read when the time line is opened, once for a
/// source; a moment is read or rebuilt on a thread of its own, and while one is on its way to the
/// screen only the newest of those asked for waits.
class TimelineController : public QObject
{
    Q_OBJECT

public:
    /// @param toggle  shows and hides the time line; hidden, the window is at now
    TimelineController(Workspace& workspace, SourceController& sources, views::TimelineBar& bar,
                       QAction& toggle, QObject* parent);

signals:
    /// The moment that was asked for last is on the screen.
    void shown();

private:
    /// What is known of a source's past, and what the time line paints.
    struct History
    {
        std::shared_ptr<const replay::Past> past; ///< null: no history of jobs
        std::vector<std::int64_t> readings; ///< that the source keeps, oldest first
        std::int64_t from = 0;
        std::int64_t now = 0;
        std::vector<replay::Busy> busy;
        std::vector<views::TimelineMark> marks;
    };
    /// The last reading that was kept until then, or else what the history of jobs tells.
    static Result<std::shared_ptr<const Snapshot>>
    snapshotAt(const accounting::SourceAccess& access, const History& history, std::int64_t moment);
    static Result<History> read(const accounting::SourceAccess& access, const Inputs& today);
    void open();
    void close();
    void showHistory(const Result<History>& history);
    void follow();
    void show(const Result<std::shared_ptr<const Snapshot>>& snapshot);
    void settle();

    Workspace& m_workspace;
    SourceController& m_sources;
    views::TimelineBar& m_bar;
    QAction& m_toggle;
    std::optional<History> m_history; ///< nothing: not read yet
    std::optional<std::int64_t> m_asked; ///< that is on its way, or on the screen; nothing: now
    bool m_isReading = false;
    bool m_isBusy = false; ///< a moment is on its way
    quint64 m_ticket = 0; ///< another for each source
    Background m_background;
};

} // namespace fairlead::app

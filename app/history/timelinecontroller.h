// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/sources/sourcecontroller.h"
#include "app/worker/background.h"
#include "engine/base/result.h"
#include "engine/replay/past/past.h"
#include "models/accounting/sources/sourceaccess.h"
#include "views/timeline/timelinemark.h"
#include "views/timeline/timelinespan.h"

#include <QElapsedTimer>
#include <QObject>

#include <chrono>
#include <memory>
#include <optional>
#include <vector>

class QAction;
class QTimer;

namespace fairlead::views {
class TimelineBar;
}

namespace fairlead::app {

struct Workspace;

/// Takes the window to other moments. The history is read when the time line is opened, and again
/// with the source, a large one less often; what is on the screen stays until it is there. A past
/// moment is read or rebuilt on a thread of its own, those ahead are one snapshot.
/// While a moment is on its way to the screen only the newest of those asked for waits.
class TimelineController : public QObject
{
    Q_OBJECT

public:
    /// @param toggle  shows and hides the time line; hidden, the window is at now
    TimelineController(Workspace& workspace, SourceController& sources, views::TimelineBar& bar,
                       QAction& toggle, QObject* parent);

    /// What the mode band says of such a moment.
    static QString nameOf(const OtherMoment& other);
    /// As long as any of these.
    static QString longestName();

signals:
    /// The moment that was asked for last is on the screen.
    void shown();

private:
    /// What is known of a source's past, and what the time line paints.
    struct History
    {
        std::shared_ptr<const replay::Past> past; ///< null: no history of jobs
        std::optional<Error> whyNoPast; ///< with readings that is no error
        std::vector<std::int64_t> readings; ///< that the source keeps, oldest first
        std::shared_ptr<const Snapshot> ahead; ///< at all moments to come
        std::shared_ptr<const Snapshot> aheadOf; ///< the reading that it is made of
        views::TimelineSpan span;
        std::vector<replay::Busy> busy;
        std::vector<views::TimelineMark> marks;
        std::vector<std::int64_t> cycles;
        std::chrono::milliseconds took{0}; ///< to read it
    };
    /// What the history of jobs tells, or the reading that was kept then.
    static Result<OtherMoment> momentOf(const accounting::SourceAccess& access,
                                        const History& history, std::int64_t moment);
    static Result<History> read(const accounting::SourceAccess& access, KeptRecording& kept,
                                const Inputs& today);
    static void readPast(KeptRecording& kept, const Inputs& today, History& history);
    void open();
    void close();
    void startReading(const Inputs& today);
    void planToReadAgain();
    void readAgain();
    void goBackTo(std::optional<std::int64_t> moment);
    void showHistory(const Result<History>& history);
    void follow();
    void showAhead(std::int64_t moment);
    void show(const Result<OtherMoment>& other);
    void settle();

    Workspace& m_workspace;
    SourceController& m_sources;
    views::TimelineBar& m_bar;
    QAction& m_toggle;
    std::optional<History> m_history; ///< nothing: not read yet
    std::optional<std::int64_t> m_asked; ///< that is on its way, or on the screen; nothing: now
    bool m_isReading = false;
    bool m_isOld = false; ///< the source has been read since
    QElapsedTimer m_sinceRead;
    QTimer* m_again; ///< runs until the history is read again
    /// How far the moment is that is on its way.
    enum class Way
    {
        None, ///< there is none
        Made, ///< read or rebuilt
        Shown ///< the document evaluates it
    };
    Way m_way = Way::None;
    quint64 m_ticket = 0; ///< another for each source
    Background m_background;
};

} // namespace fairlead::app

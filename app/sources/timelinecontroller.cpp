// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/sources/timelinecontroller.h"

#include "app/sources/sourcecontroller.h"
#include "app/window/errorwords.h"
#include "app/window/workspace.h"
#include "models/accounting/sources/sources.h"
#include "views/timeline/timelinebar.h"

#include <QAction>

namespace fairlead::app {

using models::ScenarioDocument;

namespace {
constexpr std::int64_t painted = 1000; // moments of the time line

std::vector<std::int64_t> evenly(std::int64_t from, std::int64_t to)
{
    std::vector<std::int64_t> moments;
    for (std::int64_t i = 0; i <= painted; ++i)
        moments.push_back(from + (to - from) * i / painted);
    return moments;
}
} // namespace

TimelineController::TimelineController(Workspace& workspace, SourceController& sources,
                                       views::TimelineBar& bar, QAction& toggle, QObject* parent)
    : QObject(parent)
    , m_workspace(workspace)
    , m_sources(sources)
    , m_bar(bar)
    , m_toggle(toggle)
{
    connect(&toggle, &QAction::toggled, this, [this](bool isOpen) { isOpen ? open() : close(); });
    connect(&bar, &views::TimelineBar::momentChanged, this, &TimelineController::follow);
    connect(&workspace.document, &ScenarioDocument::evaluationChanged, this,
            &TimelineController::settle);
    connect(&workspace.document, &ScenarioDocument::snapshotReset, this, [this] {
        ++m_ticket;
        m_history.reset();
        m_asked.reset();
        m_isBusy = false;
        m_isReading = false;
        if (m_toggle.isChecked())
            open();
    });
}

void TimelineController::open()
{
    const auto& document = m_workspace.document;
    if (m_history || m_isReading)
        return;
    if (document.baseline() == nullptr) {
        m_bar.showSentence({});
        return; // settle() comes back
    }
    m_isReading = true;
    m_bar.showSentence(tr("Reading the history …"));
    const auto ticket = m_ticket;
    m_background.run(
        [access = m_sources.access(), today = document.baseline()->evaluation->inputs] {
            return read(access, today);
        },
        [this, ticket](const Result<History>& history) {
            if (ticket == m_ticket)
                showHistory(history);
        });
}

Result<TimelineController::History> TimelineController::read(const accounting::SourceAccess& access,
                                                             const Inputs& today)
{
    History history;
    auto readings = accounting::readSeries(access);
    if (!readings)
        return readings.error();
    history.readings = *std::move(readings);
    auto recording = accounting::readRecording(access);
    if (!recording && history.readings.empty())
        return recording.error();
    history.from = history.now = today.snapshot->takenAt;
    if (!history.readings.empty()) {
        history.from = std::min(history.from, history.readings.front());
        history.now = std::max(history.now, history.readings.back());
    }
    for (const auto moment : history.readings)
        history.marks.push_back({moment, views::TimelineMark::Kind::Reading});
    if (!recording)
        return history;
    history.past = std::make_shared<const replay::Past>(
        std::make_shared<const replay::Recording>(*std::move(recording)), today);
    history.from = std::min(history.from, history.past->from());
    history.now = std::max(history.now, history.past->to());
    history.busy = history.past->busyAt(evenly(history.from, history.now));
    for (const auto moment : history.past->resets())
        history.marks.push_back({moment, views::TimelineMark::Kind::Reset});
    return history;
}

Result<std::shared_ptr<const Snapshot>>
TimelineController::snapshotAt(const accounting::SourceAccess& access, const History& history,
                               std::int64_t moment)
{
    if (!history.readings.empty() && history.readings.front() <= moment)
        return accounting::openMoment(access, moment);
    return history.past->at(std::min(moment, history.past->to()));
}

void TimelineController::showHistory(const Result<History>& history)
{
    m_isReading = false;
    if (!history) {
        m_bar.showSentence(history.error().code == ErrorCode::DataInvalid
                               ? errorReason(history.error())
                               : errorWords(history.error(), m_sources.source(), true).text);
        emit shown();
        return;
    }
    m_history = *history;
    m_bar.showHistory(history->from, history->now, history->busy, history->marks);
    emit shown();
}

void TimelineController::close()
{
    m_bar.setMoment({});
    follow();
}

void TimelineController::follow()
{
    if (m_isBusy || !m_history || m_bar.moment() == m_asked)
        return; // settle() comes back
    m_asked = m_bar.moment();
    if (!m_asked) {
        m_isBusy = m_sources.isAway();
        m_sources.showPast(nullptr);
        return;
    }
    m_isBusy = true;
    const auto ticket = m_ticket;
    m_background.run([access = m_sources.access(), history = *m_history,
                      moment = *m_asked] { return snapshotAt(access, history, moment); },
                     [this, ticket](const Result<std::shared_ptr<const Snapshot>>& snapshot) {
                         if (ticket == m_ticket)
                             show(snapshot);
                     });
}

void TimelineController::show(const Result<std::shared_ptr<const Snapshot>>& snapshot)
{
    if (snapshot) {
        const auto& readings = m_history->readings;
        m_sources.showPast(*snapshot, readings.empty() || readings.front() > *m_asked);
        return;
    }
    m_isBusy = false;
    m_bar.showSentence(errorReason(snapshot.error()));
}

/// What was handed to the document has been evaluated: the next one may come.
void TimelineController::settle()
{
    if (m_toggle.isChecked() && !m_history)
        open();
    if (!m_isBusy || m_workspace.document.isStale())
        return;
    const auto& base = m_workspace.document.baseSnapshot();
    if (base != m_sources.wanted())
        return;
    m_isBusy = false;
    follow();
    if (!m_isBusy)
        emit shown();
}

} // namespace fairlead::app

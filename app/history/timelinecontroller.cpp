// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/history/timelinecontroller.h"

#include "app/editing/workspace.h"
#include "app/frame/errorwords.h"
#include "app/sources/keptrecording.h"
#include "engine/base/durations.h"
#include "engine/priority/traits.h"
#include "engine/recovery/ahead.h"
#include "models/accounting/sources/registry.h"
#include "models/accounting/sources/sources.h"
#include "models/accounting/sources/store/storesource.h"
#include "models/accounting/store/series.h"
#include "models/words/valueformat.h"
#include "views/timeline/timelinebar.h"

#include <QAction>
#include <QTimer>

#include <algorithm>

namespace fairlead::app {

using durations::minute;
using models::ScenarioDocument;

namespace {
/// The minutes at which the handle can stand, so that it says what is shown there.
std::vector<std::int64_t> momentsOf(std::int64_t from, std::int64_t to)
{
    constexpr std::int64_t most = 1'000'000; // minutes: about two years
    const auto step = minute * (1 + (to - from) / (most * minute));
    std::vector<std::int64_t> moments{from};
    for (auto moment = (from / minute) * minute + step; moment < to; moment += step)
        moments.push_back(moment);
    moments.push_back(to);
    return moments;
}

/// Whether what the source shows is not the last reading that it keeps.
bool hasOtherNow(const accounting::SourceAccess& access, const std::vector<std::int64_t>& readings,
                 const Snapshot& shown)
{
    if (readings.empty() || !access.source.kind().isStore)
        return false;
    const auto state = accounting::storedSeriesState(accounting::storeAddressOf(access));
    return readings.back() > shown.takenAt || (state && *state && (*state)->isEditedCopy);
}
} // namespace

TimelineController::TimelineController(Workspace& workspace, SourceController& sources,
                                       views::TimelineBar& bar, QAction& toggle, QObject* parent)
    : QObject(parent)
    , m_workspace(workspace)
    , m_sources(sources)
    , m_bar(bar)
    , m_toggle(toggle)
    , m_again(new QTimer(this))
{
    m_again->setSingleShot(true);
    connect(m_again, &QTimer::timeout, this, &TimelineController::readAgain);
    connect(&sources, &SourceController::readAgain, this, &TimelineController::planToReadAgain);
    connect(&toggle, &QAction::toggled, this, [this](bool isOpen) { isOpen ? open() : close(); });
    connect(&bar, &views::TimelineBar::momentChanged, this, &TimelineController::follow);
    connect(&workspace.document, &ScenarioDocument::evaluationChanged, this,
            &TimelineController::settle);
    connect(&workspace.document, &ScenarioDocument::snapshotReset, this, [this] {
        ++m_ticket;
        m_again->stop();
        m_isOld = false;
        m_history.reset();
        m_asked.reset();
        m_way = Way::None;
        m_isReading = false;
        if (m_toggle.isChecked())
            open();
    });
}

void TimelineController::open()
{
    const auto& document = m_workspace.document;
    if (m_history && m_isOld)
        planToReadAgain();
    if (m_history || m_isReading)
        return;
    if (document.baseline() == nullptr) {
        m_bar.showSentence(document.hasSnapshot() ? QString() : tr("Nothing is open."));
        return; // settle() comes back
    }
    m_bar.showSentence(tr("Reading the history …"));
    startReading(document.baseline()->evaluation->inputs);
}

void TimelineController::startReading(const Inputs& today)
{
    m_isReading = true;
    m_isOld = false;
    const auto ticket = m_ticket;
    m_background.run([access = m_sources.access(), recording = m_sources.recording(),
                      today] { return read(access, *recording, today); },
                     [this, ticket](const Result<History>& history) {
                         if (ticket == m_ticket)
                             showHistory(history);
                     });
}

/// So that a source that is read all the time has its history read for a twentieth of it at most.
void TimelineController::planToReadAgain()
{
    constexpr int pause = 20;
    m_isOld = true;
    if (!m_toggle.isChecked() || !m_history || m_isReading || m_again->isActive())
        return; // it is looked at when there is one
    const std::chrono::milliseconds since(m_sinceRead.elapsed());
    m_again->start(std::max(std::chrono::milliseconds(0), pause * m_history->took - since));
}

void TimelineController::readAgain()
{
    const auto& present = m_sources.present();
    if (m_toggle.isChecked() && m_history && !m_isReading)
        startReading(baselineInputs(present, present->computedAt));
}

Result<TimelineController::History> TimelineController::read(const accounting::SourceAccess& access,
                                                             KeptRecording& kept,
                                                             const Inputs& today)
{
    const auto begin = std::chrono::steady_clock::now();
    History history;
    auto readings = accounting::readSeries(access);
    if (!readings)
        return readings.error();
    history.readings = *std::move(readings);
    auto& span = history.span;
    span.now = today.now; // that the numbers are computed for, as the status line says
    if (!history.readings.empty())
        span.now = std::max(span.now, history.readings.back());
    span.from = history.readings.empty() ? span.now : history.readings.front();
    if (hasOtherNow(access, history.readings, *today.snapshot))
        // Behind the minute that begins at or after the last reading: else that could not be
        // chosen.
        span.now = ((span.now + minute - 1) / minute + 1) * minute;
    for (const auto moment : history.readings)
        history.marks.push_back({moment, views::TimelineMark::Kind::Reading});
    readPast(kept, today, history);
    span.until = span.now + worthLookingAhead(today.policy);
    history.ahead = snapshotAhead(today);
    history.aheadOf = today.snapshot;
    for (const auto moment : resetsAhead(today, span.until))
        history.marks.push_back({moment, views::TimelineMark::Kind::Reset});
    history.took = std::chrono::duration_cast<std::chrono::milliseconds>(
        std::chrono::steady_clock::now() - begin);
    return history;
}

void TimelineController::readPast(KeptRecording& kept, const Inputs& today, History& history)
{
    const auto recording = kept.get();
    if (!recording) {
        if (history.readings.empty())
            history.whyNoPast = recording.error();
        return;
    }
    history.past = std::make_shared<const replay::Past>(*recording, today);
    auto& span = history.span;
    span.from = std::min(span.from, history.past->from());
    if (history.past->to() > today.snapshot->takenAt)
        span.now = std::max(span.now, history.past->to());
    history.busy = history.past->busyAt(momentsOf(span.from, span.now));
    history.cycles = history.past->cycles();
    for (const auto moment : history.past->resets())
        history.marks.push_back({moment, views::TimelineMark::Kind::Reset});
}

Result<OtherMoment> TimelineController::momentOf(const accounting::SourceAccess& access,
                                                 const History& history, std::int64_t moment)
{
    std::optional<accounting::HistorySpan> covered;
    if (history.past != nullptr)
        covered = {history.past->from(), history.past->to()};
    const bool isKept = accounting::isOfReading(history.readings, moment, covered);
    auto snapshot = isKept ? accounting::openMoment(access, moment)
                           : history.past->at(std::min(moment, history.past->to()));
    if (!snapshot)
        return snapshot.error();
    const auto now = (*snapshot)->computedAt;
    return OtherMoment{*std::move(snapshot), now,
                       isKept ? OtherMoment::Kind::Kept : OtherMoment::Kind::Rebuilt, moment};
}

QString TimelineController::nameOf(const OtherMoment& other)
{
    using models::valueformat::moment;
    const auto& snapshot = *other.snapshot;
    const auto read = snapshot.takenAt != 0 ? snapshot.takenAt : snapshot.computedAt;
    switch (other.kind) {
    case OtherMoment::Kind::Kept:
        return other.asked - read >= minute
            ? tr("past moment, as read %1, the last reading before").arg(moment(read))
            : tr("past moment, as read %1").arg(moment(read));
    case OtherMoment::Kind::Rebuilt:
        return tr("past moment, rebuilt for %1 with the shares and settings of today, from the "
                  "history of jobs")
            .arg(moment(read));
    case OtherMoment::Kind::Ahead:
        break;
    }
    return (traitsOf(snapshot.policy).hasTargets // whose windows grow older
                ? tr("time ahead: %1, if nobody comes and nobody uses anything any more")
                : tr("time ahead: %1, if no job comes, starts or ends and usage goes on at its "
                     "rate"))
        .arg(moment(other.now));
}

QString TimelineController::longestName()
{
    auto snapshot = std::make_shared<Snapshot>();
    snapshot->takenAt = snapshot->computedAt = minute;
    OtherMoment other;
    other.snapshot = std::move(snapshot);
    other.asked = other.now = 2 * minute;
    QString longest;
    for (const auto kind :
         {OtherMoment::Kind::Kept, OtherMoment::Kind::Rebuilt, OtherMoment::Kind::Ahead}) {
        other.kind = kind;
        if (const auto name = nameOf(other); name.size() > longest.size())
            longest = name;
    }
    return longest;
}

void TimelineController::showHistory(const Result<History>& history)
{
    m_isReading = false;
    m_sinceRead.start();
    const auto words = [&](const Error& error, QString (*ofContent)(const Error&)) {
        return isOfContent(error.code) ? ofContent(error)
                                       : errorWords(error, m_sources.source(), true).text;
    };
    const bool isAgain = m_history.has_value();
    if (isAgain && (!history || (history->whyNoPast && m_history->past))) {
        m_bar.setWhyNoPast(
            tr("The history is as it was read before: %1")
                .arg(words(!history ? history.error() : *history->whyNoPast, errorReason)));
        return;
    }
    if (!history) {
        m_bar.showSentence(words(history.error(), errorSentence));
        emit shown();
        return;
    }
    const auto moment = m_bar.moment();
    m_history = *history;
    m_bar.showSpan(history->span, std::exchange(m_history->busy, {}), history->marks,
                   history->cycles);
    if (history->whyNoPast)
        m_bar.setWhyNoPast(words(*history->whyNoPast, errorSentence));
    if (isAgain)
        goBackTo(moment);
    else
        emit shown();
    if (m_isOld)
        planToReadAgain();
}

/// The moment that was on the screen, as the history tells it now.
void TimelineController::goBackTo(std::optional<std::int64_t> moment)
{
    m_bar.setMoment(moment);
    if (moment)
        m_asked.reset();
    follow();
}

void TimelineController::close()
{
    m_bar.setMoment({});
    follow();
}

void TimelineController::follow()
{
    if (m_way != Way::None || !m_history || m_bar.moment() == m_asked)
        return; // settle() comes back
    m_asked = m_bar.moment();
    if (!m_asked) {
        m_way = m_sources.isAway() ? Way::Shown : Way::None;
        m_sources.showMoment({});
        return;
    }
    if (*m_asked > m_history->span.now) {
        showAhead(*m_asked);
        return;
    }
    m_way = Way::Made;
    const auto ticket = m_ticket;
    m_background.run([access = m_sources.access(), history = *m_history,
                      moment = *m_asked] { return momentOf(access, history, moment); },
                     [this, ticket](const Result<OtherMoment>& other) {
                         if (ticket == m_ticket)
                             show(other);
                     });
}

/// From the last reading on: while the window reads on its own, there are others.
void TimelineController::showAhead(std::int64_t moment)
{
    const auto& present = m_sources.present();
    const auto showIt = [this, now = std::max(moment, present->computedAt)] {
        show(OtherMoment{m_history->ahead, now, OtherMoment::Kind::Ahead, now});
    };
    if (m_history->aheadOf == present) {
        showIt();
        return;
    }
    m_way = Way::Made;
    m_background.run(
        [present] { return snapshotAhead(baselineInputs(present, present->computedAt)); },
        [this, present, showIt,
         ticket = m_ticket](const Result<std::shared_ptr<const Snapshot>>& ahead) {
            if (ticket != m_ticket)
                return;
            if (!ahead) {
                show(ahead.error());
                return;
            }
            m_history->ahead = *ahead;
            m_history->aheadOf = present;
            showIt();
        });
}

void TimelineController::show(const Result<OtherMoment>& other)
{
    if (other) {
        m_way = Way::Shown;
        m_sources.showMoment(*other);
        return;
    }
    m_way = Way::None;
    m_bar.showSentence(errorSentence(other.error()));
}

/// What was handed to the document has been evaluated: the next one may come.
void TimelineController::settle()
{
    if (m_toggle.isChecked() && !m_history)
        open();
    if (m_way != Way::Shown || m_workspace.document.isStale())
        return;
    const auto& base = m_workspace.document.baseSnapshot();
    if (base != m_sources.wanted())
        return;
    m_way = Way::None;
    follow();
    if (m_way == Way::None)
        emit shown();
}

} // namespace fairlead::app

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/history/outlookcontroller.h"

#include "app/editing/workspace.h"
#include "app/frame/errorwords.h"
#include "app/history/addedscenarios.h"
#include "app/history/keptscenarios.h"
#include "app/history/outlookpolicies.h"
#include "app/history/readingcomparison.h"
#include "app/history/trialreplay.h"
#include "app/sources/keptrecording.h"
#include "app/sources/sourcecontroller.h"
#include "models/accounting/sources/registry.h"
#include "models/document/policycomparison.h"
#include "models/outlook/outlookview.h"
#include "models/words/listwords.h"
#include "models/words/messagewords.h"
#include "models/words/replaywords.h"
#include "models/words/showntext.h"
#include "views/outlook/outlookpage.h"
#include "views/outlook/outlookscenarios.h"

#include <QFileInfo>
#include <QTimer>

#include <algorithm>

namespace fairlead::app {

namespace {
constexpr int afterAnEdit = 150; // ms
constexpr std::chrono::milliseconds atOnce{1000};
} // namespace

OutlookController::OutlookController(Workspace& workspace, SourceController& sources,
                                     const models::PolicyComparison& comparison,
                                     views::OutlookPage& page, QObject* parent)
    : QObject(parent)
    , m_workspace(workspace)
    , m_sources(sources)
    , m_comparison(comparison)
    , m_page(page)
    , m_kept(new KeptScenarios(workspace, sources, page, this))
    , m_again(new ReadingComparison(sources, this))
    , m_progress(new ReplayProgress(this))
    , m_soon(new QTimer(this))
{
    new AddedScenarios(workspace, page, this);
    m_soon->setSingleShot(true);
    m_soon->setInterval(afterAnEdit);
    connect(m_progress, &ReplayProgress::told, &m_page, &views::OutlookPage::showProgress);
    connect(m_soon, &QTimer::timeout, this, &OutlookController::request);
    connect(&page, &views::OutlookPage::runRequested, this, &OutlookController::request);
    connect(&page, &views::OutlookPage::cancelRequested, this, &OutlookController::stop);
    connect(&page, &views::OutlookPage::shown, this, &OutlookController::lookForHistory);
    connect(&page, &views::OutlookPage::daysChanged, this, &OutlookController::follow);
    connect(&page, &views::OutlookPage::daysChanged, this, &OutlookController::expectCost);
    connect(&page, &views::OutlookPage::scenariosChanged, this, &OutlookController::follow);
    connect(&workspace.document, &models::ScenarioDocument::evaluationChanged, this,
            &OutlookController::follow);
    connect(&comparison, &models::PolicyComparison::changed, this, &OutlookController::follow);
    connect(&sources, &SourceController::readAgain, this, [this] {
        forgetReading();
        m_again->compare(m_shownOf.reading, m_shownFrom);
        follow(); // the document is not told while another moment is on the screen
    });
    connect(m_again, &ReadingComparison::told, this, &OutlookController::takeComparison);
    connect(&workspace.document, &models::ScenarioDocument::snapshotReset, this, [this] {
        cancel();
        forgetReading();
        m_looked = Looked::NotYet;
        forgetShown();
    });
}

/// A history that was there is read by the next run; one that was not may be there now.
void OutlookController::forgetReading()
{
    m_recording = nullptr;
    m_expected.reset();
    ++m_look;
    if (m_looked == Looked::Asked)
        m_looked = Looked::NotYet;
}

/// What is shown is of the present reading too, or it is not.
void OutlookController::takeComparison(bool isSame)
{
    if (isSame) {
        m_recording = m_shownFrom;
        m_recordedFrom = 0; // it is no database
        m_looked = Looked::Found;
        if (m_shownOf.cluster == m_shownOf.reading)
            m_shownOf.cluster = m_sources.present();
        m_shownOf.reading = m_sources.present();
    }
    follow();
    emit compared();
}

OutlookController::~OutlookController()
{
    if (m_run)
        m_run->isCancelled = true;
}

std::vector<replay::NamedPolicy> OutlookController::policies() const
{
    const auto& document = m_workspace.document;
    std::vector<replay::NamedPolicy> policies{
        {"baseline", document.baseline()->evaluation->inputs}};
    if (hasComparedPolicy()) {
        auto inputs = document.evaluation()->inputs;
        inputs.policy = beside(*m_comparison.policy(), inputs.policy);
        inputs.snapshot = withPriorities(inputs.snapshot, m_comparison.policy()->partitions);
        const auto file = QFileInfo(m_comparison.name()).fileName();
        policies.push_back({file.toStdString(), std::move(inputs)});
    }
    if (document.isEdited()) // last: what the changes are of
        policies.push_back({tr("With the edits").toStdString(), document.evaluation()->inputs});
    return policies;
}

/// Of another scheduler than the cluster's it cannot be replayed.
bool OutlookController::hasComparedPolicy() const
{
    const auto& other = m_comparison.policy();
    const auto& own = m_workspace.document.baseline()->evaluation->inputs.policy;
    return other && other->settings.own.index() == own.own.index();
}

/// Of the policy under Compare, where it is left out.
QString OutlookController::notReplayed() const
{
    if (!m_comparison.policy() || hasComparedPolicy())
        return {};
    return tr("%1 is not a Slurm policy: only Slurm's schedulers can be replayed.")
        .arg(models::shownText(m_comparison.name()));
}

void OutlookController::request()
{
    const auto& document = m_workspace.document;
    if (document.evaluation() == nullptr || document.baseline() == nullptr)
        return;
    cancel();
    if (document.isStale() && !document.lastError()) {
        m_soon->start(); // what was edited last is on its way
        return;
    }
    m_run = std::make_shared<OutlookRun>();
    m_asked = settings();
    const auto from = beginOfDays(m_asked.days, m_asked.until);
    const bool isKnown
        = m_recording && (m_recordedFrom == 0 || (from != 0 && from >= m_recordedFrom));
    const auto ticket = ++m_ticket;
    m_page.showRunning(true);
    m_run->done = m_progress->start();
    OutlookRequest wanted{m_sources.recording(),
                          isKnown ? m_recording : nullptr,
                          policies(),
                          hasComparedPolicy() ? m_comparison.name() : QString(),
                          m_comparedOf == m_asked.policy ? m_compared : nullptr,
                          m_asked.scenarios,
                          document.baseSnapshot(),
                          m_asked.days,
                          m_asked.until,
                          document.now(),
                          document.isEdited(),
                          isKnown ? judgedBefore() : nullptr};
    m_background.run([wanted = std::move(wanted), run = m_run] { return runOutlook(wanted, *run); },
                     [this, ticket, look = m_look](const Result<OutlookAnswer>& answer) {
                         if (ticket == m_ticket) // else somebody has asked for something else
                             show(answer, look == m_look);
                     });
}

OutlookSettings OutlookController::settings() const
{
    const auto& document = m_workspace.document;
    const auto days = m_page.days();
    auto until = days == 0 ? 0 : endOfDays(m_sources);
    if (m_recording)
        until = std::min(until, m_recording->workload.to);
    return {m_sources.present(),
            clusterOnScreen(m_sources),
            document.scenario().edits,
            hasComparedPolicy() ? m_comparison.policy() : nullptr,
            m_page.scenarios().wanted(),
            days,
            until};
}

/// What is shown, if it was judged over the same jobs that a run is wanted of.
std::shared_ptr<const models::OutlookView> OutlookController::judgedBefore() const
{
    const bool isSame = m_shown && m_shownFrom == m_recording && m_asked.hasSameBase(m_shownOf);
    return isSame ? m_shown : nullptr;
}

/// Why what is shown is not what a run would give; not while a reading is compared.
views::Outdated OutlookController::outdated() const
{
    const auto why = m_shown ? settings().since(m_shownOf) : views::Outdated::No;
    return why == views::Outdated::Reading && m_again->isBusy() ? views::Outdated::No : why;
}

void OutlookController::refreshCurrent()
{
    const auto why = outdated();
    m_isCurrent = m_shown != nullptr && why == views::Outdated::No;
    const auto others = std::size_t{1} + m_workspace.document.isEdited() + hasComparedPolicy();
    const auto wanted = m_page.scenarios().wanted();
    const auto policies = std::min(others + wanted.size(), models::mostPolicies);
    if (m_shown == nullptr && m_expected)
        // Beside others the policy as it is has to be judged apart.
        m_page.showExpected(*m_expected
                            * static_cast<std::int64_t>(policies + (policies > 1 ? 1 : 0)));
    else
        m_page.showOutdated(why, policies);
    auto leftOut = leftOutWords(leftOutBeside(others, wanted));
    leftOut.prepend(notReplayed());
    m_page.showLeftOut(models::inARow(leftOut).trimmed());
}

/// What is done so far is shown; if there is nothing yet, what a finished run has shown stays, and
/// is of what it was of.
void OutlookController::stop()
{
    if (!m_run)
        return;
    if (m_run->replays) {
        m_run->isCancelled = true; // its answer comes
        return;
    }
    cancel();
    refreshCurrent();
    m_page.showStopped();
}

void OutlookController::cancel()
{
    m_soon->stop();
    if (!m_run)
        return;
    m_run->isCancelled = true;
    m_run = nullptr;
    ++m_ticket;
    m_progress->stop();
    m_background.forgetWaiting();
    m_page.showRunning(false);
}

/// Says at once that there is none. A database is asked for the wanted days only, by Run.
void OutlookController::lookForHistory()
{
    const bool isKnown = m_looked != Looked::NotYet || m_recording || m_run;
    if (isKnown || !m_workspace.document.hasSnapshot()
        || m_sources.access().source.kind().takesPeriod)
        return;
    m_looked = Looked::Asked;
    m_background.run([recording = m_sources.recording()] { return recording->get(); },
                     [this, look = m_look](const Result<SharedRecording>& recording) {
                         if (look != m_look || m_recording || m_run)
                             return;
                         if (recording) {
                             m_recording = *recording;
                             m_recordedFrom = 0;
                             m_looked = Looked::Found;
                             expectCost();
                         } else if (recording.error().code == ErrorCode::NoHistory && !m_shown) {
                             m_page.showNoHistory(errorSentence(recording.error()));
                         }
                     });
}

/// Before the first run, which tells it better.
void OutlookController::expectCost()
{
    if (m_shown || m_run || !m_recording || m_workspace.document.baseline() == nullptr)
        return;
    m_expected.reset();
    m_page.showExpected({});
    const auto days = m_page.days();
    m_background.run(
        [recording = m_recording, inputs = m_workspace.document.baseline()->evaluation->inputs,
         options = outlookOptions(days, endOfDays(m_sources),
                                  m_recording->workload)]() -> Result<std::chrono::milliseconds> {
            return expectedCost(recording, inputs, options);
        },
        [this, days, look = m_look](const Result<std::chrono::milliseconds>& cost) {
            if (look != m_look || days != m_page.days() || m_shown || m_run || !cost)
                return;
            m_expected = *cost;
            refreshCurrent();
        });
}

void OutlookController::follow()
{
    if (m_workspace.document.baseline() == nullptr)
        return; // nothing has been shown of it
    if (m_page.isVisible())
        lookForHistory();
    if (m_run) {
        m_isCurrent = m_shown != nullptr && outdated() == views::Outdated::No;
        return; // the page is told when it ends
    }
    if (m_isLive && m_page.isVisible() && outdated() != views::Outdated::No) {
        m_isCurrent = false;
        m_soon->start();
        return;
    }
    m_soon->stop();
    refreshCurrent();
}

void OutlookController::forgetShown()
{
    m_isLive = false;
    m_again->forget();
    m_shown = nullptr;
    m_shownFrom = nullptr;
    m_shownOf = {};
    m_isCurrent = false;
}

/// @param isOfPresent  the source has not been read again meanwhile
void OutlookController::show(const Result<OutlookAnswer>& answer, bool isOfPresent)
{
    m_run = nullptr;
    m_progress->stop();
    m_page.showRunning(false);
    const bool isRead = answer && isOfPresent && (answer->view || answer->empty);
    if (isRead && m_recording != answer->recording) {
        m_recording = answer->recording;
        const bool isCut = m_sources.access().source.kind().takesPeriod;
        m_recordedFrom = isCut ? beginOfDays(m_asked.days, m_asked.until) : 0;
    }
    if (!answer) {
        const auto words = errorWords(answer.error(), m_sources.source(), true);
        const bool hasNone = answer.error().code == ErrorCode::NoHistory;
        forgetShown();
        if (hasNone)
            m_page.showNoHistory(errorSentence(answer.error()));
        else
            m_page.showProblem(tr("The history cannot be read"), words.text);
    } else if (answer->empty) {
        m_looked = Looked::Found;
        forgetShown();
        const auto& workload = answer->recording->workload;
        auto wanted = *answer->empty; // before it was cut at the beginning of the history
        if (m_asked.days > 0)
            wanted.from = beginOfDays(m_asked.days, wanted.to);
        m_page.showEmptyPeriod(wanted, {workload.from, workload.to});
    } else if (answer->view) {
        showView(*answer);
    } else {
        refreshCurrent();
        m_page.showStopped();
    }
    emit shown();
}

void OutlookController::showView(const OutlookAnswer& answer)
{
    m_looked = Looked::Found;
    m_compared = answer.compared;
    m_comparedOf = m_asked.policy;
    m_isLive = answer.view->took <= atOnce;
    m_shown = answer.view;
    m_shownFrom = answer.recording;
    m_shownOf = m_asked;
    m_shownOf.until = std::min(m_asked.until, answer.recording->workload.to);
    if (m_shownOf.reading != m_sources.present()) // read again meanwhile
        m_again->compare(m_shownOf.reading, m_shownFrom);
    else
        m_again->forget();
    m_page.showOutlook(answer.view);
    refreshCurrent();
    const auto done = answer.view->outlook->policies.front().replicas.size();
    if (!answer.view->outlook->isComplete)
        m_page.showStopped(static_cast<int>(done), int{outlookReplicas});
    else if (!m_isCurrent)
        follow(); // edited meanwhile
}

} // namespace fairlead::app

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/questions/findercontroller.h"

#include "app/questions/offeredparameters.h"
#include "app/sources/sourcecontroller.h"
#include "app/window/errorwords.h"
#include "app/window/workspace.h"
#include "app/worker/threadcount.h"
#include "engine/base/durations.h"
#include "engine/base/timetext.h"
#include "engine/finder/found.h"
#include "engine/replay/outcome/recordedwaits.h"
#include "engine/replay/outcome/trust.h"
#include "models/lists/findermodel.h"
#include "models/words/messagewords.h"
#include "models/words/replaywords.h"
#include "models/words/showntext.h"
#include "views/widgets/texts/messagebar.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <numeric>
#include <utility>

namespace fairlead::app {

using durations::hour;
using durations::minute;
using models::ScenarioDocument;

namespace {
constexpr std::uint32_t searchedReplicas = 10;
constexpr std::uint64_t seed = 1;
constexpr double knowsBy = 0.02; // how much has to be done before one can say what is left
// Parts of the work.
constexpr double searchPart = 0.8;
constexpr double againPart = 0.15;

/// A figure of how long jobs waited, as targets name it.
struct WaitNow
{
    const char* figure = "median";
    double seconds = 0;
};

/// Of the recorded jobs that started, the first figure that could be made shorter; nothing: there
/// are none.
std::optional<WaitNow> waitNow(const replay::Recording& recording, const AssocKey& whose)
{
    const auto& workload = recording.workload;
    const auto waits = replay::recordedWaits(recording, workload.from, workload.to);
    const auto& named = whose.user.empty() ? waits.accounts : waits.users;
    const auto found = named.find(whose.user.empty() ? whose.account : whose.user);
    if (found == named.end())
        return {};
    const auto& figures = found->second;
    for (const auto& wait :
         {WaitNow{"median", figures.medianWait}, WaitNow{"p90", figures.p90Wait}}) {
        if (wait.seconds >= 2 * minute)
            return wait;
    }
    return WaitNow{"mean", figures.meanWait};
}

std::int64_t nearest(std::int64_t seconds, std::int64_t unit)
{
    return (seconds + unit / 2) / unit;
}

/// Half as long as they wait now, or an hour where that is not known.
QString waitTarget(const AssocKey& whose, const std::optional<WaitNow>& now)
{
    const auto half = now ? static_cast<std::int64_t>(std::llround(now->seconds / 2.0)) : hour;
    const auto [value, unit] = half >= 2 * hour || half == hour
        ? std::pair(nearest(half, hour), "h")
        : half >= 2 * minute ? std::pair(nearest(half, minute), "min")
                             : std::pair(std::max<std::int64_t>(half, 1), "s");
    return QStringLiteral("%1 wait of %2 %3 <= %4 %5")
        .arg(QLatin1String(now ? now->figure : "median"),
             whose.user.empty() ? QLatin1String("account") : QLatin1String("user"),
             models::exactText(whose.user.empty() ? whose.account : whose.user),
             QString::number(value), QLatin1String(unit));
}
} // namespace

FinderController::FinderController(Workspace& workspace, SourceController& sources,
                                   views::MessageBar& messages, QWidget* window)
    : QObject(window)
    , m_workspace(workspace)
    , m_sources(sources)
    , m_messages(messages)
    , m_window(window)
    , m_targets{QStringLiteral("p90 wait of small jobs <= 2 h"),
                QStringLiteral("p90 wait of large jobs <= 2 d")}
    , m_progress(new ReplayProgress(this))
{
    connect(m_progress, &ReplayProgress::told, this, &FinderController::showProgress);
    connect(&workspace.document, &ScenarioDocument::snapshotReset, this, &FinderController::forget);
    connect(&workspace.document, &ScenarioDocument::evaluationChanged, this,
            &FinderController::followEdits);
}

/// Another cluster: what was found is not of it.
void FinderController::forget()
{
    cancel();
    if (m_dialog)
        m_dialog->close();
    m_found = nullptr;
    m_sharesOffered.clear();
    m_varied.clear(); // after the dialog has left what was typed into it
    m_history.forget();
}

void FinderController::showDialog()
{
    if (m_dialog) {
        m_dialog->raise();
        m_dialog->activateWindow();
        return;
    }
    if (m_workspace.document.evaluation() == nullptr)
        return;
    m_dialog = new views::FinderDialog(m_window);
    m_dialog->setQuestion(
        m_targets,
        m_varied.isEmpty() ? usualParameters(m_workspace.document.evaluation()->inputs) : m_varied);
    if (m_candidates > 0)
        m_dialog->setCandidates(m_candidates);
    if (m_found)
        m_dialog->showFound(m_found, m_foundFor.question);
    followEdits();
    connect(m_dialog, &views::FinderDialog::runRequested, this, &FinderController::ask);
    connect(m_dialog, &views::FinderDialog::stopRequested, this, &FinderController::cancel);
    connect(m_dialog, &views::FinderDialog::tryRequested, this, &FinderController::tryIt);
    connect(m_dialog, &QDialog::finished, this, [this] {
        m_targets = m_dialog->targets();
        m_varied = m_dialog->varied();
        m_candidates = m_dialog->candidates();
        cancel();
    });
    m_dialog->show();
    lookAtHistory({});
}

/// Whether there is one to search in, and how long the jobs of an account or user have waited.
void FinderController::lookAtHistory(const std::optional<AssocKey>& whose)
{
    m_history.ask(
        [recording = m_sources.recording(), whose]() -> Result<std::optional<WaitNow>> {
            const auto read = recording->get();
            if (!read)
                return read.error();
            return whose ? waitNow(**read, *whose) : std::nullopt;
        },
        [this, whose](const Result<std::optional<WaitNow>>& now) {
            if (!m_dialog)
                return;
            if (!now && isOfContent(now.error().code)) {
                cancel();
                m_dialog->setWhyNone(errorReason(now.error()));
            } else if (now && *now && whose
                       && m_dialog->targets() == QStringList{waitTarget(*whose, {})}) {
                m_dialog->setQuestion({waitTarget(*whose, *now)}, m_dialog->varied());
            }
            emit looked();
        });
}

void FinderController::showForWaits(AssocIndex assoc)
{
    const auto key = keyOf(*m_workspace.document.snapshot(), assoc);
    showDialog();
    if (!m_dialog)
        return;
    auto varied = m_dialog->varied();
    varied.removeAll(std::exchange(m_sharesOffered, {})); // of whom was asked about before
    const auto count = varied.size();
    varied = withSharesOf(key, std::move(varied), m_workspace.document.evaluation()->inputs);
    if (varied.size() > count)
        m_sharesOffered = varied.front();
    m_dialog->setQuestion({waitTarget(key, {})}, varied);
    lookAtHistory(key);
    if (m_search.isWaiting())
        return;
    m_found = nullptr; // it is of other targets
    m_dialog->showNothing();
}

/// What is asked for, whatever the source. Error code Usage: a line is not of its form.
Result<FinderController::Request> FinderController::request()
{
    const auto& document = m_workspace.document;
    Request request{
        m_sources.recording(), {}, {}, document.evaluation(), document.baseline()->evaluation,
        document.isEdited()};
    const auto& present = request.present->inputs;
    std::vector<finder::Varied> space;
    using Box = views::FinderDialog::Box;
    for (const auto& line : m_dialog->targets()) {
        auto target = finder::parseTarget(line.toStdString());
        if (!target) {
            m_dialog->pointAt(Box::Targets, static_cast<int>(request.question.targets.size()));
            return target.error();
        }
        request.question.targets.push_back(*std::move(target));
    }
    for (const auto& line : m_dialog->varied()) {
        auto varied = finder::parseVaried(line.toStdString(), present);
        if (!varied) {
            m_dialog->pointAt(Box::Varied, static_cast<int>(space.size()));
            return varied.error();
        }
        request.varied.push_back(finder::presentOf(*varied, present));
        space.push_back(*std::move(varied));
    }
    if (request.question.targets.empty() || space.empty())
        return Error{
            ErrorCode::Usage,
            worded(tr("Give at least one target and one parameter that may change.").toStdString()),
            {}};
    request.question.candidates
        = finder::candidatesOf(space, static_cast<std::size_t>(m_dialog->candidates()), seed);
    auto& options = request.question.options;
    options.replicas = searchedReplicas;
    options.seed = seed;
    options.keepsJobs = false;
    options.threads = threadCount();
    return request;
}

void FinderController::ask()
{
    const auto& document = m_workspace.document;
    if (!m_dialog || document.evaluation() == nullptr || document.baseline() == nullptr)
        return;
    cancel();
    auto wanted = request();
    if (!wanted) {
        m_dialog->showRefusal(errorReason(wanted.error()));
        emit shown();
        return;
    }
    m_asked = {m_dialog->question(), SearchedPolicy::of(document)};
    m_dialog->showRunning(true);
    m_since.start();
    m_search.ask([request = *std::move(wanted), done = m_progress->start()](
                     const Stop& stop) { return compute(request, done, stop); },
                 [this](const Result<Found>& answer) { show(answer); });
}

Result<FinderController::Found> FinderController::compute(const Request& request,
                                                          const ReplayProgress::Done& done,
                                                          const Stop& stop)
{
    const auto recording = request.recording->get();
    if (!recording)
        return recording.error();
    return search(request, *recording, done, stop);
}

Result<FinderController::Found> FinderController::search(const Request& request,
                                                         const KeptRecording::Shared& recording,
                                                         const ReplayProgress::Done& done,
                                                         const Stop& stop)
{
    const auto& workload = recording->workload;
    auto question = request.question;
    question.recording = recording;
    question.present = request.present->inputs;
    const auto weeks = finder::weeksOf(workload.from, workload.to);
    if (!weeks.areInOrder())
        return Error{
            ErrorCode::DataInvalid,
            worded(tr("The history is too short to search in a part of it.").toStdString()),
            {}};
    question.options.from = weeks.from;
    question.options.to = weeks.to;
    question.options.isCancelled = &stop;
    question.options.progress = ReplayProgress::counter(done, 0.0, searchPart);
    std::vector<std::size_t> all(question.candidates.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    const auto judged = finder::judge(question, all);
    if (!judged)
        return judged.error();
    question.options.progress = ReplayProgress::counter(done, searchPart, againPart);
    auto found = finder::foundBy(question, *judged, weeks);
    if (!found)
        return found.error();
    constexpr double before = searchPart + againPart;
    question.options.progress = ReplayProgress::counter(done, before, 1.0 - before);
    const auto own = replay::ownReplay(recording, request.site->inputs, question.options);
    if (stop || !own || found->seen.empty())
        return Found();
    return std::make_shared<const models::FinderView>(models::FinderView{
        std::move(question.targets), std::move(question.candidates), request.varied,
        *std::move(found), weeks, replay::trustFigures(own->outlook, own->decisions),
        models::replayTrust(*own), request.isEdited});
}

void FinderController::cancel()
{
    if (!m_search.isWaiting())
        return;
    m_search.forget();
    m_progress->stop();
    if (m_dialog)
        m_dialog->showRunning(false);
}

void FinderController::showProgress(double done)
{
    std::optional<std::chrono::seconds> left;
    if (done > knowsBy)
        left = std::chrono::seconds(static_cast<std::int64_t>(static_cast<double>(m_since.elapsed())
                                                              / 1000.0 * (1.0 - done) / done));
    if (m_dialog)
        m_dialog->showProgress(done, left);
}

void FinderController::show(const Result<Found>& answer)
{
    m_progress->stop();
    if (!m_dialog)
        return;
    m_dialog->showRunning(false);
    m_found = answer ? *answer : nullptr;
    if (!answer) {
        const auto code = answer.error().code;
        const bool isReason = isOfContent(code) || code == ErrorCode::Usage;
        m_dialog->showProblem(isReason ? errorReason(answer.error())
                                       : errorWords(answer.error(), m_sources.source(), true).text);
    } else if (m_found) {
        m_foundFor = m_asked;
        m_dialog->showFound(m_found, m_foundFor.question);
        followEdits();
    }
    emit shown();
}

void FinderController::followEdits()
{
    const auto& document = m_workspace.document;
    if (m_dialog && m_found && document.evaluation() != nullptr)
        m_dialog->showEdited(m_foundFor.policy.editedSince(document, m_found->present));
}

void FinderController::tryIt(const finder::Candidate& edits)
{
    if (const auto done = m_workspace.editor.submit(edits, tr("try a policy that was found"));
        !done)
        m_messages.showError(models::messageWords(done.error().message), {});
}

} // namespace fairlead::app

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/questions/findercontroller.h"

#include "app/editing/workspace.h"
#include "app/frame/errorwords.h"
#include "app/history/trialreplay.h"
#include "app/questions/offeredparameters.h"
#include "app/questions/suggestedtargets.h"
#include "app/sources/sourcecontroller.h"
#include "app/worker/threadcount.h"
#include "engine/finder/found.h"
#include "engine/replay/outcome/trust.h"
#include "models/lists/findermodel.h"
#include "models/words/messagewords.h"
#include "models/words/replaywords.h"
#include "views/widgets/texts/messagebar.h"

#include <algorithm>
#include <chrono>
#include <numeric>
#include <utility>

namespace fairlead::app {

using models::ScenarioDocument;

namespace {
constexpr std::uint32_t searchedReplicas = 10;
constexpr std::uint64_t seed = 1;
constexpr double knowsBy = 0.02; // how much has to be done before one can say what is left
// Parts of the work.
constexpr double searchPart = 0.8;
constexpr double againPart = 0.15;

replay::OutlookOptions searchOptions()
{
    replay::OutlookOptions options;
    options.replicas = searchedReplicas;
    options.seed = seed;
    options.keepsJobs = false;
    options.threads = threadCount();
    return options;
}
} // namespace

FinderController::FinderController(Workspace& workspace, SourceController& sources,
                                   views::MessageBar& messages, QWidget* window)
    : QObject(window)
    , m_workspace(workspace)
    , m_sources(sources)
    , m_messages(messages)
    , m_window(window)
    , m_targets(usualTargets())
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
    m_targets = usualTargets();
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
    m_dialog->question().setLines({m_targets,
                                   m_varied.isEmpty()
                                       ? usualParameters(m_workspace.document.evaluation()->inputs)
                                       : m_varied});
    if (m_candidates > 0)
        m_dialog->setCandidates(m_candidates);
    if (m_found)
        m_dialog->showFound(m_found, m_foundFor.question);
    followEdits();
    connect(m_dialog, &views::FinderDialog::runRequested, this, &FinderController::ask);
    connect(m_dialog, &views::FinderDialog::stopRequested, this, &FinderController::cancel);
    connect(m_dialog, &views::FinderDialog::tryRequested, this, &FinderController::tryIt);
    connect(m_dialog, &QDialog::finished, this, [this] {
        const auto lines = m_dialog->question().lines();
        m_targets = lines.targets;
        m_varied = lines.varied;
        m_candidates = m_dialog->candidates();
        cancel();
    });
    m_dialog->show();
    lookAtHistory({});
}

/// Targets that were suggested before the history was known.
QStringList FinderController::blindTargets(const std::optional<AssocKey>& whose)
{
    return whose ? QStringList{waitTarget(*whose, nullptr)} : usualTargets();
}

/// Whether there is one to search in, what would be a target there, and how long a search takes.
void FinderController::lookAtHistory(const std::optional<AssocKey>& whose)
{
    m_history.ask(
        [recording = m_sources.recording(), whose,
         present = m_workspace.document.evaluation()]() -> Result<Look> {
            const auto read = recording->get();
            if (!read)
                return read.error();
            const auto& workload = (*read)->workload;
            const auto weeks = finder::weeksOf(workload.from, workload.to);
            auto options = searchOptions();
            options.from = weeks.from;
            options.to = weeks.to;
            Look look{whose ? QStringList{waitTarget(*whose, read->get(),
                                                     present->snapshot().formerNames)}
                            : usualTargets(**read)};
            const auto replicas = static_cast<double>(options.replicas) / options.threads;
            if (weeks.areInOrder())
                look.costOfOne = std::chrono::duration_cast<std::chrono::milliseconds>(
                    costOfReplay(*read, present->inputs, options) * replicas / searchPart);
            return look;
        },
        [this, whose](const Result<Look>& look) {
            if (!m_dialog)
                return;
            if (look) {
                showLook(*look, blindTargets(whose));
            } else if (isOfContent(look.error().code)) {
                cancel();
                m_dialog->setWhyNone(errorReason(look.error()));
            }
        });
}

/// @param blind  the suggestion that gives way to that of the history; what was typed stays
void FinderController::showLook(const Look& look, const QStringList& blind)
{
    auto& question = m_dialog->question();
    if (!m_search.isWaiting() && !m_found && question.lines().targets == blind)
        question.suggestTargets(look.targets);
    m_dialog->setCostOfOne(look.costOfOne);
}

void FinderController::showForWaits(AssocIndex assoc)
{
    const auto key = keyOf(*m_workspace.document.snapshot(), assoc);
    showDialog();
    if (!m_dialog)
        return;
    auto varied = m_dialog->question().lines().varied;
    varied.removeAll(std::exchange(m_sharesOffered, {})); // of whom was asked about before
    const auto count = varied.size();
    varied = withSharesOf(key, std::move(varied), m_workspace.document.evaluation()->inputs);
    if (varied.size() > count)
        m_sharesOffered = varied.front();
    m_dialog->question().setLines({blindTargets(key), varied});
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
    using Box = views::FinderQuestion::Box;
    auto& asked = m_dialog->question();
    const auto lines = asked.lines();
    for (const auto& line : lines.targets) {
        auto target = finder::parseTarget(line.toStdString());
        if (!target) {
            asked.pointAt(Box::Targets, static_cast<int>(request.question.targets.size()));
            return target.error();
        }
        request.question.targets.push_back(*std::move(target));
    }
    for (const auto& line : lines.varied) {
        auto varied = finder::parseVaried(line.toStdString(), present);
        if (!varied) {
            asked.pointAt(Box::Varied, static_cast<int>(space.size()));
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
    request.question.options = searchOptions();
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
    m_asked = {m_dialog->question().lines(), SearchedPolicy::of(document)};
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

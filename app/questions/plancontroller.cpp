// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/questions/plancontroller.h"

#include "app/editing/workspace.h"
#include "app/frame/errorwords.h"
#include "app/sources/sourcecontroller.h"
#include "app/worker/threadcount.h"
#include "engine/replay/clock/completed.h"
#include "models/accounting/sources/registry.h"
#include "models/accounting/sources/sources.h"
#include "models/words/explanation.h"
#include "models/words/messagewords.h"
#include "models/words/planwords.h"
#include "views/widgets/texts/messagebar.h"

#include <set>

namespace fairlead::app {

using models::ScenarioDocument;

namespace {
constexpr std::uint32_t plannedReplicas = 3;

/// By name, each once.
std::vector<std::string> usersOf(const Snapshot& snapshot)
{
    std::set<std::string> names;
    for (std::size_t i = 0; i < snapshot.assocs.size(); ++i) {
        if (snapshot.assocs.isUser(AssocIndex(i)))
            names.insert(snapshot.userName(AssocIndex(i)));
    }
    return {names.begin(), names.end()};
}

/// Each once, in their order.
std::vector<std::string> partitionsOf(const Snapshot& snapshot, JobIndex job)
{
    std::vector<std::string> names;
    const auto& first = snapshot.rows.firstOfJob;
    for (auto row = first[job.at()].at(); row < first[job.at() + 1].at(); ++row) {
        const auto& name = snapshot.rowPartitionName(RowIndex(row));
        if (!name.empty() && std::ranges::find(names, name) == names.end())
            names.push_back(name);
    }
    return names;
}

template <typename List>
std::vector<std::string> namesOf(const List& list)
{
    std::vector<std::string> names;
    for (const auto& entry : list)
        names.push_back(entry.name);
    return names;
}
} // namespace

PlanController::PlanController(Workspace& workspace, SourceController& sources,
                               views::MessageBar& messages, QWidget* window)
    : QObject(window)
    , m_workspace(workspace)
    , m_sources(sources)
    , m_messages(messages)
    , m_window(window)
    , m_progress(new ReplayProgress(this))
{
    connect(m_progress, &ReplayProgress::told, this, [this](double done) {
        if (m_dialog)
            m_dialog->showReplaying(done);
    });
    connect(&workspace.document, &ScenarioDocument::evaluationChanged, this, &PlanController::ask);
    connect(&workspace.document, &ScenarioDocument::snapshotReset, this, [this] {
        if (m_dialog)
            m_dialog->close(); // it is about another cluster
        m_replays = nullptr;
    });
}

void PlanController::showDialog()
{
    const auto& evaluation = m_workspace.document.evaluation();
    if (evaluation == nullptr)
        return;
    if (!evaluation->order.empty())
        showLike(evaluation->order.front());
    else
        open({});
}

void PlanController::showLike(RowIndex row)
{
    const auto& snapshot = *m_workspace.document.snapshot();
    const auto job = snapshot.rows.job[row.at()];
    const auto i = job.at();
    PlannedJobs jobs;
    if (const auto assoc = snapshot.jobs.assoc[i]; assoc.isValid())
        jobs.user = snapshot.userName(assoc);
    jobs.partitions = partitionsOf(snapshot, job);
    if (const auto qos = snapshot.jobs.qos[i]; qos.isValid())
        jobs.qos = snapshot.qos[qos.at()].name;
    jobs.cpus = std::max(snapshot.jobs.cpus[i], 1U);
    jobs.nodes = std::max(snapshot.jobs.nodes[i], 1U);
    jobs.limit = snapshot.jobs.timeLimit[i];
    open(jobs);
    if (m_dialog)
        m_dialog->nameModel(models::shortRowName(snapshot, row));
}

void PlanController::open(const PlannedJobs& jobs)
{
    if (m_dialog)
        m_dialog->close();
    if (const auto can = checkPlannable(m_workspace.document.policy()); !can) {
        m_messages.showError(models::messageWords(can.error().message), {});
        return;
    }
    const auto& snapshot = *m_workspace.document.snapshot();
    m_dialog = new views::PlanDialog(m_window);
    m_dialog->setChoices(usersOf(snapshot), snapshot.partitions, namesOf(snapshot.qos));
    m_dialog->setJobs(jobs);
    m_wantsWaits = false;
    connect(m_dialog, &views::PlanDialog::jobsChanged, this, &PlanController::ask);
    connect(m_dialog, &views::PlanDialog::waitsRequested, this, [this] {
        m_wantsWaits = true;
        ask();
    });
    connect(m_dialog, &QDialog::finished, this, [this] {
        m_starts.forget();
        m_waits.forget();
        m_progress->stop();
    });
    ask();
    m_dialog->show();
}

void PlanController::ask()
{
    const auto& evaluation = m_workspace.document.evaluation();
    if (!m_dialog || evaluation == nullptr)
        return;
    m_places.forget();
    m_starts.forget();
    m_waits.forget();
    m_progress->stop();
    const auto jobs = m_dialog->jobs();
    if (!jobs) {
        m_dialog->showSentence(tr("This time limit cannot be read: write 2:00:00, 1-0 or 2 h."));
        emit shown();
        return;
    }
    m_places.ask([inputs = evaluation->inputs, jobs = *jobs] { return planned(inputs, jobs); },
                 [this](const Result<std::vector<PlannedPlace>>& places) { show(places); });
}

void PlanController::show(const Result<std::vector<PlannedPlace>>& places)
{
    if (!m_dialog)
        return;
    if (places) {
        const auto& away = m_sources.away();
        m_dialog->showPlaces(*places, *m_workspace.document.snapshot(), away ? away->asked : 0);
        m_planned = *places;
        m_dialog->showBesidePlaces(leftOut());
        askStarts();
        if (m_wantsWaits)
            askWaits(*places);
    } else
        m_dialog->showSentence(models::sentenceWords(places.error().message));
    emit shown();
}

QStringList PlanController::leftOut() const
{
    const auto jobs = m_dialog->jobs();
    return jobs ? models::leftOutLines(*m_workspace.document.snapshot(), *jobs) : QStringList();
}

/// Sources without a history do not tell of machine and limits: nothing is said then. No server is
/// asked for its history only for this, and no command of Slurm is run.
void PlanController::askStarts()
{
    const auto& evaluation = m_workspace.document.evaluation();
    const auto jobs = m_dialog->jobs();
    if (evaluation == nullptr || !jobs)
        return;
    const auto& source = m_sources.access().source;
    const bool isHere = !source.isDatabase() && !source.kind().takesPeriod;
    m_starts.ask(
        [kept = m_sources.recording(), access = m_sources.access(), isHere,
         inputs = evaluation->inputs, jobs = *jobs, places = m_planned]() -> Result<OnMachine> {
            if (const auto machine = accounting::readMachine(access))
                return onMachine(*machine, inputs, jobs, places);
            const auto read = isHere ? kept->get() : Result(kept->known());
            if (!read || *read == nullptr)
                return read ? Result(OnMachine()) : read.error();
            return onMachine(**read, inputs, jobs, places);
        },
        [this](const Result<OnMachine>& told) {
            if (m_dialog && told)
                showStarts(*told);
        });
}

void PlanController::showStarts(const OnMachine& told)
{
    if (!told.never) {
        m_dialog->showBesidePlaces(leftOut() + models::machineLines(m_planned, told));
        return;
    }
    m_waits.forget();
    m_progress->stop();
    m_dialog->showSentence(models::sentenceWords(told.never->message));
}

void PlanController::askWaits(const std::vector<PlannedPlace>& places)
{
    const auto& document = m_workspace.document;
    const auto jobs = m_dialog->jobs();
    if (document.evaluation() == nullptr || document.baseline() == nullptr || !jobs)
        return;
    const auto done = m_progress->start();
    if (m_replays == nullptr || m_replays->of != document.evaluation())
        m_dialog->showReplaying(0.0);
    else
        m_progress->stop();
    m_waits.ask([question = WaitsQuestion{m_sources.recording(), document.evaluation(),
                                          document.baseline()->evaluation, document.isEdited(),
                                          m_replays, *jobs, places, done}](
                    const NewestQuestion::Stop& stop) { return waitsOf(question, stop); },
                [this](const Result<Waiting>& waiting) { showWaits(waiting); });
}

Result<PlanController::SharedReplays> PlanController::replay(const WaitsQuestion& question,
                                                             const NewestQuestion::Stop& stop)
{
    if (question.replays != nullptr && question.replays->of == question.present)
        return question.replays;
    const auto recording = question.recording->get();
    if (!recording)
        return recording.error();
    if (auto good = replay::checkReplayable(question.present->inputs.policy); !good)
        return good.error();
    replay::OutlookOptions options;
    options.replicas = plannedReplicas;
    options.keepsAll = true;
    options.threads = threadCount();
    options.isCancelled = &stop;
    constexpr double ownPart = 0.5; // of the time; trust takes the rest
    options.progress = ReplayProgress::counter(question.done, 0.0, ownPart);
    auto made = std::make_shared<Replays>();
    made->of = question.present;
    made->recording = *recording;
    std::vector<replay::NamedPolicy> policies{{"baseline", question.site->inputs}};
    if (question.isEdited)
        policies.push_back({"edits", question.present->inputs});
    made->outlook = replay::outlookOf(*recording, policies, options);
    made->trust
        = question.recording->trust(question.site->inputs, stop,
                                    ReplayProgress::counter(question.done, ownPart, 1.0 - ownPart));
    return SharedReplays(std::move(made));
}

Result<PlanController::Waiting> PlanController::waitsOf(const WaitsQuestion& question,
                                                        const NewestQuestion::Stop& stop)
{
    auto replays = replay(question, stop);
    if (!replays)
        return replays.error();
    Waiting waiting{*replays, {}};
    if (!stop)
        waiting.waits = plannedWaits(*(*replays)->recording, question.present->snapshot(),
                                     question.jobs, question.places, (*replays)->outlook);
    return waiting;
}

void PlanController::showWaits(const Result<Waiting>& waiting)
{
    m_progress->stop();
    if (!m_dialog)
        return;
    if (waiting) {
        m_replays = waiting->replays;
        m_dialog->showWaits(waiting->waits, m_replays->trust.figures, m_replays->trust.lines);
        askStarts(); // the history has been read now
    } else {
        m_wantsWaits = false;
        m_dialog->showNoWaits(errorReason(waiting.error()));
    }
}

} // namespace fairlead::app

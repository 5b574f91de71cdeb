// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/scenario/plancontroller.h"

#include "app/window/workspace.h"
#include "models/words/messagewords.h"

#include <set>

namespace fairlead::app {

using models::ScenarioDocument;

namespace {
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

template <typename List>
std::vector<std::string> namesOf(const List& list)
{
    std::vector<std::string> names;
    for (const auto& entry : list)
        names.push_back(entry.name);
    return names;
}
} // namespace

PlanController::PlanController(Workspace& workspace, QWidget* window)
    : QObject(window)
    , m_workspace(workspace)
    , m_window(window)
{
    connect(&workspace.document, &ScenarioDocument::evaluationChanged, this, &PlanController::ask);
    connect(&workspace.document, &ScenarioDocument::snapshotReset, this, [this] {
        if (m_dialog)
            m_dialog->close(); // it is about another cluster
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
    jobs.partition = snapshot.rowPartitionName(row);
    if (const auto qos = snapshot.jobs.qos[i]; qos.isValid())
        jobs.qos = snapshot.qos[qos.at()].name;
    jobs.cpus = std::max(snapshot.jobs.cpus[i], 1U);
    jobs.nodes = std::max(snapshot.jobs.nodes[i], 1U);
    jobs.limit = snapshot.jobs.timeLimit[i];
    open(jobs);
}

void PlanController::open(const PlannedJobs& jobs)
{
    if (m_dialog)
        m_dialog->close();
    const auto& snapshot = *m_workspace.document.snapshot();
    m_dialog = new views::PlanDialog(m_window);
    m_dialog->setChoices(usersOf(snapshot), namesOf(snapshot.partitions), namesOf(snapshot.qos));
    m_dialog->setJobs(jobs);
    connect(m_dialog, &views::PlanDialog::jobsChanged, this, &PlanController::ask);
    ask();
    m_dialog->show();
}

void PlanController::ask()
{
    const auto& evaluation = m_workspace.document.evaluation();
    if (!m_dialog || evaluation == nullptr)
        return;
    m_background.forgetWaiting();
    const auto ticket = ++m_ticket;
    const auto jobs = m_dialog->jobs();
    if (!jobs) {
        m_dialog->showSentence(tr("This time limit cannot be read: write 2:00:00, 1-0 or 2 h."));
        emit shown();
        return;
    }
    m_background.run(
        [inputs = evaluation->inputs, jobs = *jobs] { return planned(inputs, jobs); },
        [this, ticket](const Result<std::vector<PlannedPlace>>& places) { show(ticket, places); });
}

void PlanController::show(quint64 ticket, const Result<std::vector<PlannedPlace>>& places)
{
    if (ticket != m_ticket || !m_dialog)
        return; // somebody has asked for something else since
    if (places)
        m_dialog->showPlaces(*places);
    else
        m_dialog->showSentence(models::messageWords(places.error().message));
    emit shown();
}

} // namespace fairlead::app

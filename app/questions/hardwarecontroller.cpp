// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/questions/hardwarecontroller.h"

#include "app/editing/workspace.h"
#include "models/words/hardwarewords.h"
#include "models/words/messagewords.h"
#include "views/widgets/texts/messagebar.h"

#include <algorithm>

namespace fairlead::app {

using models::ScenarioDocument;

namespace {
constexpr double someMachine = 100; // where a source does not say how many nodes it has

std::vector<AssocKey> buyersOf(const Snapshot& snapshot)
{
    std::vector<AssocKey> keys;
    for (std::size_t i = 1; i < snapshot.assocs.size(); ++i)
        keys.push_back(keyOf(snapshot, AssocIndex(i)));
    return keys;
}
} // namespace

HardwareController::HardwareController(Workspace& workspace, views::MessageBar& messages,
                                       QWidget* window)
    : QObject(window)
    , m_workspace(workspace)
    , m_messages(messages)
    , m_window(window)
{
    connect(&workspace.document, &ScenarioDocument::evaluationChanged, this, [this] {
        if (m_dialog && !m_tried.empty()) {
            const auto tried = m_tried.size();
            const auto machine = machineNow();
            if (m_tried.size() != tried)
                m_dialog->setMachine(machine); // what made it larger was taken back
            else if (m_isDone)
                return; // it is the evaluation of what was tried
        }
        ask();
    });
    connect(&workspace.document, &ScenarioDocument::snapshotReset, this, [this] {
        m_tried.clear();
        if (m_dialog)
            m_dialog->close(); // it is about another cluster
    });
}

void HardwareController::showDialog(AssocIndex assoc)
{
    const auto& snapshot = *m_workspace.document.snapshot();
    if (m_dialog)
        m_dialog->close();
    const auto machine = machineNow();
    m_dialog = new views::HardwareDialog(m_window);
    m_dialog->setChoices(buyersOf(snapshot), keyOf(snapshot, assoc));
    m_dialog->setMachine(machine);
    connect(m_dialog, &views::HardwareDialog::questionChanged, this, &HardwareController::ask);
    connect(m_dialog, &views::HardwareDialog::tryRequested, this, &HardwareController::tryIt);
    ask();
    m_dialog->show();
}

void HardwareController::ask()
{
    const auto& evaluation = m_workspace.document.evaluation();
    if (!m_dialog || evaluation == nullptr)
        return;
    m_answer.reset();
    m_isDone = false;
    m_question.ask(
        [evaluation, machine = m_dialog->machine(), bought = m_dialog->bought()] {
            return sharesAfter(evaluation->inputs, machine, {bought});
        },
        [this, evaluation, machine = m_dialog->machine()](const Result<NewShares>& answer) {
            show(evaluation, machine, answer);
        });
}

void HardwareController::show(const std::shared_ptr<const Evaluation>& evaluation, double machine,
                              const Result<NewShares>& answer)
{
    if (!m_dialog)
        return;
    if (answer) {
        m_answer = *answer;
        m_dialog->showAnswer(*answer, evaluation->snapshot(),
                             models::hardwareSentence(*answer, machine));
    } else {
        m_dialog->showProblem(models::sentenceWords(answer.error().message));
    }
    emit shown();
}

/// As large as the last purchase made it whose shares are in the scenario.
double HardwareController::machineNow()
{
    const auto& edits = m_workspace.document.scenario().edits;
    const auto isThere
        = [&](const Edit& edit) { return std::ranges::find(edits, edit) != edits.end(); };
    while (!m_tried.empty() && !std::ranges::all_of(m_tried.back().edits, isThere))
        m_tried.pop_back();
    if (!m_tried.empty())
        return m_tried.back().machine;
    const auto nodes = m_workspace.document.snapshot()->nodeCount;
    return nodes > 0 ? nodes : someMachine;
}

/// The machine is as large as asked for from then on, so that the next purchase can follow.
void HardwareController::tryIt()
{
    if (!m_answer)
        return;
    const auto answer = *m_answer;
    if (const auto done = m_workspace.editor.submit(answer.edits, tr("new hardware")); !done) {
        m_messages.showError(models::messageWords(done.error().message), {});
        return;
    }
    m_tried.push_back(answer);
    m_question.forget();
    m_answer.reset();
    m_isDone = true;
    m_dialog->askForMore(answer.machine);
    emit shown();
}

} // namespace fairlead::app

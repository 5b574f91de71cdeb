// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/questions/reachcontroller.h"

#include "app/editing/workspace.h"
#include "engine/cluster/jobmatch.h"
#include "engine/priority/fairsharefactor.h"
#include "models/words/messagewords.h"
#include "models/words/showntext.h"
#include "views/inverse/reachdialog.h"
#include "views/widgets/texts/messagebar.h"

#include <algorithm>
#include <cmath>

namespace fairlead::app {

using models::ScenarioDocument;

namespace {
/// With the digits that are shown.
bool isShownAs(double a, double b)
{
    return std::abs(a - b) < std::pow(10.0, -models::reachDigits);
}
} // namespace

ReachController::ReachController(Workspace& workspace, views::MessageBar& messages, QWidget* window)
    : QObject(window)
    , m_workspace(workspace)
    , m_messages(messages)
    , m_window(window)
{
    connect(&workspace.document, &ScenarioDocument::evaluationChanged, this, &ReachController::ask);
    connect(&workspace.document, &ScenarioDocument::snapshotReset, this, [this] {
        if (m_dialog)
            m_dialog->close(); // its job is of another cluster
    });
}

void ReachController::showForJob(RowIndex row)
{
    const auto& snapshot = *m_workspace.document.snapshot();
    const auto label = snapshot.jobLabel(snapshot.rows.job[row.at()]);
    m_whose = label;
    open(models::ReachFigure::Rank, models::shownText(label));
}

void ReachController::showForAssoc(AssocIndex assoc)
{
    const auto& snapshot = *m_workspace.document.snapshot();
    const auto key = keyOf(snapshot, assoc);
    m_whose = key;
    const auto& policy = m_workspace.document.evaluation()->inputs.policy;
    open(hasFairShareFactor(policy, snapshot, assoc) ? models::ReachFigure::Factor
                                                     : models::ReachFigure::LevelFs,
         models::shownText(keyText(key)));
}

void ReachController::open(models::ReachFigure figure, const QString& whose)
{
    if (m_dialog)
        m_dialog->close();
    m_dialog = new views::ReachDialog(figure, whose, m_window);
    connect(m_dialog, &views::ReachDialog::wantedChanged, this, &ReachController::ask);
    connect(m_dialog, &views::ReachDialog::tryRequested, this, &ReachController::tryIt);
    connect(m_dialog, &QDialog::finished, this, [this] { m_question.forget(); });
    m_tried.reset();
    ask();
    m_dialog->show();
}

void ReachController::tryIt(const Edit& edit)
{
    const auto wanted = m_dialog->wanted();
    if (const auto done = m_workspace.editor.submit(edit); done)
        m_tried.emplace(wanted, edit);
    else
        m_messages.showError(models::messageWords(done.error().message), {});
}

/// Whether what does it is in the scenario.
bool ReachController::isGranted(const Wish& wish) const
{
    const auto& edits = m_workspace.document.scenario().edits;
    return m_tried && m_tried->first == wish.value
        && std::ranges::find(edits, m_tried->second) != edits.end();
}

std::optional<Wish> ReachController::wish() const
{
    const auto& snapshot = m_workspace.document.evaluation()->snapshot();
    if (const auto* key = std::get_if<AssocKey>(&m_whose)) {
        const auto assoc = findAssoc(snapshot, *key);
        return assoc.isValid() ? std::optional(Wish{{}, assoc, 0.0}) : std::nullopt;
    }
    const auto job = findJob(snapshot, std::get<std::string>(m_whose));
    return job.isValid() ? std::optional(Wish{job, {}, 1.0}) : std::nullopt;
}

namespace {
/// The partition of the row of a job that is at a rank, if it has several rows.
QString partitionAt(const Evaluation& evaluation, JobIndex job, double rank)
{
    const auto& snapshot = evaluation.snapshot();
    const auto first = snapshot.rows.firstOfJob[job.at()].at();
    const auto end = snapshot.rows.firstOfJob[job.at() + 1].at();
    for (auto row = first; end - first > 1 && row < end; ++row) {
        if (evaluation.rank[row] == rank)
            return models::shownText(snapshot.rowPartitionName(RowIndex(row)));
    }
    return {};
}
} // namespace

std::optional<double> ReachController::showPresent(const Evaluation& evaluation,
                                                   const std::optional<Wish>& wish)
{
    const auto present
        = wish ? figureOf(evaluation, *wish) : std::numeric_limits<double>::infinity();
    if (std::holds_alternative<AssocKey>(m_whose)) {
        if (!wish)
            return std::nullopt;
        m_dialog->showFactor(present);
        return present;
    }
    const bool isRanked = std::isfinite(present);
    m_dialog->showRank(isRanked ? static_cast<int>(present) : 0,
                       static_cast<int>(evaluation.order.size()),
                       isRanked ? partitionAt(evaluation, wish->job, present) : QString());
    return isRanked ? std::optional(present) : std::nullopt;
}

void ReachController::ask()
{
    const auto& evaluation = m_workspace.document.evaluation();
    if (!m_dialog || evaluation == nullptr)
        return;
    m_question.forget();
    auto wanted = wish();
    if (!wanted) {
        m_dialog->showGone();
        emit shown();
        return;
    }
    const auto present = showPresent(*evaluation, wanted);
    if (!present) {
        show(std::vector<Reach>());
        return;
    }
    if (const auto problem = m_dialog->problem(); !problem.isEmpty()) {
        m_dialog->showProblem(problem);
        emit shown();
        return;
    }
    wanted->value = m_dialog->wanted();
    const bool isThere = isShownAs(wanted->value, *present);
    if (isThere || isGranted(*wanted)) {
        m_dialog->showNothingAsked(isGranted(*wanted));
        emit shown();
        return;
    }
    m_dialog->showSearching();
    m_question.ask(
        [inputs = evaluation->inputs, wish = *wanted](const NewestQuestion::Stop& stop) {
            return Result(reach(inputs, wish, &stop));
        },
        [this](const Result<std::vector<Reach>>& answers) { show(answers); });
}

void ReachController::show(const Result<std::vector<Reach>>& answers)
{
    if (!m_dialog)
        return;
    if (answers)
        m_dialog->showAnswers(*answers);
    emit shown();
}

} // namespace fairlead::app

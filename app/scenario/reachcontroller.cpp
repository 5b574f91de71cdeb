// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/scenario/reachcontroller.h"

#include "app/window/workspace.h"
#include "models/words/messagewords.h"
#include "models/words/showntext.h"
#include "views/inverse/reachdialog.h"
#include "views/widgets/messagebar.h"

#include <cmath>

namespace fairlead::app {

using models::ScenarioDocument;

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

ReachController::~ReachController()
{
    if (m_stop)
        *m_stop = true;
}

void ReachController::showDialog(RowIndex row)
{
    const auto& snapshot = *m_workspace.document.snapshot();
    if (m_dialog)
        m_dialog->close();
    m_label = snapshot.jobLabel(snapshot.rows.job[row.at()]);
    m_dialog = new views::ReachDialog(models::shownText(m_label), m_window);
    connect(m_dialog, &views::ReachDialog::wantedChanged, this, &ReachController::ask);
    connect(m_dialog, &views::ReachDialog::tryRequested, this, [this](const Edit& edit) {
        if (const auto done = m_workspace.editor.submit(edit); !done)
            m_messages.showError(models::messageWords(done.error().message), {});
    });
    ask();
    m_dialog->show();
}

JobIndex ReachController::job() const
{
    const auto& snapshot = m_workspace.document.evaluation()->snapshot();
    for (std::size_t i = 0; i < snapshot.jobs.size(); ++i) {
        if (snapshot.jobLabel(JobIndex(i)) == m_label)
            return JobIndex(i);
    }
    return {};
}

void ReachController::ask()
{
    const auto& evaluation = m_workspace.document.evaluation();
    if (!m_dialog || evaluation == nullptr)
        return;
    if (m_stop)
        *m_stop = true;
    m_background.forgetWaiting();
    const Wish wish{job(), {}, static_cast<double>(m_dialog->wanted())};
    const auto present = wish.job.isValid() ? figureOf(*evaluation, wish)
                                            : std::numeric_limits<double>::infinity();
    const bool isRanked = std::isfinite(present);
    const auto ticket = ++m_ticket;
    m_dialog->showPresent(isRanked ? static_cast<int>(present) : 0,
                          static_cast<int>(evaluation->order.size()));
    if (!isRanked) {
        show(ticket, std::vector<Reach>());
        return;
    }
    m_dialog->showSearching();
    m_stop = std::make_shared<Stop>(false);
    m_background.run(
        [inputs = evaluation->inputs, wish, stop = m_stop] {
            return Result(reach(inputs, wish, stop.get()));
        },
        [this, ticket](const Result<std::vector<Reach>>& answers) { show(ticket, answers); });
}

void ReachController::show(quint64 ticket, const Result<std::vector<Reach>>& answers)
{
    if (ticket != m_ticket || !m_dialog)
        return; // somebody has asked for something else since
    if (answers)
        m_dialog->showAnswers(*answers);
    emit shown();
}

} // namespace fairlead::app

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/history/usagecontroller.h"

#include "app/editing/workspace.h"
#include "app/frame/errorwords.h"
#include "app/sources/sourcecontroller.h"
#include "engine/priority/traits.h"
#include "models/accounting/sources/registry.h"
#include "models/accounting/sources/usagesource.h"
#include "models/lists/usagemodel.h"
#include "models/words/listwords.h"
#include "models/words/messagewords.h"
#include "views/usage/usagepage.h"

#include <algorithm>

namespace fairlead::app {

UsageController::UsageController(Workspace& workspace, SourceController& sources,
                                 views::UsagePage& page, QObject* parent)
    : QObject(parent)
    , m_workspace(workspace)
    , m_sources(sources)
    , m_page(page)
{
    connect(&page, &views::UsagePage::usageRequested, this, &UsageController::request);
}

accounting::UsageRequest UsageController::wanted() const
{
    accounting::UsageRequest wanted;
    wanted.period = m_page.period();
    const auto& snapshot = m_workspace.document.baseSnapshot();
    const auto known = accounting::usageTres(m_sources.access().source.kind(), *snapshot);
    const auto chosen = m_page.tres().toStdString();
    if (std::ranges::find(known, chosen) != known.end())
        wanted.tres = {chosen}; // or it was chosen of another source
    return wanted;
}

void UsageController::request()
{
    const auto& document = m_workspace.document;
    if (document.evaluation() == nullptr || document.baseline() == nullptr)
        return;
    const auto snapshot = document.baseSnapshot();
    m_page.setTres(accounting::usageTres(m_sources.access().source.kind(), *snapshot));
    const auto wanted = this->wanted();
    const bool isKnown = m_sums != nullptr && m_readFrom == snapshot
        && m_sums->period == wanted.period
        && (wanted.tres.empty() || m_sums->tresNames == wanted.tres);
    m_question.ask(
        [snapshot, wanted, access = m_sources.access(), baseline = document.baseline(),
         known = isKnown ? m_sums : nullptr]() -> Result<Answer> {
            Answer answer{known, nullptr};
            if (!known) {
                auto sums = accounting::readUsage(access, *snapshot, wanted);
                if (!sums)
                    return sums.error();
                answer.sums = std::make_shared<const UsageSums>(*std::move(sums));
            }
            answer.view
                = models::makeUsageView(*baseline->evaluation, baseline->colours, *answer.sums);
            return answer;
        },
        [this, snapshot](const Result<Answer>& answer) { show(answer, snapshot); });
}

QString UsageController::whereUsageIs() const
{
    if (traitsOf(m_workspace.document.policy()).hasTargets)
        return tr("Moab and Maui keep sums for each fairshare window, not jobs: Fairshare on the "
                  "left shows them where it is on.");
    return m_sources.access().source.kind().isDemo
        ? tr("This demo has none. Limoges (File, Open demo) shows what the page is for.")
        : tr("Capture it again with usage.txt (fairleadctl capture), or open a database of "
             "slurmdbd.");
}

void UsageController::show(const Result<Answer>& answer,
                           const std::shared_ptr<const Snapshot>& snapshot)
{
    m_readFrom = answer ? snapshot : nullptr;
    m_sums = answer ? answer->sums : nullptr;
    if (answer && !answer->view->isKnown) {
        m_page.showProblem(tr("Of this period no usage is known"),
                           models::inARow(models::sentencesOf(answer->view->notes)));
    } else if (answer) {
        m_page.showUsage(answer->view);
    } else {
        const bool hasNone = answer.error().code == ErrorCode::NoHistory;
        m_page.showProblem(
            hasNone ? tr("The source has no usage history") : tr("The usage cannot be read"),
            hasNone ? whereUsageIs() : errorWords(answer.error(), m_sources.source(), true).text,
            hasNone);
    }
    emit shown();
}

} // namespace fairlead::app

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/questions/advicecontroller.h"

#include "app/reports/outlooksummary.h"
#include "app/sources/sourcecontroller.h"
#include "app/window/errorwords.h"
#include "app/window/workspace.h"
#include "app/worker/threadcount.h"
#include "models/accounting/sources/scheduling.h"
#include "models/advice/adviser.h"
#include "views/advice/advicepage.h"

#include <QLocale>

namespace fairlead::app {

using models::ScenarioDocument;

AdviceController::AdviceController(Workspace& workspace, SourceController& sources,
                                   views::AdvicePage& page, QObject* parent)
    : QObject(parent)
    , m_workspace(workspace)
    , m_sources(sources)
    , m_page(page)
{
    connect(&workspace.document, &ScenarioDocument::snapshotShown, this, &AdviceController::read);
    connect(&workspace.document, &ScenarioDocument::evaluationChanged, this,
            &AdviceController::stop);
    connect(&page, &views::AdvicePage::replayRequested, this, &AdviceController::replay);
    connect(&page, &views::AdvicePage::replayCancelled, this, &AdviceController::stop);
}

void AdviceController::read()
{
    m_scheduling.ask([access = m_sources.access()] { return accounting::readScheduling(access); },
                     [this](const Result<replay::Parameters>& scheduling) {
                         m_page.adviser().setScheduling(
                             scheduling ? std::make_shared<const replay::Parameters>(*scheduling)
                                        : nullptr);
                     });
}

Result<AdviceController::Answer>
AdviceController::compute(const Finding& finding, AdviceScene scene,
                          const std::shared_ptr<KeptRecording>& recording, const Inputs& site,
                          const Stop& stop)
{
    auto read = recording->get();
    if (!read)
        return read.error();
    scene.recording = *std::move(read);
    replay::OutlookOptions options;
    options.keepsJobs = false;
    options.threads = threadCount();
    options.isCancelled = &stop;
    const auto outlook = replayAdvice(finding, scene, options);
    if (!outlook)
        return outlook.error();
    if (!outlook->isComplete)
        return Answer();
    return Answer{recording->trust(site, stop), reports::changeSummary(*outlook, QLocale())};
}

void AdviceController::replay(const Finding& finding)
{
    const auto& document = m_workspace.document;
    if (document.evaluation() == nullptr || document.baseline() == nullptr)
        return;
    m_page.showReplaying(true);
    const AdviceScene scene{nullptr, document.baseSnapshot(), document.scenario(), document.now()};
    m_replay.ask([finding, scene, recording = m_sources.recording(),
                  site = document.baseline()->evaluation->inputs](
                     const Stop& stop) { return compute(finding, scene, recording, site, stop); },
                 [this, finding](const Result<Answer>& answer) {
                     if (answer)
                         m_page.showReplay(finding, answer->trust, answer->sentences);
                     else
                         m_page.showReplay(finding, {}, {errorReason(answer.error())});
                     emit replayed();
                 });
}

void AdviceController::stop()
{
    if (!m_replay.isWaiting())
        return;
    m_replay.forget();
    m_page.showReplaying(false);
}

} // namespace fairlead::app

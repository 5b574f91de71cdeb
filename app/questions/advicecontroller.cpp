// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/questions/advicecontroller.h"

#include "app/editing/workspace.h"
#include "app/frame/errorwords.h"
#include "app/reports/outlooksummary.h"
#include "app/sources/sourcecontroller.h"
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
    , m_progress(new ReplayProgress(this))
{
    connect(m_progress, &ReplayProgress::told, &page, &views::AdvicePage::showProgress);
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
                          const ReplayProgress::Done& done, const Stop& stop)
{
    auto read = recording->get();
    if (!read)
        return read.error();
    scene.recording = *std::move(read);
    replay::OutlookOptions options;
    options.keepsJobs = false;
    options.threads = threadCount();
    options.isCancelled = &stop;
    constexpr double ownPart = 0.7; // of the time; trust takes the rest
    options.progress = ReplayProgress::counter(done, 0.0, ownPart);
    const auto outlook = replayAdvice(finding, scene, options);
    if (!outlook)
        return outlook.error();
    if (!outlook->isComplete)
        return Answer();
    auto trust
        = recording->trust(site, stop, ReplayProgress::counter(done, ownPart, 1.0 - ownPart));
    return Answer{std::move(trust), reports::changeSummary(*outlook, QLocale())};
}

void AdviceController::replay(const Finding& finding)
{
    const auto& document = m_workspace.document;
    if (document.evaluation() == nullptr || document.baseline() == nullptr)
        return;
    m_page.showReplaying(true);
    const AdviceScene scene{nullptr, document.baseSnapshot(), document.scenario(), document.now()};
    m_replay.ask(
        [finding, scene, recording = m_sources.recording(),
         site = document.baseline()->evaluation->inputs, done = m_progress->start()](
            const Stop& stop) { return compute(finding, scene, recording, site, done, stop); },
        [this, finding](const Result<Answer>& answer) {
            m_progress->stop();
            if (answer)
                m_page.showReplay(finding, answer->trust.figures, answer->trust.lines,
                                  answer->sentences);
            else
                m_page.showReplay(finding, {}, {}, {errorReason(answer.error())});
        });
}

void AdviceController::stop()
{
    if (!m_replay.isWaiting())
        return;
    m_replay.forget();
    m_progress->stop();
    m_page.showReplaying(false);
}

} // namespace fairlead::app

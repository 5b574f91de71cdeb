// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/sources/limitscontroller.h"

#include "app/editing/workspace.h"
#include "app/sources/sourcecontroller.h"
#include "models/accounting/sources/sources.h"
#include "views/queue/queuepage.h"

namespace fairlead::app {

using models::ScenarioDocument;

LimitsController::LimitsController(Workspace& workspace, SourceController& sources,
                                   views::QueuePage& page, QObject* parent)
    : QObject(parent)
    , m_document(workspace.document)
    , m_sources(sources)
    , m_page(page)
{
    connect(&workspace.document, &ScenarioDocument::snapshotShown, this, &LimitsController::read);
    connect(&workspace.document, &ScenarioDocument::snapshotReset, this, [this] {
        m_readFor = nullptr;
        m_page.setLimits(nullptr); // those of another source
    });
}

void LimitsController::read()
{
    if (m_readFor == m_document.baseSnapshot())
        return; // the tree alone was edited
    m_readFor = m_document.baseSnapshot();
    m_question.ask([access = m_sources.access()] { return accounting::readLimits(access); },
                   [this](const Result<replay::Limits>& limits) {
                       m_page.setLimits(std::make_shared<const Result<replay::Limits>>(limits));
                   });
}

} // namespace fairlead::app

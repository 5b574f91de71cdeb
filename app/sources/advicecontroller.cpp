// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/sources/advicecontroller.h"

#include "app/sources/sourcecontroller.h"
#include "app/window/workspace.h"
#include "models/accounting/sources/scheduling.h"
#include "models/advice/adviser.h"

namespace fairlead::app {

AdviceController::AdviceController(Workspace& workspace, SourceController& sources,
                                   models::Adviser& adviser, QObject* parent)
    : QObject(parent)
    , m_sources(sources)
    , m_adviser(adviser)
{
    connect(&workspace.document, &models::ScenarioDocument::snapshotShown, this,
            &AdviceController::read);
}

void AdviceController::read()
{
    const auto ticket = ++m_ticket;
    m_background.forgetWaiting();
    m_background.run([access = m_sources.access()] { return accounting::readScheduling(access); },
                     [this, ticket](const Result<replay::Parameters>& scheduling) {
                         if (ticket != m_ticket)
                             return; // another source has come since
                         m_adviser.setScheduling(
                             scheduling ? std::make_shared<const replay::Parameters>(*scheduling)
                                        : nullptr);
                     });
}

} // namespace fairlead::app

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/scenario/unsavedwork.h"

#include "models/document/scenariodocument.h"

#include <utility>

namespace fairlead::app {

UnsavedWork::UnsavedWork(const models::ScenarioDocument& document)
    : m_document(document)
{
    connect(&document, &models::ScenarioDocument::scenarioChanged, this, [this] {
        m_isGivenUp = false;
        update();
    });
    update();
}

void UnsavedWork::setKept(const Scenario& scenario)
{
    m_kept = scenario.edits;
    update();
}

void UnsavedWork::update()
{
    const auto& edits = m_document.scenario().edits;
    const bool isModified = !edits.empty() && edits != m_kept;
    const bool wasModified = std::exchange(m_isModified, isModified);
    emit changed();
    if (wasModified != isModified)
        emit modifiedChanged(isModified);
}

} // namespace fairlead::app

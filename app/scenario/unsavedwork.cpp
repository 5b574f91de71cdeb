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

void UnsavedWork::setKept(const Scenario& scenario, const QString& place)
{
    m_kept = scenario;
    m_place = place;
    update();
}

void UnsavedWork::setMoved(const QString& place, const QString& newPlace)
{
    if (m_place == place)
        m_place = newPlace;
}

void UnsavedWork::setGone(const QString& place)
{
    if (m_place != place)
        return;
    m_isGivenUp = false; // what might go was something else
    setKept({});
}

void UnsavedWork::update()
{
    const auto& mine = m_document.scenario();
    const bool isModified
        = !mine.edits.empty() && (mine.edits != m_kept.edits || mine.note != m_kept.note);
    const bool wasModified = std::exchange(m_isModified, isModified);
    emit changed();
    if (wasModified != isModified)
        emit modifiedChanged(isModified);
}

} // namespace fairlead::app

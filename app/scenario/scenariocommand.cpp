// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/scenario/scenariocommand.h"

#include "models/document/scenariodocument.h"

#include <utility>

namespace fairlead::app {

namespace {

constexpr int scenarioCommandId = 1;

} // namespace

ScenarioCommand::ScenarioCommand(models::ScenarioDocument& document, Scenario before,
                                 Scenario after, const QString& text, models::GestureId gesture,
                                 StoredPlace* place)
    : QUndoCommand(text)
    , m_document(document)
    , m_before(std::move(before))
    , m_after(std::move(after))
    , m_gesture(gesture)
    , m_place(place)
    , m_otherPlace(place != nullptr ? *place : StoredPlace())
{
}

void ScenarioCommand::undo()
{
    swapPlaces();
    show(m_before);
}

void ScenarioCommand::redo()
{
    if (std::exchange(m_isDone, true)) // before: who pushed it says where it is kept
        swapPlaces();
    show(m_after);
}

void ScenarioCommand::swapPlaces()
{
    if (m_place != nullptr)
        std::swap(*m_place, m_otherPlace);
}

void ScenarioCommand::show(const Scenario& scenario)
{
    if (!(m_document.scenario() == scenario)) // pushed after it was carried out
        m_document.setScenario(scenario);
}

int ScenarioCommand::id() const
{
    return scenarioCommandId;
}

bool ScenarioCommand::mergeWith(const QUndoCommand* other)
{
    const auto* next = static_cast<const ScenarioCommand*>(other); // same id
    if (m_gesture == models::noGesture || next->m_gesture != m_gesture)
        return false;
    m_after = next->m_after;
    setText(next->text());
    setObsolete(m_after == m_before);
    return true;
}

} // namespace fairlead::app

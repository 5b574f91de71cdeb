// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/editing/scenariocommand.h"

#include "models/document/scenariodocument.h"

#include <array>
#include <utility>

namespace fairlead::app {

namespace {

constexpr int scenarioCommandId = 1;
constexpr std::array description{&Scenario::name, &Scenario::author, &Scenario::note};

} // namespace

ScenarioCommand::ScenarioCommand(models::ScenarioDocument& document, Scenario before,
                                 Scenario after, const QString& text, models::GestureId gesture,
                                 Of of, StoredPlace* place)
    : QUndoCommand(text)
    , m_document(document)
    , m_before(std::move(before))
    , m_after(std::move(after))
    , m_gesture(gesture)
    , m_of(of)
    , m_place(place)
    , m_otherPlace(place != nullptr ? *place : StoredPlace())
{
}

void ScenarioCommand::undo()
{
    leave(m_after);
    show(m_before);
}

void ScenarioCommand::redo()
{
    if (std::exchange(m_isDone, true)) // before: who pushed it says where it is kept
        leave(m_before);
    show(m_after);
}

void ScenarioCommand::leave(Scenario& shown)
{
    if (m_of != Of::Another)
        return;
    for (const auto text : description)
        shown.*text = m_document.scenario().*text;
    std::swap(*m_place, m_otherPlace);
}

void ScenarioCommand::show(const Scenario& scenario)
{
    auto next = m_document.scenario();
    if (m_of != Of::Description)
        next.edits = scenario.edits;
    for (const auto text : description) {
        const bool isMeant
            = m_of == Of::Another || (m_of == Of::Description && m_before.*text != m_after.*text);
        if (isMeant)
            next.*text = scenario.*text;
    }
    if (!(m_document.scenario() == next)) // pushed after it was carried out
        m_document.setScenario(next);
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
    setObsolete(m_after.edits == m_before.edits);
    return true;
}

} // namespace fairlead::app

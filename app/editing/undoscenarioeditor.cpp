// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/editing/undoscenarioeditor.h"

#include "models/document/scenariodocument.h"
#include "models/words/editwords.h"

#include <QUndoStack>

namespace fairlead::app {

UndoScenarioEditor::UndoScenarioEditor(models::ScenarioDocument& document, QUndoStack& stack,
                                       StoredPlace& place)
    : m_document(document)
    , m_stack(stack)
    , m_place(place)
{
}

Result<void> UndoScenarioEditor::submit(const Edit& edit, models::GestureId gesture)
{
    return push(std::span(&edit, 1), models::editWords(edit), gesture);
}

Result<void> UndoScenarioEditor::submit(std::span<const Edit> edits, const QString& what)
{
    return push(edits, what, models::noGesture);
}

Result<void> UndoScenarioEditor::push(std::span<const Edit> edits, const QString& what,
                                      models::GestureId gesture)
{
    const auto before = m_document.scenario();
    auto done = m_document.apply(edits);
    if (done && !(m_document.scenario() == before))
        m_stack.push(new ScenarioCommand(m_document, before, m_document.scenario(), what, gesture));
    return done;
}

void UndoScenarioEditor::replace(const Scenario& scenario, const QString& what)
{
    push(scenario, what, ScenarioCommand::Of::Another);
}

void UndoScenarioEditor::describe(const Scenario& scenario, const QString& what)
{
    push(scenario, what, ScenarioCommand::Of::Description);
}

void UndoScenarioEditor::push(const Scenario& scenario, const QString& what, ScenarioCommand::Of of)
{
    const auto before = m_document.scenario();
    if (!(scenario == before))
        m_stack.push(new ScenarioCommand(m_document, before, scenario, what, models::noGesture, of,
                                         &m_place));
}

models::GestureId UndoScenarioEditor::beginGesture()
{
    return ++m_lastGesture;
}

void UndoScenarioEditor::endGesture(models::GestureId /*gesture*/)
{
    // A gesture's number is never used again, so nothing can merge with it any more.
}

} // namespace fairlead::app

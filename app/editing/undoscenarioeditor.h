// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/editing/scenariocommand.h"
#include "models/document/scenarioeditor.h"

class QUndoStack;

namespace fairlead::models {
class ScenarioDocument;
}

namespace fairlead::app {

/// Carries edits out so that they can be taken back: each gesture is one step, and a gesture that
/// returns to its start leaves none. Undo of another scenario brings back where that one was kept.
/// Document, stack and place belong to the window and outlive it.
class UndoScenarioEditor final : public models::ScenarioEditor
{
public:
    UndoScenarioEditor(models::ScenarioDocument& document, QUndoStack& stack, StoredPlace& place);

    Result<void> submit(const Edit& edit, models::GestureId gesture = models::noGesture) override;
    Result<void> submit(std::span<const Edit> edits, const QString& what) override;
    void replace(const Scenario& scenario, const QString& what) override;
    /// The same scenario with another name, author or note.
    void describe(const Scenario& scenario, const QString& what);
    models::GestureId beginGesture() override;
    void endGesture(models::GestureId gesture) override;

private:
    void push(const Scenario& scenario, const QString& what, ScenarioCommand::Of of);
    Result<void> push(std::span<const Edit> edits, const QString& what, models::GestureId gesture);

    models::ScenarioDocument& m_document;
    QUndoStack& m_stack;
    StoredPlace& m_place;
    models::GestureId m_lastGesture = models::noGesture;
};

} // namespace fairlead::app

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/scenario/storedplace.h"
#include "models/document/scenarioeditor.h"

#include <QUndoCommand>

namespace fairlead::models {
class ScenarioDocument;
}

namespace fairlead::app {

/// One step of the undo stack: the scenario before it and after it. Steps of the same gesture
/// merge.
class ScenarioCommand final : public QUndoCommand
{
public:
    /// `place`: of another scenario that takes the place of the one before, which was kept there
    /// until then; null: of edits.
    ScenarioCommand(models::ScenarioDocument& document, Scenario before, Scenario after,
                    const QString& text, models::GestureId gesture, StoredPlace* place = nullptr);

    [[nodiscard]] bool isAnother() const { return m_place != nullptr; }

    void undo() override;
    void redo() override;
    [[nodiscard]] int id() const override;
    bool mergeWith(const QUndoCommand* other) override;

private:
    void show(const Scenario& scenario);
    void swapPlaces();

    models::ScenarioDocument& m_document;
    Scenario m_before;
    Scenario m_after;
    models::GestureId m_gesture;
    StoredPlace* m_place;
    StoredPlace m_otherPlace; ///< of the scenario that is not shown
    bool m_isDone = false; ///< the other scenario is shown
};

} // namespace fairlead::app

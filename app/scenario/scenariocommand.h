// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

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
    ScenarioCommand(models::ScenarioDocument& document, Scenario before, Scenario after,
                    const QString& text, models::GestureId gesture);

    void undo() override;
    void redo() override;
    [[nodiscard]] int id() const override;
    bool mergeWith(const QUndoCommand* other) override;

private:
    void show(const Scenario& scenario);

    models::ScenarioDocument& m_document;
    Scenario m_before;
    Scenario m_after;
    models::GestureId m_gesture;
};

} // namespace fairlead::app

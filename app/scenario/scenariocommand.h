// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/document/scenarioeditor.h"

#include <QUndoCommand>

#include <cstdint>

namespace fairlead::models {
class ScenarioDocument;
}

namespace fairlead::app {

/// One step of the undo stack: the scenario before it and after it. Steps of the same gesture
/// merge.
class ScenarioCommand final : public QUndoCommand
{
public:
    enum class Kind : std::uint8_t
    {
        Edits,
        Another ///< another scenario takes the place of the one before
    };
    ScenarioCommand(models::ScenarioDocument& document, Scenario before, Scenario after,
                    const QString& text, models::GestureId gesture, Kind kind = Kind::Edits);

    [[nodiscard]] bool isAnother() const { return m_kind == Kind::Another; }

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
    Kind m_kind;
};

} // namespace fairlead::app

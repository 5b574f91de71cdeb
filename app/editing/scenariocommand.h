// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/editing/storedplace.h"
#include "models/document/scenarioeditor.h"

#include <QUndoCommand>

namespace fairlead::models {
class ScenarioDocument;
}

namespace fairlead::app {

/// One step of the undo stack: the scenario before it and after it. Steps of the same gesture
/// merge. What the scenario is called is a step of its own: a name that it got when it was saved
/// stays when edits are taken back.
class ScenarioCommand final : public QUndoCommand
{
public:
    enum class Of
    {
        Edits,
        Description, ///< name, author and note
        Another ///< scenario, which takes the place of the one before
    };
    /// @param place  of Another: where the one before was kept until then
    ScenarioCommand(models::ScenarioDocument& document, Scenario before, Scenario after,
                    const QString& text, models::GestureId gesture, Of of = Of::Edits,
                    StoredPlace* place = nullptr);

    [[nodiscard]] bool isAnother() const { return m_of == Of::Another; }

    void undo() override;
    void redo() override;
    [[nodiscard]] int id() const override;
    bool mergeWith(const QUndoCommand* other) override;

private:
    void show(const Scenario& scenario);
    /// Before the other one is shown: the name that the shown one has got meanwhile goes with it.
    void leave(Scenario& shown);

    models::ScenarioDocument& m_document;
    Scenario m_before;
    Scenario m_after;
    models::GestureId m_gesture;
    Of m_of;
    StoredPlace* m_place;
    StoredPlace m_otherPlace; ///< of the scenario that is not shown
    bool m_isDone = false; ///< the other scenario is shown
};

} // namespace fairlead::app

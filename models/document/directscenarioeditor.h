// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/document/scenarioeditor.h"

namespace fairlead::models {

class ScenarioDocument;

/// An editor without undo: edits go straight to the document, which must outlive it.
class DirectScenarioEditor final : public ScenarioEditor
{
public:
    explicit DirectScenarioEditor(ScenarioDocument& document)
        : m_document(document)
    {
    }

    Result<void> submit(const Edit& edit, GestureId gesture = noGesture) override;
    Result<void> submit(std::span<const Edit> edits, const QString& what) override;
    void replace(const Scenario& scenario, const QString& what) override;
    GestureId beginGesture() override;
    void endGesture(GestureId gesture) override;

private:
    ScenarioDocument& m_document;
    GestureId m_lastGesture = noGesture;
};

} // namespace fairlead::models

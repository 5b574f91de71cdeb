// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/document/scenariodocument.h"
#include "models/document/scenarioeditor.h"

namespace fairlead::tests {

/// An editor without undo: edits go straight to the document, which must outlive it.
class DirectScenarioEditor final : public models::ScenarioEditor
{
public:
    explicit DirectScenarioEditor(models::ScenarioDocument& document)
        : m_document(document)
    {
    }

    Result<void> submit(const Edit& edit,
                        models::GestureId /*gesture*/ = models::noGesture) override
    {
        return m_document.apply(edit);
    }
    Result<void> submit(std::span<const Edit> edits, const QString& /*what*/) override
    {
        return m_document.apply(edits);
    }
    void replace(const Scenario& scenario, const QString& /*what*/) override
    {
        m_document.setScenario(scenario);
    }
    models::GestureId beginGesture() override { return ++m_lastGesture; }
    void endGesture(models::GestureId /*gesture*/) override { }

private:
    models::ScenarioDocument& m_document;
    models::GestureId m_lastGesture = models::noGesture;
};

} // namespace fairlead::tests

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/document/directscenarioeditor.h"

#include "models/document/scenariodocument.h"

namespace fairlead::models {

Result<void> DirectScenarioEditor::submit(const Edit& edit, GestureId /*gesture*/)
{
    return m_document.apply(edit);
}

Result<void> DirectScenarioEditor::submit(std::span<const Edit> edits, const QString& /*what*/)
{
    return m_document.apply(edits);
}

void DirectScenarioEditor::replace(const Scenario& scenario, const QString& /*what*/)
{
    m_document.setScenario(scenario);
}

GestureId DirectScenarioEditor::beginGesture()
{
    return ++m_lastGesture;
}

void DirectScenarioEditor::endGesture(GestureId /*gesture*/) { }

} // namespace fairlead::models

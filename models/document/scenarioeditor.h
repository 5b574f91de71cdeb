// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/scenario/scenario.h"

#include <QString>
#include <QtGlobal>

#include <span>

namespace fairlead::models {

/// One movement of the hand: every edit between press and release of a slider, or one focus period
/// of a spin box. What it does becomes one undo step.
using GestureId = quint64;
inline constexpr GestureId noGesture = 0; ///< an edit on its own

/// Where models and views send edits. The undo stack implements it; it lives above this layer.
class ScenarioEditor
{
public:
    ScenarioEditor() = default;
    ScenarioEditor(const ScenarioEditor&) = delete;
    ScenarioEditor& operator=(const ScenarioEditor&) = delete;
    ScenarioEditor(ScenarioEditor&&) = delete;
    ScenarioEditor& operator=(ScenarioEditor&&) = delete;
    virtual ~ScenarioEditor() = default;

    /// Error code Usage: refused, nothing has changed.
    virtual Result<void> submit(const Edit& edit, GestureId gesture = noGesture) = 0;
    /// Several in one step, one after the other; `what` names it for the menu. Error code Usage:
    /// one is refused, and none is carried out.
    virtual Result<void> submit(std::span<const Edit> edits, const QString& what) = 0;
    /// Another scenario in one step ("Reset all", "Open scenario"); `what` names it for the menu.
    virtual void replace(const Scenario& scenario, const QString& what) = 0;
    virtual GestureId beginGesture() = 0;
    virtual void endGesture(GestureId gesture) = 0;
};

} // namespace fairlead::models

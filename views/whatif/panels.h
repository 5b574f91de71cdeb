// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <span>

class QWidget;

namespace fairlead {
struct Policy;
}
namespace fairlead::models {
class ScenarioDocument;
class ScenarioEditor;
} // namespace fairlead::models

namespace fairlead::views {

/// A panel of the what-if dock, for the policies of one kind of scheduler.
struct WhatIfPanel
{
    bool (*fits)(const Policy& policy);
    QWidget* (*make)(models::ScenarioDocument* document, models::ScenarioEditor* editor);
};

/// All of them; one fits any policy.
std::span<const WhatIfPanel> whatIfPanels();

} // namespace fairlead::views

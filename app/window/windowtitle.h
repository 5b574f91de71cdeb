// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace fairlead::models {
class ScenarioDocument;
}

namespace fairlead::app {

/// "limoges · winter[*] – Fairlead": the cluster and the scenario that is edited, with the place of
/// the mark for unsaved edits.
QString titleOf(const models::ScenarioDocument& document);

} // namespace fairlead::app

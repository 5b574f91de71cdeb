// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/moab/config/components.h"
#include "engine/priority/evaluation.h"

#include <QStringList>

namespace fairlead::models {

/// explainPriority() for Moab and Maui: component by component, with the caps that bite, the
/// fairshare gate, the bounds and the priority set by hand.
QStringList explainMoabPriority(const Evaluation& evaluation, RowIndex row);

/// explainRanks() for Moab and Maui.
QStringList explainMoabRanks(const Evaluation& evaluation, RowIndex a, RowIndex b);

/// "FS is zeroed: group staff has used 31.20 %, its target is 20-": a gate that a credential of the
/// row has closed.
QString closedGateText(const Evaluation& evaluation, RowIndex row, moab::Cred cred);

} // namespace fairlead::models

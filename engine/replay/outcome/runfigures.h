// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/outcome/outlook.h"

namespace fairlead::replay {

/// What the groups of an outlook are called.
void nameGroups(const Workload& workload, Outlook& outlook);

/// The figures that tell of waits: from submission to start, of each job.
/// @unit s
void setWaits(GroupFigures& figures, std::vector<double> waits);

/// The figures of one run over the period and the accounts of the outlook.
/// @param outcome  null: what really happened
/// @param scene  by which jobs are known that can never start; null: none are
RunFigures figuresOf(const Recording& recording, const Outlook& outlook, const Outcome* outcome,
                     const Scene* scene);

} // namespace fairlead::replay

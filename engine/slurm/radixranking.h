// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/slurm/roworder.h"

namespace fairlead::slurm {

/// Ranks the rows by class, then priority, then QueueRows::tieOrder, in time that grows with their
/// number alone. False, and nothing done: classes and priorities need more than 31 bits.
bool rankByRadix(Evaluation& evaluation, Workspace& workspace, const RowClasses& classes);

} // namespace fairlead::slurm

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/store/schedulertables.h"

namespace fairlead::accounting {

/// Slurm's settings; of a cluster of another scheduler its defaults.
const SchedulerTables& slurmTables();

} // namespace fairlead::accounting

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/store/moabtables.h"
#include "models/accounting/store/slurmtables.h"

namespace fairlead::accounting {

const std::vector<const SchedulerTables*>& schedulerTables()
{
    // Slurm first: another scheduler replaces its settings when a store is read.
    static const std::vector all{&slurmTables(), &moabTables()};
    return all;
}

} // namespace fairlead::accounting

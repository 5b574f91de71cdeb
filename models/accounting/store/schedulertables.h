// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/store/recordtables.h"

#include <QStringList>

#include <vector>

namespace fairlead::accounting {

/// What one scheduler adds to a snapshot, as rows of tables of its own; Moab's are empty
/// where the cluster is another scheduler's, Slurm's hold its defaults then.
struct SchedulerTables
{
    QStringList names; ///< in an order in which they can be emptied
    /// Adds the parameters of a policy that is the scheduler's.
    void (*addValues)(const Policy& policy, std::vector<ValueRow>& rows);
    /// After the other tables were written. Error code DataInvalid: settings that no configuration
    /// can say.
    Result<void> (*write)(StoreConnection& connection, const SnapshotRecords& records);
    /// After the jobs were read.
    Result<void> (*read)(StoreConnection& connection, SnapshotRecords& records);
};
const std::vector<const SchedulerTables*>& schedulerTables();

} // namespace fairlead::accounting

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"
#include "models/accounting/store/recordtables.h"

#include <QStringList>

/// What Moab and Maui add to a snapshot, as rows. The tables of a cluster of Slurm are empty.
namespace fairlead::accounting {

/// What creates the tables, and their names in an order in which they can be emptied.
QStringList moabTableStatements();
/// Adds the parameters of a policy of Moab or Maui.
void addMoabValues(const Policy& policy, std::vector<ValueRow>& rows);
const QStringList& moabTables();

/// After the other tables were written. Error code DataInvalid: settings that no configuration can
/// say.
Result<void> writeMoab(StoreConnection& connection, const SnapshotRecords& records);
/// After the jobs were read.
Result<void> readMoab(StoreConnection& connection, SnapshotRecords& records);

} // namespace fairlead::accounting

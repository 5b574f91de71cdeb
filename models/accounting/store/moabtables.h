// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/store/schedulertables.h"

/// What Moab and Maui add to a snapshot, as rows. The tables of a cluster of Slurm are empty.
namespace fairlead::accounting {

/// What creates the tables.
QStringList moabTableStatements();
const SchedulerTables& moabTables();

} // namespace fairlead::accounting

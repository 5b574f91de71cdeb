// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/evaluation.h"

namespace fairlead::moab {

/// Fills Results::tables: configuration and usage by credential, granted QOS, weights by
/// partition. Linear in names and jobs.
void buildTables(const Inputs& inputs, Tables& tables);
/// The weights among them alone.
void findWeights(const Inputs& inputs, Tables& tables);

/// The entry of a credential, else that of DEFAULT, else null.
const CredConfig* ownConfig(const Settings& settings, const Tables& tables, Cred cred, NameId name);
const CredConfig* defaultConfig(const Settings& settings, const Tables& tables, Cred cred);

/// The name that a job has of a kind of credential; the empty name: none.
NameId credOf(const Snapshot& snapshot, const Tables& tables, JobIndex job, Cred cred);

/// Whether the job runs: only such jobs have USAGE.
bool isActive(const Snapshot& snapshot, JobIndex job);

} // namespace fairlead::moab

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"
#include "engine/priority/evaluation.h"

/// The same queue in the words of another scheduler.
namespace fairlead::moab {

/// Puts the records of an evaluation's snapshot into the words of Moab where the policy is Moab's
/// or Maui's and they are Slurm's, or the other way round; what that has to assume goes into their
/// provenance. False: nothing to translate.
bool translate(const Evaluation& evaluation, const Policy& policy, SnapshotRecords& records);

} // namespace fairlead::moab

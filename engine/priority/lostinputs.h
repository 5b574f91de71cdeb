// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshot.h"

#include <vector>

namespace fairlead {

/// What `before` had from its source and `after`, a later reading of the same one, has not or only
/// assumes: a file, a table or an answer that has gone, or a file that is empty now or was cut. The
/// same input from another table is no loss, from what stands in for a table it is one, nor is the
/// version where the settings tell it now; settings that several parameters have gone from are one.
/// What the scheduler printed to compare with is lost too where it is not there at all.
/// @return entries of Snapshot::provenance of `before`, one per input, and those of answers
std::vector<Provenance> lostInputs(const Snapshot& before, const Snapshot& after);

} // namespace fairlead

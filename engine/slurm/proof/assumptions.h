// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshot.h"

#include <vector>

namespace fairlead::slurm {

/// See fairlead::assumptionsOf().
std::vector<Provenance> assumptionsOf(const Settings& settings);

} // namespace fairlead::slurm

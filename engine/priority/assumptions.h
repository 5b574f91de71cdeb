// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshot.h"

namespace fairlead {

/// What the algorithm of a policy depends on but no source tells, and what is assumed instead.
std::vector<Provenance> assumptionsOf(const Policy& policy);

} // namespace fairlead

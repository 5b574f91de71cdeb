// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/parts.h"

namespace fairlead::slurm {

/// The table of factors: everything that is known of each, in the order of Factor.
std::span<const Part> factorParts();
/// The row of one factor.
const Part& partOf(Factor factor);
PartSetting settingOf(const Policy& policy, Factor factor);

} // namespace fairlead::slurm

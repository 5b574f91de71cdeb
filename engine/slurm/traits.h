// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/traits.h"

namespace fairlead::slurm {

inline constexpr Traits traits{.name = "Slurm",
                               .hasFairShareFactor = true,
                               .ranksByTier = true,
                               .givesReasons = true,
                               .hasHighestPriority = true,
                               .hasSmallAccountNames = true};

} // namespace fairlead::slurm

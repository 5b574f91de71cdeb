// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/traits.h"

namespace fairlead::moab {

inline constexpr Traits mauiTraits{.name = "Maui",
                                   .hasComponents = true,
                                   .hasCaps = true,
                                   .hasRunPriority = true,
                                   .hasTargets = true,
                                   .namesJobs = true};
inline constexpr Traits moabTraits = [] {
    auto traits = mauiTraits;
    traits.name = "Moab";
    return traits;
}();

} // namespace fairlead::moab

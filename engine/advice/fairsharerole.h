// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/parts.h"

namespace fairlead {

/// Whether a part is what was promised against what was used, under any scheduler.
inline bool isFairShare(const Part& part)
{
    return part.key == "fairshare" || part.key == "fs";
}

/// Whether fair-share can move a job under a policy: it has a weight, usage counts, and jobs are
/// not taken as they come.
bool ordersByFairShare(const Policy& policy);

} // namespace fairlead

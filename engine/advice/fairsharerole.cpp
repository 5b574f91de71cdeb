// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/advice/fairsharerole.h"

#include "engine/priority/usagememory.h"
#include "engine/scenario/algorithmchoice.h"

namespace fairlead {

bool ordersByFairShare(const Policy& policy)
{
    if (!algorithmOf(policy) || !usageMemory(policy).counts)
        return false;
    const auto parts = partsOf(policy);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (isFairShare(parts[i]) && settingOf(policy, i).counts)
            return true;
    }
    return false;
}

} // namespace fairlead

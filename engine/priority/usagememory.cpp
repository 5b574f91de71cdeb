// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/priority/usagememory.h"

#include "engine/priority/scheduler.h"

namespace fairlead {

UsageMemory usageMemory(const Policy& policy)
{
    return schedulerOf(policy).memory(policy);
}

} // namespace fairlead

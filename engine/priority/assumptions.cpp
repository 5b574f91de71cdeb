// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/priority/assumptions.h"

#include "engine/priority/scheduler.h"

namespace fairlead {

std::vector<Provenance> assumptionsOf(const Policy& policy)
{
    return schedulerOf(policy).assumptions(policy);
}

} // namespace fairlead

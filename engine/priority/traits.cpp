// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/priority/traits.h"

#include "engine/priority/scheduler.h"

namespace fairlead {

const Traits& traitsOf(const Policy& policy)
{
    return schedulerOf(policy).traits(policy);
}

} // namespace fairlead

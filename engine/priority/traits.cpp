// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/priority/traits.h"

#include "engine/moab/priority/traits.h"
#include "engine/priority/policy.h"
#include "engine/slurm/traits.h"

namespace fairlead {

const Traits& traitsOf(const Policy& policy)
{
    if (policy.moab())
        return policy.moab()->isMaui() ? moab::mauiTraits : moab::moabTraits;
    return slurm::traits;
}

} // namespace fairlead

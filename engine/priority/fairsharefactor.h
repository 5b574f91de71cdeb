// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshot.h"
#include "engine/policy/policy.h"

namespace fairlead {

/// Fair Tree gives users a factor; accounts have a Level FS there instead.
inline bool hasFairShareFactor(const Policy& policy, const Snapshot& snapshot, AssocIndex assoc)
{
    return policy.algorithm() != Algorithm::FairTree || snapshot.assocs.isUser(assoc);
}

} // namespace fairlead

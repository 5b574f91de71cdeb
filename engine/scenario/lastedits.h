// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshot.h"
#include "engine/scenario/scenario.h"

#include <memory>

namespace fairlead {

/// The scenario without values that a later edit sets again, so that one to which edits are added
/// again and again does not grow without end. As it is where that would come to something else.
Scenario withoutOverridden(const std::shared_ptr<const Snapshot>& snapshot,
                           const Scenario& scenario);

} // namespace fairlead

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/clock/replay.h"
#include "engine/replay/outcome/outlook.h"

namespace fairlead::replay {

/// Seconds since 1970, the last one included.
struct Period
{
    Second from = 0;
    Second to = 0;
};

/// What is asked for of what is recorded: before it and behind it nobody knows who ran.
Period periodOf(const Workload& workload, const OutlookOptions& options);

/// Whether a recorded job waited in the period: else nothing can be said of it.
bool hasWaits(const Workload& workload, const Period& period);

/// How one replica of an outlook is replayed. Without its progress.
ReplayOptions replicaOptions(const Scene& scene, const OutlookOptions& options,
                             std::size_t replica);

} // namespace fairlead::replay

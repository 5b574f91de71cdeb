// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/evaluation.h"
#include "engine/replay/recording/recording.h"

#include <memory>

namespace fairlead::replay {

/// The recording as the schedulers of an edited policy have it: where the edits name another
/// release, enforce other limits, set limits or SchedulerParameters, so do they, and where accounts
/// have other names, so have its jobs, usage and limits. Itself where they do not.
/// @param site  the policy under which it was recorded
std::shared_ptr<const Recording> editedRecording(const std::shared_ptr<const Recording>& recording,
                                                 const Policy& site, const Inputs& edited);

} // namespace fairlead::replay

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/recording.h"

namespace fairlead::replay {

/// The same cluster with jobs that become eligible when they really did. Seconds do not tell
/// whether who waited for a start was eligible in the pass that brought it: it was not.
Scene asHappened(const Scene& scene);

} // namespace fairlead::replay

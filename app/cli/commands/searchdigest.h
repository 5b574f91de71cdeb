// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/evaluation.h"
#include "engine/replay/recording/recording.h"

#include <string>

namespace fairlead::cli {

/// What tells a recording under a policy from any other, and this version from others: a number for
/// the settings, the shares, the machine, its schedulers, limits and jobs.
std::string digestOf(const replay::Recording& recording, const Inputs& present);

} // namespace fairlead::cli

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/outcome/outlook.h"

#include <chrono>
#include <memory>

namespace fairlead::app {

/// About how long one replay takes, from parts of it in three places of the period, a quarter of a
/// second together. For a worker thread.
std::chrono::milliseconds costOfReplay(const std::shared_ptr<const replay::Recording>& recording,
                                       const Inputs& inputs, const replay::OutlookOptions& options);

/// About how long an outlook takes for each of its policies, likewise.
/// @param inputs  the policy that is tried
/// @param options  replicas, threads and period of the outlook
std::chrono::milliseconds expectedCost(const std::shared_ptr<const replay::Recording>& recording,
                                       const Inputs& inputs, const replay::OutlookOptions& options);

} // namespace fairlead::app

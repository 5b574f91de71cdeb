// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>

namespace fairlead {

/// The code at the beginning of a job's reason: "ReqNodeNotAvail" of
/// "ReqNodeNotAvail,_UnavailableNodes:n12". "Other" of what is none of Slurm's: plugins and
/// administrators write what they like. That keeps a job from running as well.
std::string knownReason(const std::string& reason);

} // namespace fairlead

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/slurm/config/limitchanges.h"

#include <string>

namespace fairlead::accounting {

/// The line of a script that sets a limit: "sacctmgr -i modify qos where name=normal set
/// MaxJobsPerUser=20". Memory in MB; -1 takes the limit away. A QOS is of all clusters.
std::string limitCommand(const LimitChange& change, const std::string& cluster);

} // namespace fairlead::accounting

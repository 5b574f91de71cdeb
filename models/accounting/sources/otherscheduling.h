// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/issues.h"
#include "engine/replay/outcome/outlook.h"
#include "models/accounting/slurmtext/config/configreader.h"

#include <memory>
#include <vector>

namespace fairlead::accounting {

/// Whether it says something of schedulers, of what they select, or of partitions.
bool isAboutScheduling(const SlurmConfig& config);

/// How another configuration would schedule the jobs of a recording on its nodes: its
/// SchedulerParameters, SelectType, limits of time, and what it says of partitions. The release,
/// where it does not tell it, and what was measured stay. Null: as they are, also by a file that is
/// about priorities alone. Partitions and nodes that the recording does not have are issues.
std::shared_ptr<const replay::Scheduling>
schedulingUnder(const replay::Recording& recording, const SlurmConfig& config, Issues& issues);

} // namespace fairlead::accounting

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/plan/whatkeeps.h"

#include <QStringList>

namespace fairlead::models {

/// Of the places where planned jobs would never start: a sentence each, with why.
/// @param why  of each place
QStringList neverLines(const std::vector<PlannedPlace>& places,
                       const std::vector<std::optional<replay::NeverStart>>& why);
/// Of the partitions that are named and do not count, as such jobs could never run there.
QStringList leftOutLines(const Snapshot& snapshot, const PlannedJobs& jobs);
/// The lines of the places, and what else the machine tells of the jobs.
QStringList machineLines(const std::vector<PlannedPlace>& places, const OnMachine& told);

} // namespace fairlead::models

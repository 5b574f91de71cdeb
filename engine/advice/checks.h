// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/advice/finding.h"
#include "engine/advice/queuepoints.h"

/// What adviceOn() looks for under any scheduler; each adds what it finds. What only one scheduler
/// knows, that one adds: Scheduler::findFlaws().
namespace fairlead {

/// No part has a weight, or none is looked at.
void findNoWeights(const QueuePoints& queue, std::vector<Finding>& findings);
/// Parts that are the same for everybody, or never change the order: that costs one evaluation
/// each.
void findDeadWeights(const QueuePoints& queue, std::vector<Finding>& findings);
/// Priorities that are equal only because sums lose their fraction.
void findCoarseSums(const QueuePoints& queue, std::vector<Finding>& findings);
/// Parts that another part leaves next to nothing to decide, though they are meant to count.
void findOutweighedParts(const QueuePoints& queue, std::vector<Finding>& findings);
/// Users and accounts without shares that wait or have used something.
void findMissingShares(const QueuePoints& queue, std::vector<Finding>& findings);

} // namespace fairlead

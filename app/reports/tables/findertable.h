// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/reports/writers/table.h"
#include "engine/finder/found.h"

namespace fairlead::reports {

/// One row for each policy and target. Policy: "present" or "candidate-7"; Pareto: whether no
/// other beats it; Seen and Unseen: what the target comes to on the weeks of the search and on the
/// others, waits in seconds; Worst: the group that decides, on the seen weeks; Try: what
/// fairleadctl takes to see the policy; SeenFewer, UnseenFewer: Figure::isOfFewer.
Table finderTable(const finder::Question& question, const finder::Found& found);

std::string candidateName(std::size_t candidate);

} // namespace fairlead::reports

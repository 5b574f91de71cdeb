// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/recording.h"
#include "models/accounting/slurmtext/text/fields.h"
#include "models/accounting/slurmtext/text/textlines.h"

namespace fairlead::accounting {

/// `events.txt`: sacctmgr -P show event, nodes of a cluster (empty: of any) that were down or
/// drained. The workload comes first. Returns whether it is a list of events.
bool readNodeEvents(const std::vector<Line>& lines, const std::string& file,
                    const std::string& cluster, const TimeReader& times,
                    replay::Recording& recording);

/// Adds an outage. What was over before the workload begins is left out, what had begun before
/// begins with it. `to` 0: it lasts. The caller puts them in order.
void addOutage(const replay::NodeSet& nodes, replay::Second from, replay::Second to,
               replay::Workload& workload);

} // namespace fairlead::accounting

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/reports/writers/table.h"
#include "engine/replay/clock/decisions.h"
#include "engine/replay/outcome/outlook.h"

namespace fairlead::reports {

/// One row for each scheduler and one for both: passes, starts, and how many of them the replay
/// finds in the recorded state.
Table decisionsTable(const replay::Decisions& decisions);
/// One row for each start of a pass, recorded or expected.
Table decisionJobsTable(const replay::Scene& scene, const replay::Decisions& decisions);

/// One row for each policy and job: when it started, where, and where its wait went.
/// @param isPeriod  only those that waited in the period of the outlook
Table outlookJobsTable(const replay::Recording& recording, const replay::Outlook& outlook,
                       bool isPeriod = false);

} // namespace fairlead::reports

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/sources/registry.h"

namespace fairlead::accounting {

/// A capture folder as a history: `history.txt`, and beside it what a replay needs of the machine,
/// the schedulers' parameters, limits, `events.txt`, `slurmctld.log`, and `before/`, a capture at
/// the beginning. Error codes: SourceUnreachable, DataInvalid (what is missing is named).
Result<replay::Recording> readRecordedCapture(const QString& folder, const SourceOptions& options);
/// The limits alone; those of `qos.txt`, and of `assoc_mgr.txt` or else `assocs.txt`. Error code
/// SourceUnreachable.
Result<replay::Limits> readCaptureLimits(const QString& folder, const SourceOptions& options);
/// The machine as it was at the end, with the settings of the scheduler and the limits. Error codes
/// as readRecordedCapture(), which says more of them.
Result<replay::Recording> readCaptureMachine(const QString& folder, const SourceOptions& options);

} // namespace fairlead::accounting

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/outcome/recordedwaits.h"
#include "models/accounting/sources/usagesource.h"

#include <optional>

namespace fairlead::accounting {

/// What a source tells of a period that is over.
struct PeriodFigures
{
    std::optional<UsageSums> usage; ///< empty: the source has no history of it
    std::optional<Error> whyNoUsage; ///< if it has one, or that is not known
    std::optional<replay::RecordedWaits> waits; ///< of the same period; empty: no history of jobs
    std::optional<Error> whyNoWaits; ///< as whyNoUsage
};

/// The usage of a period and how long its jobs waited, where the source tells usage at all. `known`
/// is usage that was read before: its period counts then. Blocks: call it on a worker.
PeriodFigures readPeriodFigures(const SourceAccess& access, const Snapshot& snapshot,
                                const UsageRequest& request, std::optional<UsageSums> known = {});

} // namespace fairlead::accounting

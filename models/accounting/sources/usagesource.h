// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/consumption.h"
#include "engine/cluster/snapshot.h"
#include "models/accounting/sources/sourceaccess.h"

#include <optional>

namespace fairlead::accounting {

/// Which usage is wanted.
struct UsageRequest
{
    UsagePeriod period;
    std::vector<std::string> tres; ///< "cpu", "gres/gpu"; "all": every one of the source
    /// What still runs counts up to here; empty: up to when the source was read.
    std::optional<std::int64_t> knownUntil;
};

/// The moment up to which a source knows what ran; goesOn where it does not say.
std::int64_t usageKnownUntil(const Snapshot& snapshot);

/// What was used in a period: from the list of jobs that the snapshot holds, or from the tables in
/// which slurmdbd has added it up (then the source is asked again). Blocks: call it on a worker.
/// Error codes: Usage (period, TRES), NoHistory, DataInvalid (none of this TRES),
/// SourceUnreachable.
Result<UsageSums> readUsage(const SourceAccess& access, const Snapshot& snapshot,
                            const UsageRequest& request);

} // namespace fairlead::accounting

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
    /// "cpu", "gres/gpu"; "all": every one of the source; empty: the first of usageTres().
    std::vector<std::string> tres;
    /// What still runs counts up to here; empty: up to when the source was read.
    std::optional<std::int64_t> knownUntil;
};

/// The TRES of which the source can say the usage: CPUs first; billing alone where it holds only
/// what was charged.
std::vector<std::string> usageTres(const SourceKind& kind, const Snapshot& snapshot);

/// The moment up to which a source knows what ran; goesOn where it does not say.
std::int64_t usageKnownUntil(const Snapshot& snapshot);

/// What was used in a period: from the list of jobs that the snapshot holds, or from the tables in
/// which slurmdbd has added it up (then the source is asked again). Blocks: call it on a worker.
/// Error codes: Usage (period, TRES), NoHistory, DataInvalid (none of this TRES),
/// SourceUnreachable.
Result<UsageSums> readUsage(const SourceAccess& access, const Snapshot& snapshot,
                            const UsageRequest& request);

} // namespace fairlead::accounting

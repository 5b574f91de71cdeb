// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/sources/keptusage.h"
#include "models/accounting/sources/slurmdbd/slurmdbdtables.h"

namespace fairlead::accounting {

/// The usage that slurmdbd has added up: hours of the last 30 days, days of the year before them,
/// months of what is older. Billing-seconds, or CPU-seconds where the cluster bills nothing; the
/// UsageFactor of QOS is not in them. What travels so grows with the associations, not with the
/// age of the site. `kept`: of whoever reads again and again; slots that slurmdbd has not written
/// since, and associations that nobody has changed, are not asked for again. Null: everything is.
/// Error codes: SourceUnreachable, DataInvalid.
Result<void> readUsageTables(MariadbSession& session, const SlurmdbdSchema& schema,
                             const SlurmdbdNames& names, std::int64_t now, KeptUsage* kept,
                             SnapshotRecords& records);

/// The largest part by which usage can be wrong because days and months are taken as evenly spread.
/// @unit 1  @range [0, 1)  @source decay over half a day after 30 days, half a month after a year
double aggregationError(std::uint32_t halfLife);

} // namespace fairlead::accounting

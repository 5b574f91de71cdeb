// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/sources/slurmdbd/slurmdbdtables.h"

namespace fairlead::accounting {

/// Up to when slurmdbd has added up usage; 0: not known.  @unit s since 1970
struct Rollup
{
    std::int64_t hours = 0;
    std::int64_t days = 0;
    std::int64_t months = 0;
};
/// Error codes: SourceUnreachable, DataInvalid.
Result<Rollup> readRollup(MariadbSession& session, const SlurmdbdSchema& schema);

/// The first moment of which a table of the whole cluster tells; 0: none does, or none may be read.
/// Error codes: SourceUnreachable, DataInvalid.
Result<std::int64_t> beginOfUsage(MariadbSession& session, const SlurmdbdSchema& schema);
/// Until when hours are not there although days are: a site may have dropped the rows of the
/// largest table alone; 0: they are there. Error codes as above.
Result<std::int64_t> hoursAreGoneUntil(MariadbSession& session, const SlurmdbdSchema& schema,
                                       std::int64_t now);
/// Whether jobs ended within a period.
Result<bool> hasEndedJobs(MariadbSession& session, const SlurmdbdSchema& schema,
                          const UsagePeriod& period);

/// Whether jobs started so long ago that slurmdbd has summed them up.
Result<bool> hasOldJobs(MariadbSession& session, const SlurmdbdSchema& schema, std::int64_t now);

/// Issues of what jobs used that no table of usage has, where it still counts: since slurmdbd added
/// up last, if that was hours ago, and before the oldest row of the usage that was read (a site
/// that purges usage keeps its jobs). Both rank accounts as if they had not used it.
/// Error codes: SourceUnreachable, DataInvalid.
Result<void> reportUncoveredUsage(MariadbSession& session, const SlurmdbdSchema& schema,
                                  const SlurmdbdNames& names, std::int64_t now,
                                  SnapshotRecords& records);

} // namespace fairlead::accounting

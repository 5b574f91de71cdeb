// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/sources/slurmdbd/slurmdbdtables.h"

#include <optional>

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

/// The first moment of which each table of the whole cluster tells; 0: it is empty; nothing: it may
/// not be read.  @unit s since 1970
struct UsageStarts
{
    std::optional<std::int64_t> hours;
    std::optional<std::int64_t> days;
    std::optional<std::int64_t> months;

    /// Of all; 0: nobody tells.
    [[nodiscard]] std::int64_t first() const;
    /// Until when hours are not there although days are: a site may have dropped the rows of the
    /// largest table alone; 0: they are there.
    [[nodiscard]] std::int64_t hoursAreGoneUntil(std::int64_t now) const;
};
/// Error codes: SourceUnreachable, DataInvalid.
Result<UsageStarts> readUsageStarts(MariadbSession& session, const SlurmdbdSchema& schema);

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

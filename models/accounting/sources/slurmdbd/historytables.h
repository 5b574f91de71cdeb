// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/recording.h"
#include "models/accounting/sources/slurmdbd/slurmdbdtables.h"

namespace fairlead::accounting {

/// What of a history is asked for.  @unit s since 1970
struct HistoryWindow
{
    std::int64_t from = 0;
    std::int64_t to = 0; ///< not included
};

// Each reads one table for a replay. The machine of the recording comes first, jobs before events.
// Error codes: SourceUnreachable, DataInvalid.

/// Jobs that waited or ran in the window: by the index on time_end, never through what had ended
/// before it.
Result<void> readHistoryJobs(MariadbSession& session, const SlurmdbdSchema& schema,
                             const SlurmdbdNames& names, const HistoryWindow& window,
                             replay::Recording& recording);
/// Nodes that were down or drained in it.
Result<void> readHistoryEvents(MariadbSession& session, const SlurmdbdSchema& schema,
                               const HistoryWindow& window, replay::Recording& recording);
/// Nodes that were kept for some jobs in it, which an index on time_start and time_end finds.
Result<void> readHistoryReservations(MariadbSession& session, const SlurmdbdSchema& schema,
                                     const SlurmdbdNames& names, const HistoryWindow& window,
                                     replay::Recording& recording);
Result<void> readHistoryQosLimits(MariadbSession& session, const SlurmdbdSchema& schema,
                                  const SlurmdbdNames& names, replay::Recording& recording);
/// Limits of associations, with those that they inherit.
Result<void> readHistoryAssocLimits(MariadbSession& session, const SlurmdbdSchema& schema,
                                    const SlurmdbdNames& names, replay::Recording& recording);

} // namespace fairlead::accounting

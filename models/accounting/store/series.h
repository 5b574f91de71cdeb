// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"
#include "models/accounting/store/saveoutcome.h"
#include "models/accounting/store/snapshotimage.h"
#include "models/accounting/store/storeaddress.h"

#include <cstdint>
#include <optional>
#include <vector>

/// The series of a store: readings of its cluster over time, each whole and as it was read. It gets
/// thinner with age (serieskeeping.h).
namespace fairlead::accounting {

/// One reading that the store keeps.
struct KeptMoment
{
    std::int64_t moment = 0; ///< at which it was read, Unix seconds
    std::int64_t bytes = 0; ///< that it takes in the store
    bool operator==(const KeptMoment&) const = default;
};

/// What became of a reading beside that it was kept.
struct ReadingOutcome
{
    SaveOutcome outcome; ///< as of any save; a store of another cluster is Usage
    /// The store's own snapshot is this reading too: nobody has edited it since the last one, and
    /// it is of no later moment.
    bool isPresent = false;
    std::int64_t moment = 0; ///< Unix seconds: of this one
    std::size_t readings = 0; ///< that the store keeps now
    std::int64_t bytes = 0; ///< that this one takes
};

/// Adds a reading to the series of a store, which is made when there is none. The snapshot of a
/// store that was made so follows the readings until somebody edits it; from then on it stays, and
/// the series goes on. Jobs that have ended (usage by period) are not kept. A reading that is later
/// than the clock here by more than a day, beside one that is not, is DataInvalid: the next ones
/// would stand behind it.
/// @param limits  become those of the store with its snapshot, unless it keeps a recording
ReadingOutcome recordSnapshot(const StoreAddress& address, const SnapshotRecords& records,
                              const replay::Limits& limits = {});

/// Oldest first; empty: the store has no series. Error codes: those of readStore().
Result<std::vector<KeptMoment>> storedSeries(const StoreAddress& address);

/// Their moments alone, which is cheaper. Error codes as above.
Result<std::vector<std::int64_t>> storedMoments(const StoreAddress& address);
/// Takes the reading of this very moment away. Error codes: those of a save, Usage: there is none.
SaveOutcome forgetMoment(const StoreAddress& address, std::int64_t moment);
/// How a store stands to the readings that it keeps.
struct SeriesState
{
    std::int64_t newest = 0; ///< moment of the last reading, Unix seconds
    /// The store's own snapshot once was the last reading and has been edited: it no longer follows
    /// them.
    bool isEditedCopy = false;
};
/// Nothing: the store has no series. Error codes: those of readStore().
Result<std::optional<SeriesState>> storedSeriesState(const StoreAddress& address);

/// The last reading at or before a moment, as it was. Error codes: those of readStore(), Usage: the
/// series begins later, or there is none.
Result<Reading> readStoredMoment(const StoreAddress& address, std::int64_t moment);

} // namespace fairlead::accounting

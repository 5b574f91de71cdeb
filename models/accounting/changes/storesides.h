// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/scenario/conflicts.h"
#include "models/accounting/sources/sourceaccess.h"

namespace fairlead::accounting {

/// A scenario whose snapshot somebody else has changed in the store: what there is to decide.
struct StoreSides
{
    std::int64_t revision = 0; ///< of the store now
    std::shared_ptr<const Snapshot> theirs; ///< what it holds now
    Scenario fit; ///< my edits that can be carried out there
    /// My edits that both changed, in their order: the value that I saw, theirs, and whether mine
    /// can still be carried out. Where both say the same there is nothing to decide.
    std::vector<EditConflict> clashes;
};

/// `base`: the snapshot that the edits were made on. Reads the store anew; error codes as
/// openSource().
Result<StoreSides> storeSides(const SourceAccess& store, const Snapshot& base,
                              const Scenario& scenario);

/// The edits less those of the clashes that are given up, and less what has come true by itself or
/// cannot be carried out: what is to be written over their snapshot.
Scenario withoutClashes(const StoreSides& sides, const std::vector<EditConflict>& givenUp);

} // namespace fairlead::accounting

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/rootusage.h"

#include "engine/base/text.h"

#include <optional>

namespace fairlead::accounting {

void checkRootUsage(const std::string& file, SnapshotRecords& records)
{
    constexpr long double rounding = 1e-6L; // of the sum
    long double below = 0;
    std::optional<long double> root;
    for (const auto& assoc : records.assocs) {
        const bool isOfRoot = assoc.account == "root";
        if (isOfRoot && assoc.user.empty())
            root = assoc.rawUsage;
        else if (isOfRoot || (assoc.user.empty() && assoc.parent == "root"))
            below += assoc.rawUsage.value_or(0);
    }
    if (root && *root < below * (1 - rounding))
        warnOfGuess(
            records.issues, file, 0,
            {said("Messages", "root has used %1, and those under it %2: one of them is wrong"),
             {text::fixed(static_cast<double>(*root), 2),
              text::fixed(static_cast<double>(below), 2)}});
}

} // namespace fairlead::accounting

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/usage/usagesums.h"

#include "engine/base/text.h"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <unordered_map>

namespace fairlead::accounting {

namespace {
struct Below
{
    long double used = 0;
    std::size_t members = 0;
};

/// By account.
std::unordered_map<std::string_view, Below> sumsBelow(const std::vector<AssocRecord>& assocs)
{
    std::unordered_map<std::string_view, Below> sums;
    std::string_view last;
    Below* below = nullptr; // of the last one: users of an account stand together
    for (const auto& assoc : assocs) {
        const std::string& above = assoc.user.empty() ? assoc.parent : assoc.account;
        if (below == nullptr || above != last) {
            last = above;
            below = &sums[last];
        }
        below->used += assoc.rawUsage.value_or(0);
        ++below->members;
    }
    return sums;
}
} // namespace

void checkUsageSums(const std::string& file, long double rounding, SnapshotRecords& records)
{
    constexpr long double inexact = 1e-6L; // of the sum
    const auto sums = sumsBelow(records.assocs);
    const auto& assocs = records.assocs;
    const auto sumOf = [&](const AssocRecord& account) {
        const auto found = sums.find(std::string_view(account.account));
        return found == sums.end() ? Below() : found->second;
    };
    const auto wrong = std::ranges::find_if(assocs, [&](const AssocRecord& assoc) {
        if (!assoc.user.empty() || !assoc.rawUsage)
            return false;
        const auto below = sumOf(assoc);
        const auto slack = rounding * static_cast<long double>(below.members + 1);
        return *assoc.rawUsage + slack < below.used * (1 - inexact);
    });
    if (wrong != assocs.end())
        warnOfGuess(
            records.issues, file, 0,
            {said("Messages", "%1 has used %2, and those under it %3: one of them is wrong"),
             {wrong->account, text::fixed(static_cast<double>(*wrong->rawUsage), 2),
              text::fixed(static_cast<double>(sumOf(*wrong).used), 2)}});
}

} // namespace fairlead::accounting

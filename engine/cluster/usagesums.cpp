// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/cluster/usagesums.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <utility>

namespace fairlead {

namespace {
using Places = std::vector<std::size_t>;

/// As slurmctld loads its state file: each value is added to every account above, in printed order.
/// Another order gives other last bits, and with them other ties.
void addUpLeaves(const SnapshotRecords& records, const Places& recordOf, AssocTable& table)
{
    std::vector<long double> sums(table.size(), 0.0L);
    for (std::size_t i = 0; i < table.size(); ++i) {
        const auto own = records.assocs[recordOf[i]].rawUsage.value_or(0.0L);
        for (auto above = i; above != 0; above = table.parent[above].at())
            sums[above] += own;
        sums[0] += own;
    }
    table.rawUsage = std::move(sums);
}
} // namespace

void sumUsage(const SnapshotRecords& records, const Places& recordOf, AssocTable& table)
{
    if (records.usageForm == UsageForm::Leaf) {
        addUpLeaves(records, recordOf, table);
        return;
    }
    const auto count = table.size();
    if (records.usageForm == UsageForm::Rounded)
        table.printedUsage.resize(count);
    std::vector<long double> below(count, 0.0L); // usage of the children
    std::vector<std::uint32_t> users(count, 0);
    for (std::size_t i = count; i-- > 0;) {
        const auto& given = records.assocs[recordOf[i]].rawUsage;
        if (table.isUser(AssocIndex(i)))
            users[i] = 1;
        else if (!given)
            table.rawUsage[i] = below[i];
        else if (records.usageForm == UsageForm::Rounded) {
            table.printedUsage[i] = given;
            // What is left beyond rounding belongs to deleted children and stays.
            const auto rounding = 0.005L * static_cast<long double>(users[i] + 1);
            const auto difference = *given - below[i];
            if (difference >= -rounding && difference <= rounding)
                table.rawUsage[i] = below[i];
        }
        if (i > 0) {
            below[table.parent[i].at()] += table.rawUsage[i];
            users[table.parent[i].at()] += users[i];
        }
    }
}

std::vector<long double> heldPartsOf(const SnapshotRecords& records, const Places& recordOf)
{
    const auto isHeld = [](const AssocRecord& assoc) { return assoc.heldPart.has_value(); };
    std::vector<long double> parts;
    if (std::ranges::none_of(records.assocs, isHeld))
        return parts;
    for (const auto record : recordOf)
        parts.push_back(records.assocs[record].heldPart.value_or(0.0L));
    if (!parts.empty())
        parts[0] = std::numeric_limits<long double>::quiet_NaN(); // as where it is computed
    return parts;
}

void noteCharges(const SnapshotRecords& records, const Places& recordOf, AssocTable& table)
{
    const auto isCharged = [](const AssocRecord& assoc) { return assoc.chargedSince != 0.0L; };
    if (std::ranges::none_of(records.assocs, isCharged))
        return;
    table.chargedSince.reserve(table.size());
    for (const auto record : recordOf)
        table.chargedSince.push_back(records.assocs[record].chargedSince);
}

} // namespace fairlead

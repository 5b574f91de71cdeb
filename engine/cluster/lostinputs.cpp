// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/cluster/lostinputs.h"

#include <algorithm>
#include <string_view>

namespace fairlead {

namespace {

/// "raw usage, two decimals" and "raw usage, whole numbers" are one input.
std::string_view inputOf(const Provenance& entry)
{
    const std::string_view text = entry.input.text;
    return text.substr(0, text.find(','));
}

bool isRead(const std::vector<Provenance>& provenance, std::string_view input)
{
    return std::ranges::any_of(provenance, [&](const Provenance& entry) {
        return !entry.isAssumed && inputOf(entry) == input;
    });
}

bool isDamaged(const Snapshot& snapshot, const Provenance& entry)
{
    return std::ranges::any_of(snapshot.issues, [&](const Issue& issue) {
        return issue.isDamage && english(entry.origin).starts_with(issue.file);
    });
}

} // namespace

std::vector<Provenance> lostInputs(const Snapshot& before, const Snapshot& after)
{
    std::vector<Provenance> lost;
    for (const auto& entry : before.provenance) {
        const auto input = inputOf(entry);
        const bool isGone = !isRead(after.provenance, input)
            || (isDamaged(after, entry) && !isDamaged(before, entry));
        if (!entry.isAssumed && isGone && !isRead(lost, input))
            lost.push_back(entry);
    }
    return lost;
}

} // namespace fairlead

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/placement/busyfirst.h"

#include <algorithm>

namespace fairlead::replay {

void busyFirst(std::vector<Offer>& offers, const NodeSet& idle, const Needed& needed,
               const std::function<void(const Offer&)>& take)
{
    std::erase_if(offers, [](const Offer& offer) { return offer.isRequired; });
    std::ranges::stable_sort(offers, {}, &Offer::rank);
    const auto isOver = [&] { return needed.isDone() || needed.allowed == 0; };
    const auto walk = [&](auto first, auto end, bool isIdle) {
        for (auto offer = first; offer != end; ++offer) {
            if (idle.contains(offer->node) != isIdle)
                continue;
            take(*offer);
            if (isOver())
                return true;
        }
        return false;
    };
    bool isEnough = isOver();
    for (auto first = offers.begin(); first != offers.end() && !isEnough;) {
        const auto end = std::find_if(
            first, offers.end(), [&](const Offer& offer) { return offer.rank != first->rank; });
        isEnough = walk(first, end, false);
        isEnough |= walk(first, end, true);
        first = end;
    }
}

} // namespace fairlead::replay

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/schedulers/heldblocks.h"

#include "engine/base/clones.h"

#include <algorithm>
#include <limits>

namespace fairlead::replay {

namespace {
constexpr std::size_t placesTogether = 32;
} // namespace

void HeldBlocks::extend(std::size_t places)
{
    for (auto place = m_firstOf.size() - 1; place < places; ++place) {
        for (const auto& block : m_occupancy.running()[place].blocks())
            m_blocks.push_back({block, place});
        m_firstOf.push_back(m_blocks.size());
    }
}

FAIRLEAD_CLONES
HeldBlocks::Reach HeldBlocks::reach(std::size_t first, std::size_t end, const NodeSet& nodes,
                                    std::uint64_t total, std::uint64_t enough)
{
    constexpr auto none = std::numeric_limits<std::size_t>::max();
    auto firstOn = none;
    auto place = first;
    while (place < end && total < enough) {
        const auto upTo = std::min(end, (place / placesTogether + 1) * placesTogether);
        extend(upTo);
        const auto last = m_firstOf[upTo];
        auto i = m_firstOf[place];
        for (; i < last && total < enough; ++i) {
            const auto& [block, at] = m_blocks[i];
            const auto left = block.nodes & nodes.word(block.word);
            firstOn = std::min(firstOn, left != 0 ? at : none);
            total += std::uint64_t{NodeSet::onesOfOne(left)} * block.cpus;
        }
        place = total < enough ? upTo : m_blocks[i - 1].place;
    }
    return {place, total, std::min(firstOn, place)};
}

} // namespace fairlead::replay

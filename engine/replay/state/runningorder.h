// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/indices.h"
#include "engine/replay/state/joblist.h"

#include <algorithm>
#include <span>
#include <vector>

namespace fairlead::replay {

/// A running job, as it is looked at again and again.
struct Running
{
    Second end = 0; ///< expected: start + time limit
    std::uint64_t place = 0; ///< in slurmctld's job list
    const Share* shares = nullptr; ///< of its record, while it runs
    const Block* firstBlock = nullptr; ///< of the same
    std::uint32_t count = 0; ///< of shares
    std::uint32_t blockCount = 0;
    std::uint32_t minutes = 0; ///< its time limit
    std::uint32_t overMinutes = 0; ///< OverTimeLimit; noLimit: unlimited

    [[nodiscard]] std::span<const Share> held() const { return {shares, count}; }
    [[nodiscard]] std::span<const Block> blocks() const { return {firstBlock, blockCount}; }
};

/// What a cycle charges a running job.
struct Charged
{
    std::uint64_t place = 0; ///< in slurmctld's job list
    LiveId live = 0;
    AssocIndex assoc;
    Second start = 0;
    double rate = 0.0; ///< of usage  @unit billing x UsageFactor
};

/// Running jobs by expected end, then by place in the job list; and by that place alone.
class RunningOrder
{
public:
    [[nodiscard]] const std::vector<Running>& list() const { return m_list; }
    [[nodiscard]] const std::vector<Charged>& inListOrder() const { return m_charged; }
    /// @param overMinutes  OverTimeLimit that counts for it
    void insert(const Live& live, LiveId id, AssocIndex assoc, std::uint32_t overMinutes)
    {
        const auto place = placeOf(live);
        m_list.insert(m_list.begin() + place,
                      {live.expectedEnd, live.place, live.shares.data(), live.blocks.data(),
                       static_cast<std::uint32_t>(live.shares.size()),
                       static_cast<std::uint32_t>(live.blocks.size()), live.holding.minutes,
                       overMinutes});
        m_ends.insert(m_ends.begin() + place, live.expectedEnd);
        m_charged.insert(chargedOf(live), {live.place, id, assoc, live.start, live.rate});
    }
    void erase(const Live& live)
    {
        const auto place = placeOf(live);
        m_list.erase(m_list.begin() + place);
        m_ends.erase(m_ends.begin() + place);
        m_charged.erase(chargedOf(live));
    }

    [[nodiscard]] LiveId liveOf(const Running& running) const
    {
        return std::ranges::lower_bound(m_charged, running.place, {}, &Charged::place)->live;
    }

    /// How many are expected to have ended by then. Halves what is left without a branch: nobody
    /// can guess it.
    [[nodiscard]] std::size_t endingBy(Second moment) const
    {
        const auto* next = m_ends.data();
        for (auto left = m_ends.size(); left > 0;) {
            const auto half = (left + 1) / 2;
            next += next[half - 1] <= moment ? half : 0;
            left -= half;
        }
        return static_cast<std::size_t>(next - m_ends.data());
    }

private:
    // Records move when there are more of them; what they hold must stay where it is.
    static_assert(std::is_nothrow_move_constructible_v<Live>);

    [[nodiscard]] std::ptrdiff_t placeOf(const Live& live) const
    {
        const auto isBefore = [&](const Running& running) {
            return running.end != live.expectedEnd ? running.end < live.expectedEnd
                                                   : running.place < live.place;
        };
        return std::partition_point(m_list.begin(), m_list.end(), isBefore) - m_list.begin();
    }

    [[nodiscard]] std::vector<Charged>::const_iterator chargedOf(const Live& live) const
    {
        return std::ranges::lower_bound(m_charged, live.place, {}, &Charged::place);
    }

    std::vector<Running> m_list;
    std::vector<Second> m_ends; // of the same, one beside the other
    std::vector<Charged> m_charged;
};

} // namespace fairlead::replay

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/machine.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>

namespace fairlead::replay {

/// How much the nodes that nobody has planned in a window have at most by some moment, as it was
/// counted before in this run: CPUs, or nodes that all will have left. Plans only take nodes, so
/// that it bounds the same window until something else runs.
class WindowBounds
{
public:
    struct Window
    {
        Second from = 0;
        Second length = 0;
        Second by = 0;
        const NodeSet* nodes = nullptr; ///< of which these are
        bool isWhole = false; ///< nodes, else CPUs
    };

    /// Nothing is known.
    void clear() { ++m_run; }
    /// The largest number: nothing is known of it.
    [[nodiscard]] std::uint64_t most(const Window& window) const
    {
        auto most = std::numeric_limits<std::uint64_t>::max();
        for (const auto& bound : m_sets[placeOf(window.from)]) {
            // A longer window has no more nodes, nor has anybody left them earlier.
            const bool isOfIt = isOfMoment(bound, window) && bound.window.length <= window.length
                && bound.window.by >= window.by;
            most = isOfIt ? std::min(most, bound.most) : most;
        }
        return most;
    }
    void note(const Window& window, std::uint64_t most)
    {
        auto& set = m_sets[placeOf(window.from)];
        auto* longest = set.data(); // or one that is of no use
        for (auto& bound : set) {
            if (!isOfMoment(bound, window) || bound.window.length == window.length) {
                longest = &bound;
                break;
            }
            if (bound.window.length > longest->window.length)
                longest = &bound;
        }
        *longest = {window, m_run, most};
    }

private:
    struct Bound
    {
        Window window;
        std::uint64_t run = 0;
        std::uint64_t most = 0;
    };
    [[nodiscard]] bool isOfMoment(const Bound& bound, const Window& window) const
    {
        return bound.run == m_run && bound.window.from == window.from
            && bound.window.nodes == window.nodes && bound.window.isWhole == window.isWhole;
    }
    static std::size_t placeOf(Second from)
    {
        return static_cast<std::uint64_t>(from) * 0x9e3779b97f4a7c15ULL >> (64 - bits);
    }

    static constexpr unsigned bits = 9;
    static constexpr std::size_t together = 4; // lengths of one moment
    std::uint64_t m_run = 1;
    std::array<std::array<Bound, together>, std::size_t{1} << bits> m_sets; // [moment, hashed]
};

} // namespace fairlead::replay

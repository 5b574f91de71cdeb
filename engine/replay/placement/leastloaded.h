// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/placement/freenodes.h"
#include "engine/replay/placement/noderuns.h"

#include <optional>
#include <span>

namespace fairlead::replay {

/// The order in which LLN takes nodes: of the lightest always the one of whose CPUs the largest
/// part is free.
/// Source: _eval_nodes_lln() of Slurm's select/cons_tres.
class LeastLoaded
{
public:
    LeastLoaded(const Machine& machine, const FreeNodes& free)
        : m_machine(machine)
        , m_free(free)
    {
    }
    /// The place of the next one among those that are left, of which there are some.
    std::size_t next(std::span<const Offer> offers);

private:
    [[nodiscard]] bool isLess(const Offer& a, const Offer& b) const;

    const Machine& m_machine;
    const FreeNodes& m_free;
    std::uint64_t m_rank = 0;
    std::optional<std::uint32_t> m_last; // free CPUs of the one before, if that was as light
};

} // namespace fairlead::replay

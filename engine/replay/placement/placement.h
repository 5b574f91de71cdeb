// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/placement/cpuplacement.h"
#include "engine/replay/placement/freenodes.h"
#include "engine/replay/placement/linearnodes.h"
#include "engine/replay/placement/noderuns.h"

namespace fairlead::replay {

/// Chooses nodes as select/cons_tres does: best fit over runs of consecutive nodes, then best fit
/// inside the run (specification scheduling 5). Keeps its memory between calls.
class Placement
{
public:
    explicit Placement(const Machine& machine)
        : m_machine(machine)
        , m_plain(machine)
        , m_alike(alikeNodes(machine))
    {
    }

    /// Whether nothing but the numbers of CPUs and nodes counts: these are enough to choose.
    [[nodiscard]] bool isPlain(const Demand& demand, const FreeNodes& free) const
    {
        return !free.isOverdrawn() && m_plain.isFor(demand);
    }

    /// Whether the demand fits on `allowed` with what is free; shares() then says how.
    bool choose(const Demand& demand, const FreeNodes& free, const NodeSet& allowed);
    /// The same where it would start now: select/linear is asked again with each further kind of
    /// nodes until it has room.  @source _pick_best_nodes()
    bool chooseNow(const Demand& demand, const FreeNodes& free, const NodeSet& allowed);
    /// The same of a plain demand. `free` must stay until shares() is asked for.
    bool choose(const Demand& demand, const CpuCounts& free, const NodeSet& allowed)
    {
        m_plainFree = &free;
        return m_plain.choose(demand, free, allowed);
    }
    /// Whether it could be enough, by number and size of nodes: not where choose() fails on any
    /// part of `allowed`.
    [[nodiscard]] bool mayFit(const Demand& demand, const FreeNodes& free, const NodeSet& allowed);
    /// The same, by CPUs alone.
    [[nodiscard]] bool mayFit(const Demand& demand, const CpuCounts& free, const NodeSet& allowed)
    {
        return m_plain.mayFit(demand, free, allowed);
    }
    /// What the last choice takes, in node order.
    [[nodiscard]] std::span<const Share> shares()
    {
        return m_plainFree != nullptr ? m_plain.sharesOf(*m_plainFree)
                                      : std::span<const Share>(m_shares);
    }
    /// Puts the nodes of the last choice into `nodes`.
    void putNodes(NodeSet& nodes) const;

private:
    void findOffers(const Demand& demand, const FreeNodes& free, const NodeSet& allowed);
    [[nodiscard]] std::uint32_t offered(const Demand& demand, const FreeNodes& free,
                                        std::size_t node) const;
    [[nodiscard]] std::uint32_t withinMemory(const Demand& demand, const FreeNodes& free,
                                             std::size_t node, std::uint32_t cpus) const;
    [[nodiscard]] bool mayFit(const Demand& demand);
    [[nodiscard]] bool hasRequired(const Demand& demand) const;
    bool tryAll(const Demand& demand, const FreeNodes& free, std::uint32_t smallest);
    void keepOffers(std::uint32_t least);
    /// Required ones; false if they are more than it may use.
    bool takeRequired(const Demand& demand, const FreeNodes& free, Needed& needed);
    void takeRuns(const Demand& demand, const FreeNodes& free, Needed& needed);
    /// One after the other, the lightest first: as many nodes as possible, or few.
    void takeInOrder(const Demand& demand, const FreeNodes& free, Needed& needed);
    void takeLeastLoaded(const Demand& demand, const FreeNodes& free, Needed& needed);
    bool takeSingle(const Demand& demand, const FreeNodes& free, const NodeRun& run,
                    Needed& needed);
    void takeFrom(const Demand& demand, const FreeNodes& free, const NodeRun& run, Needed& needed);
    void takeAround(const Demand& demand, const FreeNodes& free, const NodeRun& run,
                    Needed& needed);
    [[nodiscard]] static std::uint32_t leastOf(const Demand& demand);
    [[nodiscard]] static std::uint64_t mostOf(const Demand& demand);
    void take(const Demand& demand, const FreeNodes& free, const Offer& offer, Needed& needed);
    /// Takes back what nodes beyond the need have brought: each has one CPU at least.
    void trim(const Demand& demand, const FreeNodes& free);
    /// Whether the nodes that may still be taken cannot be enough, however large they are.
    [[nodiscard]] bool isHopeless(const Needed& needed) const
    {
        return needed.cpus
            > static_cast<std::uint64_t>(std::max<std::int64_t>(needed.allowed, 0)) * m_most;
    }
    /// What the job takes of a node; of `gpus`, the rest of --gpus, as many as are free there.
    [[nodiscard]] Share shareOf(const Demand& demand, const FreeNodes& free, std::uint32_t node,
                                std::uint32_t cpus, std::uint64_t gpus) const;

    const Machine& m_machine;
    CpuPlacement m_plain;
    std::vector<NodeSet> m_alike; // with select/linear: nodes of one kind
    const CpuCounts* m_plainFree = nullptr; // if m_plain made the last choice
    std::vector<Offer> m_offers;
    std::vector<Offer> m_kept; // those of this trial
    NodeRuns m_runs;
    std::vector<Share> m_shares;
    std::vector<std::uint32_t> m_counts;
    std::uint64_t m_surplus = 0; // CPUs of nodes beyond the need
    std::uint32_t m_most = 0; // CPUs of the largest offer
    std::uint32_t m_least = 0; // of the smallest of this trial
};

} // namespace fairlead::replay

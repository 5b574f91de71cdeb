// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/state/bindings.h"
#include "engine/replay/state/completingnodes.h"
#include "engine/replay/state/entry.h"
#include "engine/replay/state/jobsnow.h"
#include "engine/replay/state/nodeusers.h"
#include "engine/replay/state/roomhistory.h"
#include "engine/replay/state/runningorder.h"

#include <span>
#include <vector>

namespace fairlead::replay {

/// The nodes at a moment: which are up, who runs or completes on them, what of them is free and
/// since when. Part of a Cluster, which tells it what happens to its records.
class Occupancy
{
public:
    /// All of them live longer.
    Occupancy(const Recording& recording, const Bindings& bindings, const JobsNow& jobs);

    [[nodiscard]] const Machine& machine() const { return m_machine; }
    [[nodiscard]] const FreeNodes& free() const { return m_free; }
    [[nodiscard]] const NodeSet& usable() const { return m_usable; }
    [[nodiscard]] const NodeSet& completing() const { return m_completing.nodes(); }
    /// Whether users may keep nodes from others.
    [[nodiscard]] bool areNodesKept() const { return m_users.areKnown(); }
    /// Without the nodes that other users have to themselves. Returns whether there may be some.
    bool leaveToUsers(NodeSet& nodes, const Job& job, std::uint32_t partition) const;
    /// Running jobs by place in the job list.
    [[nodiscard]] const std::vector<Charged>& runningInListOrder() const
    {
        return m_running.inListOrder();
    }
    /// Running jobs by expected end, then by place in the job list.
    [[nodiscard]] const std::vector<Running>& running() const { return m_running.list(); }
    /// How many of them are expected to have ended by then: the first ones.
    [[nodiscard]] std::size_t endingBy(Second moment) const { return m_running.endingBy(moment); }
    /// The record of a running job.
    [[nodiscard]] LiveId liveOf(const Running& running) const { return m_running.liveOf(running); }
    /// Since when these nodes have had that room.
    [[nodiscard]] Second roomSince(std::span<const Share> shares) const
    {
        return m_room.since(shares);
    }
    /// Another number since anything else runs or is free.
    [[nodiscard]] std::uint64_t change() const { return m_change; }
    /// Something else has changed that a look at the nodes depends on.
    void noteChange() { ++m_change; }

    // What happens: to records as the cluster has them, and to nodes.
    /// It runs from Live::start on, with what Live::shares say.
    void start(Live& live, LiveId id);
    /// It has never started.
    void takeBack(const Live& live);
    /// Its script is over, its nodes become completing.
    void finish(const Live& live, Second now);
    /// Its nodes have left completing.
    void leave(const Live& live);
    /// It has another time limit, and is expected to end then.
    void extend(Live& live, LiveId id, std::uint32_t minutes, Second end);
    /// It holds so many CPUs of one of its nodes on another one.
    void moveCpus(Live& live, LiveId id, std::uint32_t from, std::uint32_t to, std::uint32_t cpus,
                  Second now);
    void setNode(std::uint32_t node, bool isUp, Second now);

private:
    [[nodiscard]] const Job& job(const Live& live) const { return m_jobs[live.job]; }
    [[nodiscard]] NodeUsers::Claim claimOf(const Live& live) const
    {
        return m_bindings.claimOf(job(live), live.partition);
    }
    void insert(const Live& live, LiveId id);

    const Machine& m_machine;
    const Bindings& m_bindings;
    const JobsNow& m_jobs;
    FreeNodes m_free;
    NodeRoom m_room;
    NodeSet m_usable;
    CompletingNodes m_completing;
    NodeUsers m_users;
    RunningOrder m_running;
    bool m_isIdleCounted; // with bf_busy_nodes: who is idle counts
    std::uint64_t m_change = 1;
};

} // namespace fairlead::replay

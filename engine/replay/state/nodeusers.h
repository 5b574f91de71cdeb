// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/placement/freenodes.h"
#include "engine/replay/recording/recording.h"

#include <map>
#include <span>
#include <vector>

namespace fairlead::replay {

/// Whose jobs are on which node, where some users have nodes to themselves: --exclusive=user, or a
/// partition with ExclusiveUser=YES.
/// @source filter_by_node_owner() of slurmctld
class NodeUsers
{
public:
    /// Whose job it is, and whether it shares nodes with its user's own jobs alone.
    struct Claim
    {
        std::uint32_t user = 0; ///< LimitBook::nameNumber()
        bool isAlone = false;
    };
    explicit NodeUsers(const Recording& recording);

    /// Whether anybody may want nodes so.
    [[nodiscard]] bool areKnown() const { return !m_users.empty(); }
    void start(std::span<const Share> shares, const Claim& claim);
    /// Others may have its nodes again, but for who wants none with others while it completes.
    void finish(std::span<const Share> shares, const Claim& claim);
    void leave(std::span<const Share> shares, const Claim& claim);
    /// Without the nodes that it may not have now.
    void cut(NodeSet& nodes, const Claim& claim) const;

private:
    using Jobs = std::map<std::uint32_t, std::uint32_t>; // by user
    static void count(Jobs& jobs, std::uint32_t user, bool isMore);

    std::vector<Jobs> m_users; // [node] that run or complete; empty: nobody wants to know
    std::vector<Jobs> m_owners; // [node] that run, of those who share with nobody
};

} // namespace fairlead::replay

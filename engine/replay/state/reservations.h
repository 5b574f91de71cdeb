// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/workload.h"

#include <vector>

namespace fairlead::replay {

/// Which nodes reservations keep from a job, as schedulers know it at a moment.
/// @source job_test_resv()
class Reservations
{
public:
    explicit Reservations(const Workload& workload);

    /// What is asked from here on is asked at that second.
    void lookAt(Second now);
    /// Another number since others are known.
    [[nodiscard]] std::size_t stamp() const { return m_stamp; }
    /// Whether any is known that is not over.
    [[nodiscard]] bool areKnown() const { return !m_known.empty(); }
    /// While a job would run: [begin, end).
    struct Window
    {
        Second begin = 0;
        Second end = 0;
    };
    /// Takes out the nodes that a job may not have: without a reservation all that is kept while it
    /// would run, with one all but those that are kept for it when it begins.
    /// @param reservation  Request::reservation
    /// @return whether any reservation lies in the window
    bool cut(NodeSet& nodes, std::uint32_t reservation, const Window& window) const;
    /// Takes out all that are kept under a name now.
    void takeOut(NodeSet& nodes, std::uint32_t reservation) const;
    /// Whether nodes are kept under this name now.
    [[nodiscard]] bool isOpen(std::uint32_t reservation) const;
    /// The next end of any, from a moment on; 0: there is none.
    [[nodiscard]] Second endAfter(Second moment) const;
    /// Until which second a window that begins now, and moves with the clock, is cut the same.
    [[nodiscard]] Second sameUntil(const Window& window) const;

private:
    [[nodiscard]] const NodeSet& nodesOf(const Reservation& reservation) const
    {
        return m_workload.nodeSets[reservation.nodes];
    }

    const Workload& m_workload;
    std::vector<Second> m_turns; // at which others are known
    std::vector<Reservation> m_known;
    std::size_t m_stamp = 0; // turns that are past, and one more
    Second m_now = 0;
};

} // namespace fairlead::replay

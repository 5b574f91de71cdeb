// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

namespace fairlead::replay {

/// How many plans one backfill run has made, and for whom.
class PlanBook
{
public:
    explicit PlanBook(std::size_t partitions)
        : m_inPartition(partitions)
    {
    }

    void clear()
    {
        m_orders.clear();
        std::fill(m_inPartition.begin(), m_inPartition.end(), 0U);
    }
    /// @param order  of the record, of an array once for each task
    void note(std::uint64_t order, std::uint32_t partition)
    {
        m_orders.push_back(order);
        ++m_inPartition[partition];
    }
    [[nodiscard]] std::size_t plansOf(std::uint64_t order) const
    {
        return static_cast<std::size_t>(std::ranges::count(m_orders, order));
    }
    [[nodiscard]] std::uint32_t inPartition(std::uint32_t partition) const
    {
        return m_inPartition[partition];
    }

private:
    std::vector<std::uint64_t> m_orders; // of records, one for each plan
    std::vector<std::uint32_t> m_inPartition;
};

} // namespace fairlead::replay

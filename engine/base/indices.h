// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>

namespace fairlead {

/// A position in one kind of table. Different kinds do not convert into each other.
template <typename Tag>
struct Index
{
    static constexpr std::uint32_t none = 0xffffffffU;

    std::uint32_t value = none;

    constexpr Index() = default;
    explicit constexpr Index(std::size_t position)
        : value(static_cast<std::uint32_t>(position))
    {
    }
    [[nodiscard]] constexpr bool isValid() const { return value != none; }
    [[nodiscard]] constexpr std::size_t at() const { return value; }
    constexpr auto operator<=>(const Index&) const = default;
};

using AssocIndex = Index<struct AssocTag>; ///< row of AssocTable; 0 is the root account
using JobIndex = Index<struct JobTag>; ///< row of JobTable
using RowIndex = Index<struct RowTag>; ///< one job in one partition: row of QueueRows
using PartitionIndex = Index<struct PartitionTag>;
using QosIndex = Index<struct QosTag>;
using NameId = Index<struct NameTag>; ///< entry of a NamePool; 0 is the empty name

} // namespace fairlead

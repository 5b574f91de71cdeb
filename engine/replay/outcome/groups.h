// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/recording.h"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fairlead::replay {

/// By what the jobs of a recording are put together.
enum class Grouping : std::uint8_t
{
    Account,
    User,
    Qos,
    Partition, ///< as asked for: a job may name several
    Size, ///< CPUs asked for, in steps of four
    Cluster, ///< all of them
    Shape ///< size, and how long they ran: to the time limit where nobody knows
};
inline constexpr std::size_t groupingCount = 7;

/// "account", "user", "qos", "partition", "size", "cluster", "shape"; nothing: another word.
std::optional<Grouping> groupingOf(std::string_view word);

/// A group of Grouping::Shape.
struct Shape
{
    std::size_t size = 0; ///< into names(Grouping::Size)
    std::size_t length = 0; ///< into shapeLengths()
};
Shape shapeOf(std::size_t group);
/// "<1min", "1min-10min", ...: how long jobs run, from short to long.
std::span<const std::string_view> shapeLengths();

/// The groups of a recording's jobs. Lives as long as the workload.
class Groups
{
public:
    explicit Groups(const Workload& workload);

    /// Names by the alphabet, of sizes ("1", "2-4", "5-16", ...) from small to large; of
    /// shapes "2-4 x 1h-6h", by size and then by length.
    [[nodiscard]] const std::vector<std::string>& names(Grouping by) const
    {
        return m_names[static_cast<std::size_t>(by)];
    }
    /// Where the job's group stands among names().
    [[nodiscard]] std::size_t of(const Job& job, Grouping by) const;

private:
    using Places = std::vector<std::uint32_t>;

    Places m_accountOf; // [owner]
    Places m_userOf; // [owner]
    Places m_qosOf; // [Workload::qos]
    Places m_partitionOf; // [Workload::partitionLists]
    std::array<std::vector<std::string>, groupingCount> m_names;
};

} // namespace fairlead::replay

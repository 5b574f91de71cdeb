// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace fairlead::accounting {

/// Numbers of associations do not come so far.
inline constexpr std::uint32_t goneAssoc = 1U << 31;

/// Usage that begins at one moment, as one table of a database has it: an hour, a day or a month.
struct UsageSlot
{
    std::optional<std::int64_t> mark; ///< when the database wrote it; nothing: not known
    std::vector<std::uint32_t> assocs; ///< [row] and goneAssoc, if its rows are marked as deleted
    std::vector<double> rates; ///< [row] @unit usage per second  below 0: as the table says
};
using UsageSlots = std::map<std::int64_t, std::shared_ptr<const UsageSlot>>; // by start, Unix s

/// The usage of one reading. 12 bytes a row.
struct UsageTables
{
    std::string of; ///< the cluster and the TRES
    std::map<std::uint32_t, std::int64_t> assocMarks; ///< when each association was changed last
    std::array<UsageSlots, 3> levels; ///< months, days, hours
};

/// What the last reading of a source had of its history, so that the next one asks only for what
/// is new. Belongs to whoever reads one source again and again. For any thread.
class KeptUsage
{
public:
    /// Null: nothing was read yet.
    [[nodiscard]] std::shared_ptr<const UsageTables> tables() const
    {
        const std::lock_guard lock(m_mutex);
        return m_tables;
    }
    void keep(std::shared_ptr<const UsageTables> tables)
    {
        const std::lock_guard lock(m_mutex);
        m_tables = std::move(tables);
    }

private:
    mutable std::mutex m_mutex;
    std::shared_ptr<const UsageTables> m_tables;
};

} // namespace fairlead::accounting

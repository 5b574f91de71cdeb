// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"

#include <functional>
#include <limits>
#include <string_view>
#include <tuple>
#include <unordered_map>
#include <vector>

namespace fairlead::slurm {

/// Finds records of associations by the names of a job, and those above, which are charged with it.
/// While these records stay.
class AssocChains
{
public:
    static constexpr auto none = std::numeric_limits<std::size_t>::max();

    explicit AssocChains(const std::vector<AssocRecord>& assocs);

    /// The place in the records of a job's own association, or of that for all partitions; none:
    /// it has none.
    [[nodiscard]] std::size_t own(std::string_view account, std::string_view user,
                                  std::string_view partition) const;
    /// Visits a record and all above it, up to root.
    template <typename Visit>
    void upFrom(std::size_t place, const Visit& visit) const
    {
        for (std::size_t steps = 0; place != none && steps <= m_above.size(); ++steps) {
            visit(place);
            place = m_above[place];
        }
    }

private:
    using Names = std::tuple<std::string_view, std::string_view, std::string_view>;
    struct Hash
    {
        std::size_t operator()(const Names& names) const
        {
            constexpr std::hash<std::string_view> of;
            const auto& [account, user, partition] = names;
            return (of(account) * 31 + of(user)) * 31 + of(partition);
        }
    };
    [[nodiscard]] std::size_t find(const Names& names) const;

    std::unordered_map<Names, std::size_t, Hash> m_places;
    std::vector<std::size_t> m_above; // [record] place of the account above; none: root
};

} // namespace fairlead::slurm

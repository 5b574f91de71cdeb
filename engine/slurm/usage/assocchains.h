// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"

#include <map>
#include <string_view>
#include <tuple>
#include <vector>

namespace fairlead::slurm {

/// Finds records of associations by the names of a job: its own and those above, which are charged
/// with it. While these records stay.
class AssocChains
{
public:
    explicit AssocChains(const std::vector<AssocRecord>& assocs);

    /// Places in the records, from the job's own association, or that for all partitions, up to
    /// root; empty: it has none.
    [[nodiscard]] std::vector<std::size_t> of(std::string_view account, std::string_view user,
                                              std::string_view partition) const;

private:
    using Names = std::tuple<std::string_view, std::string_view, std::string_view>;
    [[nodiscard]] const std::size_t* find(const Names& names) const;

    const std::vector<AssocRecord>& m_assocs;
    std::map<Names, std::size_t> m_places;
};

} // namespace fairlead::slurm

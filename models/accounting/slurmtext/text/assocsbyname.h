// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"

#include <span>
#include <string_view>
#include <vector>

namespace fairlead::accounting {

/// The associations of some records by their names. Made once for a file: the list of associations
/// must stay as it is. A search allocates nothing and takes the same time in any list.
class AssocsByName
{
public:
    explicit AssocsByName(SnapshotRecords& records);

    using Several = std::span<AssocRecord* const>;
    /// Those of an account and a user, in all partitions, in the order in which sshare prints them.
    [[nodiscard]] Several find(std::string_view account, std::string_view user) const;
    /// Of equal ones the first; null: there is none.
    [[nodiscard]] AssocRecord* find(std::string_view account, std::string_view user,
                                    std::string_view partition) const;
    /// The next one of an account and a user with every call; null after the last.
    [[nodiscard]] AssocRecord* next(std::string_view account, std::string_view user);

private:
    [[nodiscard]] std::size_t bucketOf(std::string_view account, std::string_view user) const;

    std::vector<AssocRecord*> m_sorted; ///< by bucket, then by names
    std::vector<std::size_t> m_buckets; ///< where each begins in m_sorted, and the end
    std::vector<std::uint32_t> m_taken; ///< by next(), at the first one of the name
};

/// How many associations the records tell of: one that is there twice is one.
std::size_t associationsIn(const SnapshotRecords& records);

} // namespace fairlead::accounting

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/text/assocsbyname.h"

#include <algorithm>
#include <bit>
#include <functional>
#include <numeric>
#include <set>
#include <string_view>
#include <tuple>

namespace fairlead::accounting {

AssocsByName::AssocsByName(SnapshotRecords& records)
    : m_sorted(records.assocs.size())
    , m_buckets(std::bit_ceil(records.assocs.size() + 1) + 1, 0)
    , m_taken(records.assocs.size(), 0)
{
    for (const auto& record : records.assocs)
        ++m_buckets[bucketOf(record.account, record.user) + 1];
    std::partial_sum(m_buckets.begin(), m_buckets.end(), m_buckets.begin());
    auto places = m_buckets;
    for (auto& record : records.assocs)
        m_sorted[places[bucketOf(record.account, record.user)]++] = &record;
    const bool byPartition = records.policy.slurm().version >= SlurmVersion{23, 11};
    const auto comesBefore = [&](const AssocRecord* a, const AssocRecord* b) {
        const auto names = std::tie(a->account, a->user) <=> std::tie(b->account, b->user);
        if (names != 0)
            return names < 0;
        return byPartition ? a->partition < b->partition : a->id > b->id;
    };
    for (std::size_t i = 0; i + 1 < m_buckets.size(); ++i)
        std::stable_sort(m_sorted.begin() + static_cast<std::ptrdiff_t>(m_buckets[i]),
                         m_sorted.begin() + static_cast<std::ptrdiff_t>(m_buckets[i + 1]),
                         comesBefore);
}

std::size_t AssocsByName::bucketOf(std::string_view account, std::string_view user) const
{
    const std::hash<std::string_view> hash;
    return (hash(account) * 31 + hash(user)) & (m_buckets.size() - 2);
}

AssocsByName::Several AssocsByName::find(std::string_view account, std::string_view user) const
{
    const auto bucket = bucketOf(account, user);
    const auto hasNames = [&](const AssocRecord* record) {
        return record->account == account && record->user == user;
    };
    const auto* end = m_sorted.data() + m_buckets[bucket + 1];
    const auto* first = std::find_if(m_sorted.data() + m_buckets[bucket], end, hasNames);
    return {first, std::find_if_not(first, end, hasNames)};
}

AssocRecord* AssocsByName::find(std::string_view account, std::string_view user,
                                std::string_view partition) const
{
    AssocRecord* found = nullptr;
    for (auto* record : find(account, user)) {
        if (record->partition == partition && (found == nullptr || record < found))
            found = record;
    }
    return found;
}

AssocRecord* AssocsByName::next(std::string_view account, std::string_view user)
{
    const auto several = find(account, user);
    if (several.empty())
        return nullptr;
    auto& taken = m_taken[static_cast<std::size_t>(several.data() - m_sorted.data())];
    return taken < several.size() ? several[taken++] : nullptr;
}

std::size_t associationsIn(const SnapshotRecords& records)
{
    std::set<std::tuple<std::string_view, std::string_view, std::string_view>> names;
    for (const auto& assoc : records.assocs)
        names.emplace(assoc.account, assoc.user, assoc.partition);
    return names.size();
}

} // namespace fairlead::accounting

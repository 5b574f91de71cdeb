// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/tree/treechange.h"

#include "models/evaluation/snapshotmapping.h"

namespace fairlead::models {

std::vector<RowRange> TreeChange::gone(const TreeRows& rows, const SnapshotMapping& mapping)
{
    const auto isGone = [&mapping](AssocIndex assoc) { return !mapping[assoc].isValid(); };
    std::vector<RowRange> ranges;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const AssocIndex parent(i);
        if (isGone(parent))
            continue; // it takes its rows along
        const auto list = rows.of(parent);
        // From the end, so that places before stay.
        for (auto end = list.size(); end > 0;) {
            if (!isGone(list[end - 1])) {
                --end;
                continue;
            }
            auto first = end - 1;
            while (first > 0 && isGone(list[first - 1]))
                --first;
            ranges.push_back({parent, first, end - first});
            end = first;
        }
    }
    return ranges;
}

TreeChange::TreeChange(const SnapshotMapping& mapping)
    : m_snapshot(*mapping.to)
    , m_isOld(m_snapshot.assocs.size(), false)
    , m_whole(m_snapshot)
{
    for (const auto assoc : mapping.assocs) {
        if (assoc.isValid())
            m_isOld[assoc.at()] = true;
    }
}

TreeRows TreeChange::staying() const
{
    std::vector<bool> isListed(m_snapshot.assocs.size(), true);
    for (std::size_t i = 0; i < isListed.size(); ++i) {
        const auto parent = m_snapshot.assocs.parent[i];
        isListed[i] = m_isOld[i] || (parent.isValid() && !m_isOld[parent.at()]);
    }
    return TreeRows(m_snapshot, isListed);
}

std::vector<RowRange> TreeChange::added() const
{
    std::vector<RowRange> ranges;
    for (std::size_t i = 0; i < m_whole.size(); ++i) {
        const auto children = m_whole.of(AssocIndex(i));
        if (!m_isOld[i])
            continue;
        for (std::size_t first = 0; first < children.size(); ++first) {
            if (m_isOld[children[first].at()])
                continue;
            auto end = first + 1;
            while (end < children.size() && !m_isOld[children[end].at()])
                ++end;
            ranges.push_back({AssocIndex(i), first, end - first});
            first = end;
        }
    }
    return ranges;
}

} // namespace fairlead::models

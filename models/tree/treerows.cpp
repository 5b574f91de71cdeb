// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/tree/treerows.h"

#include "models/words/naturalorder.h"

#include <algorithm>
#include <ranges>
#include <string>

namespace fairlead::models {

namespace {

const std::string& nameOf(const Snapshot& snapshot, AssocIndex assoc)
{
    const auto& assocs = snapshot.assocs;
    return snapshot
        .names[assocs.isUser(assoc) ? assocs.user[assoc.at()] : assocs.account[assoc.at()]];
}

/// Of one account: users that follow each other, and accounts.
void sortNames(const Snapshot& snapshot, std::span<AssocIndex> children)
{
    const auto name
        = [&](AssocIndex assoc) -> const std::string& { return nameOf(snapshot, assoc); };
    for (auto first = children.begin(); first != children.end();) {
        const bool areUsers = snapshot.assocs.isUser(*first);
        const auto end = std::find_if(first, children.end(), [&](AssocIndex assoc) {
            return snapshot.assocs.isUser(assoc) != areUsers;
        });
        const std::ranges::subrange alike(first, end);
        if (std::ranges::is_sorted(alike, {}, name)
            && !std::ranges::is_sorted(alike, comesBefore, name))
            std::ranges::stable_sort(alike, comesBefore, name);
        first = end;
    }
}
} // namespace

TreeRows::TreeRows(const Snapshot& snapshot)
    : TreeRows(snapshot, std::vector<bool>(snapshot.assocs.size(), true))
{
}

TreeRows::TreeRows(const Snapshot& snapshot, const std::vector<bool>& listed)
    : m_start(snapshot.assocs.size(), 0)
    , m_count(snapshot.assocs.size(), 0)
    , m_children(snapshot.assocs.size())
    , m_position(snapshot.assocs.size(), 0)
{
    const auto& parents = snapshot.assocs.parent;
    std::vector<std::size_t> room(parents.size(), 0);
    for (const auto parent : parents) {
        if (parent.isValid())
            ++room[parent.at()];
    }
    for (std::size_t i = 1; i < room.size(); ++i)
        m_start[i] = m_start[i - 1] + room[i - 1];
    for (std::size_t i = 0; i < parents.size(); ++i) {
        if (parents[i].isValid())
            m_children[m_start[parents[i].at()] + m_count[parents[i].at()]++] = AssocIndex(i);
    }
    for (std::size_t i = 0; i < parents.size(); ++i) {
        const std::span all(m_children.data() + m_start[i], m_count[i]);
        sortNames(snapshot, all);
        const auto kept = std::ranges::stable_partition(
            all, [&](AssocIndex assoc) { return bool(listed[assoc.at()]); });
        m_count[i] -= kept.size();
        setPositions(AssocIndex(i), 0);
    }
}

void TreeRows::remove(AssocIndex parent, std::size_t first, std::size_t count)
{
    const auto begin = m_children.begin() + static_cast<std::ptrdiff_t>(m_start[parent.at()]);
    const auto end = begin + static_cast<std::ptrdiff_t>(m_count[parent.at()]);
    const auto gap = begin + static_cast<std::ptrdiff_t>(first);
    std::move(gap + static_cast<std::ptrdiff_t>(count), end, gap);
    m_count[parent.at()] -= count;
    setPositions(parent, first);
}

void TreeRows::insert(AssocIndex parent, std::size_t at, std::span<const AssocIndex> rows)
{
    const auto begin = m_children.begin() + static_cast<std::ptrdiff_t>(m_start[parent.at()]);
    const auto end = begin + static_cast<std::ptrdiff_t>(m_count[parent.at()]);
    const auto gap = begin + static_cast<std::ptrdiff_t>(at);
    std::move_backward(gap, end, end + std::ssize(rows));
    std::ranges::copy(rows, gap);
    m_count[parent.at()] += rows.size();
    setPositions(parent, at);
}

void TreeRows::setPositions(AssocIndex parent, std::size_t from)
{
    const auto children = of(parent);
    for (auto i = from; i < children.size(); ++i)
        m_position[children[i].at()] = i;
}

std::vector<AssocIndex> topmost(const AssocTable& assocs, const std::vector<AssocIndex>& rows)
{
    std::vector<bool> isChosen(assocs.size(), false);
    for (const auto row : rows)
        isChosen[row.at()] = true;
    std::vector<AssocIndex> found;
    for (const auto row : rows) {
        auto above = assocs.parent[row.at()];
        while (above.isValid() && !isChosen[above.at()])
            above = assocs.parent[above.at()];
        if (!above.isValid())
            found.push_back(row);
    }
    return found;
}

} // namespace fairlead::models

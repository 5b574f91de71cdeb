// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/pies/colourmap.h"

#include "models/usage/served.h"

#include <algorithm>

namespace fairlead::models {

namespace {

std::string pathKey(const Snapshot& snapshot, AssocIndex assoc)
{
    return snapshot.accountName(assoc) + '\n' + snapshot.userName(assoc) + '\n'
        + snapshot.partitionName(assoc);
}

/// 0, +1, -1, +2, -2 ...: neighbours in size differ, and the largest has the plain hue.
int step(int position)
{
    const int distance = (position + 1) / 2;
    return position % 2 == 1 ? distance : -distance;
}

SliceColour shade(int hue, int position)
{
    constexpr int steps = 2 * SliceColour::maxStep + 1;
    return {hue, step(position % steps), (position / steps) % 2 == 1};
}

SliceColour firstLevelShade(int position)
{
    const int round = position / SliceColour::hueCount;
    return {position % SliceColour::hueCount, step(round % (2 * SliceColour::maxStep + 1)),
            round > 0};
}

/// The same on every machine and in every run, unlike std::hash.
int nameNumber(const std::string& name)
{
    unsigned hash = 2166136261U;
    for (const char c : name)
        hash = (hash ^ static_cast<unsigned char>(c)) * 16777619U;
    return static_cast<int>(hash % (4U * SliceColour::hueCount));
}

} // namespace

ColourMap::ColourMap(const Evaluation& baseline)
{
    const auto& snapshot = baseline.snapshot();
    const ServedTable table(baseline);
    std::vector<AssocIndex> bySize;
    for (std::size_t parent = 0; parent < table.size(); ++parent) {
        const auto children = table.children().of(AssocIndex(parent));
        bySize.assign(children.begin(), children.end());
        std::ranges::stable_sort(bySize, [&table](AssocIndex a, AssocIndex b) {
            return table.served(a).promised > table.served(b).promised;
        });
        int position = 0;
        int accounts = 0;
        for (const auto child : bySize) {
            if (parent == 0 && !snapshot.assocs.isUser(child))
                m_firstLevel.try_emplace(snapshot.accountName(child), accounts++);
            else
                m_siblings.try_emplace(pathKey(snapshot, child), position++);
        }
    }
}

SliceColour ColourMap::colour(const Snapshot& snapshot, AssocIndex assoc) const
{
    if (!assoc.isValid() || assoc.at() == 0)
        return {};
    const auto known = m_siblings.find(pathKey(snapshot, assoc));
    const int position
        = known == m_siblings.end() ? nameNumber(pathKey(snapshot, assoc)) : known->second;

    auto top = assoc;
    while (snapshot.assocs.parent[top.at()].at() != 0)
        top = snapshot.assocs.parent[top.at()];
    if (snapshot.assocs.isUser(top))
        return shade(SliceColour::noHue, position);
    if (top == assoc)
        return firstLevel(snapshot, assoc);
    return shade(firstLevel(snapshot, top).hue, position);
}

SliceColour ColourMap::firstLevel(const Snapshot& snapshot, AssocIndex account) const
{
    const auto& name = snapshot.accountName(account);
    const auto known = m_firstLevel.find(name);
    return firstLevelShade(known == m_firstLevel.end() ? nameNumber(name) : known->second);
}

} // namespace fairlead::models

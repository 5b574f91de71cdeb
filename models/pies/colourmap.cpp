// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/pies/colourmap.h"

#include "models/usage/childlists.h"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

namespace fairlead::models {

namespace {

/// The family of the accounts below root; no account has this name.
const std::string& firstLevel()
{
    static const std::string none;
    return none;
}

/// What an account was called before edits renamed it: its colour belongs to that.
const std::string& ownName(const Snapshot& snapshot, AssocIndex assoc)
{
    return formerName(snapshot.formerNames, snapshot.accountName(assoc));
}

/// What a member is called in its family.
std::string memberName(const Snapshot& snapshot, AssocIndex assoc)
{
    return snapshot.assocs.isUser(assoc)
        ? snapshot.userName(assoc) + '\n' + snapshot.partitionName(assoc)
        : ownName(snapshot, assoc);
}

const std::string& familyOf(const Snapshot& snapshot, AssocIndex assoc)
{
    const auto parent = snapshot.assocs.parent[assoc.at()];
    const bool isFirst = parent.at() == 0 && !snapshot.assocs.isUser(assoc);
    return isFirst ? firstLevel() : ownName(snapshot, parent);
}

std::string slotKey(const std::string& family, const std::string& member)
{
    return family + '\n' + member;
}

/// 0, +1, -1, +2, -2 ...: the first slot has the plain hue.
int step(int slot)
{
    const int distance = (slot + 1) / 2;
    return slot % 2 == 1 ? distance : -distance;
}

SliceColour shade(int hue, int slot)
{
    return {hue, step(slot % shadeSlots), (slot / shadeSlots) % 2 == 1};
}

SliceColour firstLevelShade(int slot)
{
    const int round = slot / hueSlots;
    return {slot % hueSlots, step(round % shadeSlots), round > 0};
}

} // namespace

ColourMap::ColourMap(const Snapshot& baseline, const ColourMap& before, const ColourSlots& chosen)
{
    if (baseline.assocs.size() == 0)
        return;
    const ChildLists children(baseline.assocs);
    for (std::size_t parent = 0; parent < children.size(); ++parent) {
        const auto all = children.of(AssocIndex(parent));
        std::vector<AssocIndex> members(all.begin(), all.end());
        if (parent == 0) {
            // Not of std::ranges: what that gives back Clang 14 cannot use.
            const auto users
                = std::partition(members.begin(), members.end(),
                                 [&](AssocIndex child) { return !baseline.assocs.isUser(child); });
            addFamily(baseline, {members.begin(), users}, hueSlots, firstLevel(), before, chosen);
            members.erase(members.begin(), users);
        }
        addFamily(baseline, std::move(members), shadeSlots,
                  baseline.accountName(AssocIndex(parent)), before, {});
    }
}

void ColourMap::addFamily(const Snapshot& baseline, std::vector<AssocIndex> members, int round,
                          const std::string& family, const ColourMap& before,
                          const ColourSlots& chosen)
{
    if (members.empty())
        return;
    struct Member
    {
        bool isUser = false;
        std::string name;
    };
    std::vector<Member> named;
    named.reserve(members.size());
    for (const auto member : members)
        named.push_back({baseline.assocs.isUser(member), memberName(baseline, member)});
    // Accounts first: a store keeps theirs and knows nothing of users.
    std::ranges::sort(named, {}, [](const Member& member) {
        return std::pair<bool, const std::string&>(member.isUser, member.name);
    });
    const auto known = [&](const Member& member) -> std::optional<int> {
        if (!member.isUser) {
            const auto kept = baseline.colourSlots.find(member.name);
            if (kept != baseline.colourSlots.end())
                return kept->second;
        }
        const auto earlier = before.m_slots.find(slotKey(family, member.name));
        return earlier == before.m_slots.end() ? std::nullopt : std::optional(earlier->second);
    };
    auto& slots = m_families.try_emplace(family, round).first->second;
    std::set<int> promised; // to those who are here
    for (const auto& member : named) {
        const auto choice = chosen.find(member.name);
        if (choice == chosen.end())
            continue;
        slots.take(choice->second);
        promised.insert(choice->second);
        m_slots.emplace(slotKey(family, member.name), choice->second);
    }
    for (const auto& member : named) {
        const auto slot = known(member);
        if (slot && !promised.contains(*slot)) {
            slots.take(*slot);
            m_slots.emplace(slotKey(family, member.name), *slot);
        }
    }
    for (const auto& member : named) {
        const auto key = slotKey(family, member.name);
        if (!m_slots.contains(key))
            m_slots.emplace(key, slots.choose(member.name));
    }
}

int ColourMap::slot(const std::string& family, const std::string& member, int round) const
{
    const auto known = m_slots.find(slotKey(family, member));
    if (known != m_slots.end())
        return known->second;
    const auto siblings = m_families.find(family);
    auto slots = siblings == m_families.end() ? SiblingSlots(round) : siblings->second;
    return slots.choose(member);
}

SliceColour ColourMap::colour(const Snapshot& snapshot, AssocIndex assoc) const
{
    if (!assoc.isValid() || assoc.at() == 0)
        return {};
    auto top = assoc;
    while (snapshot.assocs.parent[top.at()].at() != 0)
        top = snapshot.assocs.parent[top.at()];
    const auto hueOf = [&](AssocIndex account) {
        return firstLevelShade(slot(firstLevel(), ownName(snapshot, account), hueSlots));
    };
    const bool isGrey = snapshot.assocs.isUser(top);
    if (top == assoc && !isGrey)
        return hueOf(top);
    const int hue = isGrey ? SliceColour::noHue : hueOf(top).hue;
    return shade(hue, slot(familyOf(snapshot, assoc), memberName(snapshot, assoc), shadeSlots));
}

} // namespace fairlead::models

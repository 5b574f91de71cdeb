// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/cluster/colourslots.h"

#include <set>

namespace fairlead {

namespace {

/// The same on every machine and in every run, unlike std::hash.
unsigned nameNumber(std::string_view name)
{
    unsigned hash = 2166136261U;
    for (const char c : name)
        hash = (hash ^ static_cast<unsigned char>(c)) * 16777619U;
    return hash;
}

} // namespace

bool SiblingSlots::isTaken(int slot) const
{
    const auto at = static_cast<std::size_t>(slot);
    return at < m_taken.size() && m_taken[at];
}

void SiblingSlots::take(int slot)
{
    const auto at = static_cast<std::size_t>(slot);
    if (at >= m_taken.size())
        m_taken.resize(at + 1, false);
    m_taken[at] = true;
}

int SiblingSlots::choose(std::string_view name)
{
    const int wanted = static_cast<int>(nameNumber(name) % static_cast<unsigned>(m_round));
    for (;; ++m_open) {
        for (int i = 0; i < m_round; ++i) {
            const int slot = m_open * m_round + (wanted + i) % m_round;
            if (!isTaken(slot)) {
                take(slot);
                return slot;
            }
        }
    }
}

ColourSlots renamed(ColourSlots kept, const FormerNames& formerNames)
{
    std::map<std::string, ColourSlots::node_type> moved; // two may have changed their names
    for (const auto& [name, former] : formerNames)
        moved.emplace(name, kept.extract(former));
    for (auto& [name, node] : moved) {
        if (node.empty())
            continue;
        kept.erase(name);
        node.key() = name;
        kept.insert(std::move(node));
    }
    return kept;
}

ColourSlots withAllAccounts(ColourSlots kept, std::span<const AccountPlace> accounts)
{
    std::map<std::string_view, std::set<std::string_view>> families;
    std::string_view root;
    for (const auto& account : accounts) {
        if (account.parent.empty())
            root = account.name;
        else
            families[account.parent].insert(account.name);
    }
    for (const auto& [parent, names] : families) {
        SiblingSlots slots(parent == root ? hueSlots : shadeSlots);
        for (const auto name : names) {
            if (const auto known = kept.find(std::string(name)); known != kept.end())
                slots.take(known->second);
        }
        for (const auto name : names) {
            if (!kept.contains(std::string(name)))
                kept.emplace(name, slots.choose(name));
        }
    }
    return kept;
}

} // namespace fairlead

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/changes/dumptext.h"

#include "engine/cluster/treebuilder.h"
#include "models/accounting/changes/unifieddiff.h"

namespace fairlead::accounting {

namespace {
std::size_t placeIn(const std::map<std::string, std::size_t>& places, const std::string& key)
{
    const auto known = places.find(key);
    return known == places.end() ? DumpText::nowhere : known->second;
}
} // namespace

DumpText::DumpText(const std::string& dump)
{
    for (auto& line : linesOf(dump))
        add(DumpLine(std::move(line)));
}

std::string DumpText::mapKey(const AssocKey& key)
{
    return assocMapKey(key.account, key.user, key.partition);
}

std::size_t DumpText::lineOf(const AssocKey& key) const
{
    return placeIn(m_places, mapKey(key));
}

std::size_t DumpText::sectionOf(const std::string& account) const
{
    return placeIn(m_sections, account);
}

std::string DumpText::text() const
{
    std::string text;
    for (const auto& line : m_lines)
        text += line.text();
    return text;
}

void DumpText::add(DumpLine line)
{
    const auto& keyword = line.keyword();
    AssocKey key;
    if (keyword == "parent") {
        m_parent = line.name();
        m_sections.emplace(m_parent, m_lines.size());
    } else if (line.isCluster()) {
        key.account = "root";
    } else if (keyword == "account" || keyword == "project") {
        key.account = line.name();
    } else if (keyword == "user") {
        key = {m_parent, line.name(), line.option({"Partition"}).value_or("")};
    }
    if (!key.account.empty()) {
        const bool hasParent = key.user.empty() && key.account != "root";
        m_entries.push_back({key, hasParent ? m_parent : std::string(), m_lines.size()});
        m_places.emplace(mapKey(key), m_lines.size());
    }
    m_isOther.push_back(key.account.empty() && keyword != "parent");
    m_lines.push_back(std::move(line));
}

} // namespace fairlead::accounting

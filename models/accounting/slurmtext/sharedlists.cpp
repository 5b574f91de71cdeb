// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/sharedlists.h"

#include "engine/base/text.h"
#include "models/accounting/slurmtext/fields.h"

#include <algorithm>

namespace fairlead::accounting {

namespace {
constexpr std::size_t mostKnown = 1000; // of what is remembered; beyond it nothing is shared
constexpr std::size_t mostTresLists = 50;

/// What a map knows for a text, else what `make` makes of it.
template <typename Value, typename Make>
Value knownOr(std::map<std::string, Value, std::less<>>& map, std::string_view text,
              const Make& make)
{
    if (const auto found = map.find(text); found != map.end())
        return found->second;
    Value made = make();
    if (map.size() < mostKnown)
        map.emplace(text, made);
    return made;
}
} // namespace

SharedText SharedLists::name(std::string_view text)
{
    return knownOr(m_texts, text, [&] { return SharedText(text); });
}

NameList SharedLists::names(std::string_view text)
{
    return knownOr(m_lists, text, [&] {
        NameList::Names names;
        text::split(text, ',', m_parts);
        for (const auto name : m_parts) {
            if (!name.empty())
                names.emplace_back(name);
        }
        return NameList(std::move(names));
    });
}

TresAmounts SharedLists::tres(std::string_view text, std::vector<std::string>* bad)
{
    if (readAmounts(text))
        return {m_lastTres, m_amounts};
    const auto counts = parseTresCounts(text, bad);
    NameList::Names names;
    m_amounts.clear();
    for (const auto& [name, count] : counts) {
        names.push_back(name);
        m_amounts.push_back(count);
    }
    m_lastTres = known(std::move(names));
    return {m_lastTres, m_amounts};
}

bool SharedLists::readAmounts(std::string_view text)
{
    m_amounts.clear();
    const NameList::Names& names = m_lastTres;
    bool hasMore = !text.empty();
    for (const auto& name : names) {
        if (!hasMore || !text.starts_with(name) || text.substr(name.size(), 1) != "=")
            return false;
        const auto stop = std::min(text.find(','), text.size());
        const auto amount
            = parseTresAmount(name, text.substr(name.size() + 1, stop - name.size() - 1));
        if (!amount)
            return false;
        m_amounts.push_back(*amount);
        hasMore = stop < text.size();
        text.remove_prefix(hasMore ? stop + 1 : stop);
    }
    return !names.empty() && !hasMore;
}

NameList SharedLists::known(NameList::Names names)
{
    const auto found
        = std::ranges::find_if(m_tresLists, [&](const NameList& list) { return list == names; });
    if (found != m_tresLists.end())
        return *found;
    NameList made(std::move(names));
    if (m_tresLists.size() < mostTresLists)
        m_tresLists.push_back(made);
    return made;
}

} // namespace fairlead::accounting

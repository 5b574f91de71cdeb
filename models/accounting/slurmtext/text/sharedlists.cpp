// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/text/sharedlists.h"

#include "engine/base/text.h"
#include "models/accounting/slurmtext/text/fields.h"

#include <algorithm>

namespace fairlead::accounting {

namespace {
constexpr std::size_t mostTresLists = 50; // beyond it nothing is shared
} // namespace

SharedText SharedLists::name(std::string_view text)
{
    return m_texts.of(text, [&] { return SharedText(text); });
}

NameList SharedLists::names(std::string_view text)
{
    return m_lists.of(text, [&] {
        NameList::Names names;
        text::split(text, ',', m_parts);
        for (const auto name : m_parts) {
            if (!name.empty())
                names.emplace_back(name);
        }
        return NameList(std::move(names));
    });
}

JobTres SharedLists::tres(std::string_view text, std::vector<std::string>* bad)
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

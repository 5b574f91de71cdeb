// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/store/sharedvalues.h"

namespace fairlead::accounting {

namespace {
constexpr std::size_t mostKnown = 1000; // of what is remembered; beyond it nothing is shared

/// What a map knows for the text of a cell, else what SqlValue makes of it.
template <typename Stored, typename Value>
std::optional<Value> knownOr(std::map<std::string, Value>& map, const SqlCell& cell)
{
    auto key = cell.text();
    if (const auto found = map.find(key); found != map.end())
        return found->second;
    auto made = SqlValue<Stored>::from(cell);
    if (!made)
        return {};
    Value value(*std::move(made));
    if (map.size() < mostKnown)
        map.emplace(std::move(key), value);
    return value;
}
} // namespace

std::optional<SharedText> SharedValues::text(const SqlCell& cell)
{
    return cell.isNull() ? std::nullopt : knownOr<std::string>(m_texts, cell);
}

std::optional<NameList> SharedValues::names(const SqlCell& cell)
{
    return cell.isNull() ? NameList() : knownOr<NameList::Names>(m_lists, cell);
}

std::optional<TresAmounts> SharedValues::tres(const SqlCell& cell)
{
    auto counts = SqlValue<TresCounts>::from(cell);
    if (!counts)
        return {};
    const NameList::Names& last = m_lastTres;
    std::vector<std::uint64_t> amounts;
    amounts.reserve(counts->size());
    bool isAsBefore = counts->size() == last.size();
    for (const auto& [name, amount] : *counts) {
        isAsBefore = isAsBefore && name == last[amounts.size()];
        amounts.push_back(amount);
    }
    if (!isAsBefore)
        m_lastTres = TresAmounts(*counts).names();
    return TresAmounts(m_lastTres, std::move(amounts));
}

} // namespace fairlead::accounting

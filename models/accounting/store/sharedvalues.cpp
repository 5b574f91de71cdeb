// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/store/sharedvalues.h"

namespace fairlead::accounting {

namespace {
/// What is remembered for the text of a cell, else what SqlValue makes of it.
template <typename Stored, typename Value>
std::optional<Value> rememberedOf(Remembered<std::optional<Value>>& remembered, const SqlCell& cell)
{
    return remembered.of(cell.text(), [&]() -> std::optional<Value> {
        if (auto made = SqlValue<Stored>::from(cell))
            return Value(*std::move(made));
        return {};
    });
}
} // namespace

std::optional<SharedText> SharedValues::text(const SqlCell& cell)
{
    return cell.isNull() ? std::nullopt : rememberedOf<std::string>(m_texts, cell);
}

std::optional<NameList> SharedValues::names(const SqlCell& cell)
{
    return cell.isNull() ? NameList() : rememberedOf<NameList::Names>(m_lists, cell);
}

std::optional<JobTres> SharedValues::tres(const SqlCell& cell)
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
        m_lastTres = JobTres(*counts).names();
    return JobTres(m_lastTres, std::move(amounts));
}

} // namespace fairlead::accounting

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/text/cutrecords.h"

#include <algorithm>

namespace fairlead::accounting {

namespace {
bool hasKey(std::string_view record, std::string_view key)
{
    for (auto at = record.find(key); at != std::string_view::npos; at = record.find(key, at + 1)) {
        const auto end = at + key.size();
        if ((at == 0 || record[at - 1] == ' ') && end < record.size() && record[end] == '=')
            return true;
    }
    return false;
}
} // namespace

void CutRecords::look(std::string_view record, std::string_view name, int line)
{
    if (name.empty())
        return;
    std::uint32_t keys = 0;
    for (std::size_t i = 0; i < m_keys.size(); ++i)
        keys |= hasKey(record, m_keys[i]) ? std::uint32_t{1} << i : 0U;
    m_known |= keys;
    auto alike = std::ranges::find(m_alikes, keys, &Alike::keys);
    if (alike == m_alikes.end())
        alike = m_alikes.insert(alike, {keys, 0, std::string(name), line});
    ++alike->count;
}

void CutRecords::report(const std::string& file, Issues& issues) const
{
    std::size_t count = 0;
    const Alike* first = nullptr;
    for (const auto& alike : m_alikes) {
        if (alike.keys == m_known)
            continue;
        count += alike.count;
        first = first == nullptr || alike.line < first->line ? &alike : first;
    }
    if (first != nullptr)
        issues.push_back(
            {Severity::Warning,
             counted(count, said("Messages", "1 line lacks what others have: %2"),
                     said("Messages", "%1 lines lack what others have; the first is %2"),
                     {lackOf(*first)}),
             file, first->line});
}

/// "n2: State".
std::string CutRecords::lackOf(const Alike& alike) const
{
    const auto lacking = m_known & ~alike.keys;
    std::size_t key = 0;
    while ((lacking >> key & 1U) == 0)
        ++key;
    return alike.first + ": " + m_keys[key];
}

} // namespace fairlead::accounting

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/cluster/consumption.h"

#include <algorithm>
#include <map>

namespace fairlead {

std::size_t Consumption::column(const std::string& tres)
{
    const auto known = std::find(m_tresNames.begin(), m_tresNames.end(), tres);
    if (known != m_tresNames.end())
        return static_cast<std::size_t>(known - m_tresNames.begin());
    m_tresNames.push_back(tres);
    m_counts.emplace_back();
    return m_counts.size() - 1;
}

void Consumption::add(const Part& part)
{
    if (part.end <= part.start)
        return;
    const auto position = size();
    m_account.push_back(m_names.intern(part.account));
    m_user.push_back(m_names.intern(part.user));
    m_start.push_back(part.start);
    m_end.push_back(part.end);
    for (const auto& [name, count] : part.tres) {
        auto& counts = m_counts[column(name)];
        counts.resize(position + 1, 0);
        counts[position] += count;
    }
}

Consumption::Part Consumption::part(std::size_t position) const
{
    Part part{m_names[m_account[position]],
              m_names[m_user[position]],
              m_start[position],
              m_end[position],
              {}};
    for (std::size_t t = 0; t < m_counts.size(); ++t) {
        if (position < m_counts[t].size() && m_counts[t][position] != 0)
            part.tres.emplace_back(m_tresNames[t], m_counts[t][position]);
    }
    return part;
}

UsagePeriod Consumption::covered() const
{
    if (isEmpty())
        return {};
    UsagePeriod covered{m_start.front(), m_start.front()};
    for (std::size_t i = 0; i < size(); ++i) {
        covered.from = std::min(covered.from, m_start[i]);
        covered.to = std::max(covered.to, m_end[i] == goesOn ? m_start[i] : m_end[i]);
    }
    return covered;
}

Consumption Consumption::renamed(const std::unordered_map<std::string, std::string>& names) const
{
    Consumption result(*this);
    std::vector<NameId> after(result.m_names.size());
    for (std::size_t i = 0; i < after.size(); ++i)
        after[i] = NameId(i);
    for (const auto& [from, to] : names) {
        if (const auto known = m_names.find(from); known.isValid())
            after[known.at()] = result.m_names.intern(to);
    }
    for (auto& account : result.m_account)
        account = after[account.at()];
    return result;
}

UsageSums sumUsage(const Consumption& consumption, const UsagePeriod& period,
                   std::int64_t knownUntil, const std::vector<std::string>& tresNames)
{
    std::vector<const std::vector<std::uint64_t>*> columns;
    for (const auto& name : tresNames) {
        const auto& known = consumption.m_tresNames;
        const auto found = std::find(known.begin(), known.end(), name);
        columns.push_back(
            found == known.end()
                ? nullptr
                : &consumption.m_counts[static_cast<std::size_t>(found - known.begin())]);
    }
    std::map<std::pair<NameId, NameId>, std::vector<long double>> sums;
    for (std::size_t i = 0; i < consumption.size(); ++i) {
        const auto end
            = consumption.m_end[i] == Consumption::goesOn ? knownUntil : consumption.m_end[i];
        const auto seconds
            = std::min(end, period.to) - std::max(consumption.m_start[i], period.from);
        if (seconds <= 0)
            continue;
        auto& sum = sums[{consumption.m_account[i], consumption.m_user[i]}];
        sum.resize(tresNames.size(), 0.0L);
        for (std::size_t t = 0; t < columns.size(); ++t) {
            if (columns[t] != nullptr && i < columns[t]->size())
                sum[t] += static_cast<long double>((*columns[t])[i])
                    * static_cast<long double>(seconds);
        }
    }
    UsageSums result{period, tresNames, {}, {}, {}};
    for (auto& [names, seconds] : sums)
        result.entries.push_back({consumption.m_names[names.first],
                                  consumption.m_names[names.second], std::move(seconds)});
    std::sort(result.entries.begin(), result.entries.end(), [](const auto& a, const auto& b) {
        return std::tie(a.account, a.user) < std::tie(b.account, b.user);
    });
    return result;
}

} // namespace fairlead

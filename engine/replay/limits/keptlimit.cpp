// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/limits/keptlimit.h"

#include "engine/replay/recording/limits.h"

#include <algorithm>
#include <functional>

namespace fairlead::replay {

namespace {
std::string_view nameOf(const NumbersOfNames& numbers, std::uint32_t number)
{
    const auto found = std::find_if(numbers.begin(), numbers.end(),
                                    [&](const auto& entry) { return entry.second == number; });
    return found == numbers.end() ? std::string_view() : std::string_view(found->first);
}

std::string tresName(std::size_t tres, const std::vector<std::string>& gpuTypes)
{
    return tres < tresCount ? std::string(tresNames[tres])
                            : std::string(gpuTypePrefix) + gpuTypes[tres - tresCount];
}
} // namespace

std::size_t KeptLimits::Hash::operator()(const KeptLimit& limit) const
{
    std::size_t hash = std::hash<std::string_view>()(limit.kind.option);
    for (const auto part : {limit.kind.tres, limit.qos, limit.assoc, limit.user, limit.account})
        hash = hash * 1000003 + part;
    return hash;
}

std::uint32_t KeptLimits::number()
{
    if (m_last.kind.option.empty())
        return nothing;
    const auto [known, isNew] = m_numbers.emplace(m_last, static_cast<std::uint32_t>(m_all.size()));
    if (isNew)
        m_all.push_back(m_last);
    return known->second;
}

std::vector<NamedLimit> namedLimits(const KeptLimits& kept, const Snapshot& snapshot,
                                    const NumbersOfNames& qos, const NumbersOfNames& names,
                                    const std::vector<std::string>& gpuTypes)
{
    std::vector<NamedLimit> all;
    for (const auto& limit : kept.all()) {
        auto& named = all.emplace_back();
        named.limit = limit.kind.option;
        if (limit.kind.tres != nothing)
            named.limit += "=" + tresName(limit.kind.tres, gpuTypes);
        const auto add = [&](const char* what, std::string_view name) {
            if (!name.empty())
                named.holder.append(named.holder.empty() ? "" : " ").append(what).append(name);
        };
        add("qos=", nameOf(qos, limit.qos));
        add("account=", nameOf(names, limit.account));
        add("user=", nameOf(names, limit.user));
        if (limit.assoc == nothing)
            continue;
        const auto& assocs = snapshot.assocs;
        add("account=", snapshot.names[assocs.account[limit.assoc]]);
        add("user=", snapshot.names[assocs.user[limit.assoc]]);
        add("partition=", snapshot.names[assocs.partition[limit.assoc]]);
    }
    return all;
}

} // namespace fairlead::replay

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/workload/submittedvalues.h"

#include "engine/base/text.h"

#include <algorithm>
#include <utility>

namespace fairlead::accounting {

namespace {
using What = replay::FormerValue::What;

template <typename Value>
std::uint32_t placeIn(std::vector<Value>& list, Value value)
{
    const auto place = static_cast<std::uint32_t>(std::ranges::find(list, value) - list.begin());
    if (place == list.size())
        list.push_back(std::move(value));
    return place;
}

std::string joined(const std::vector<std::string>& names)
{
    std::string all;
    for (const auto& name : names)
        all += (all.empty() ? "" : ",") + name;
    return all;
}

std::uint32_t placeOfPartitions(std::string_view names, replay::Workload& workload)
{
    std::vector<std::string> list;
    for (const auto name : text::split(names, ','))
        list.emplace_back(text::trimmed(name));
    return placeIn(workload.partitionLists, std::move(list));
}
} // namespace

std::optional<std::uint32_t> placeNamed(What what, std::string_view name, const replay::Job& job,
                                        replay::Workload& workload)
{
    if (what == What::Qos)
        return placeIn(workload.qos, std::string(name));
    if (what == What::Partitions)
        return placeOfPartitions(name, workload);
    if (what != What::Owner)
        return std::nullopt;
    auto owner = workload.owners[job.owner];
    owner.account = std::string(name);
    return placeIn(workload.owners, std::move(owner));
}

void SubmittedValues::note(const HistoryJob& line, const replay::Job& job, std::uint32_t place)
{
    const auto& told = line.submitted;
    if (told.limit && *told.limit != job.limit)
        m_noted.push_back({place, What::Limit, *told.limit, {}});
    if (!told.qos.empty() && !text::equalsIgnoreCase(told.qos, line.qos))
        m_noted.push_back({place, What::Qos, 0, text::lower(told.qos)});
    if (!told.account.empty() && !text::equalsIgnoreCase(told.account, line.account))
        m_noted.push_back({place, What::Owner, 0, text::lower(told.account)});
    if (told.partitions.size() == 1 && told.partitions.front() != line.partitions)
        m_noted.push_back({place, What::Partitions, 0, joined(told.partitions)});
    if (told.hasBegin || told.isHeld)
        m_noted.push_back({place, What::Begin, replay::neverBegins, {}});
}

void SubmittedValues::finish(const std::vector<std::uint32_t>& places,
                             replay::Workload& workload) const
{
    for (const auto& noted : m_noted) {
        const auto job = places[noted.place];
        const auto named = noted.name.empty()
            ? std::nullopt
            : placeNamed(noted.what, noted.name, workload.jobs[job], workload);
        workload.formerValues.push_back(
            {job, noted.what, named ? std::int64_t{*named} : noted.number, 0});
    }
}

void forgetUntold(replay::Workload& workload)
{
    std::erase_if(workload.formerValues,
                  [](const replay::FormerValue& value) { return value.until == 0; });
}

} // namespace fairlead::accounting

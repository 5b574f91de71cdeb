// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/outcome/groups.h"

#include <algorithm>

namespace fairlead::replay {

namespace {
constexpr std::size_t sizes = 8; // 1, 2-4, 5-16, ..., more than 4096
constexpr std::array<std::string_view, groupingCount> words{
    "account", "user", "qos", "partition", "size", "cluster", "shape"};

constexpr std::array<std::string_view, 6> lengths{"<1min", "1min-10min", "10min-1h",
                                                  "1h-6h", "6h-1d",      ">1d"};
constexpr std::array<Second, lengths.size() - 1> lengthEnds{60, 600, 3600, 21600, 86400};

std::size_t lengthOf(const Job& job)
{
    const auto& recorded = job.recorded;
    const bool isKnown = recorded.start != 0 && recorded.end >= recorded.start;
    if (!isKnown && !job.hasLimit())
        return lengths.size() - 1;
    const auto seconds = isKnown ? recorded.end - recorded.start : Second{job.limit} * 60;
    return static_cast<std::size_t>(std::upper_bound(lengthEnds.begin(), lengthEnds.end(), seconds)
                                    - lengthEnds.begin());
}

std::size_t sizeOf(std::uint32_t cpus)
{
    std::size_t size = 0;
    for (std::uint64_t most = 1; cpus > most && size + 1 < sizes; most *= 4)
        ++size;
    return size;
}

std::string sizeName(std::size_t size)
{
    const auto most = [](std::size_t place) { return std::uint64_t{1} << (2 * place); };
    if (size == 0)
        return "1";
    const auto least = std::to_string(most(size - 1) + 1);
    return size + 1 == sizes ? least + "-" : least + "-" + std::to_string(most(size));
}

/// Sorts the names, and says where each one stands then.
std::vector<std::uint32_t> placesOf(const std::vector<std::string>& all,
                                    std::vector<std::string>& names)
{
    names = all;
    std::sort(names.begin(), names.end());
    names.erase(std::unique(names.begin(), names.end()), names.end());
    std::vector<std::uint32_t> places;
    for (const auto& name : all) {
        const auto found = std::lower_bound(names.begin(), names.end(), name);
        places.push_back(static_cast<std::uint32_t>(found - names.begin()));
    }
    return places;
}
} // namespace

Shape shapeOf(std::size_t group)
{
    return {group / lengths.size(), group % lengths.size()};
}

std::span<const std::string_view> shapeLengths()
{
    return lengths;
}

std::optional<Grouping> groupingOf(std::string_view word)
{
    const auto found = std::find(words.begin(), words.end(), word);
    if (found == words.end())
        return std::nullopt;
    return static_cast<Grouping>(found - words.begin());
}

Groups::Groups(const Workload& workload)
{
    const auto namesOf = [&](Grouping by) -> std::vector<std::string>& {
        return m_names[static_cast<std::size_t>(by)];
    };
    std::vector<std::string> accounts;
    std::vector<std::string> users;
    for (const auto& owner : workload.owners) {
        accounts.push_back(owner.account);
        users.push_back(owner.user);
    }
    std::vector<std::string> lists;
    for (const auto& list : workload.partitionLists) {
        auto& text = lists.emplace_back();
        for (const auto& name : list)
            text += (text.empty() ? "" : ",") + name;
    }
    m_accountOf = placesOf(accounts, namesOf(Grouping::Account));
    m_userOf = placesOf(users, namesOf(Grouping::User));
    m_qosOf = placesOf(workload.qos, namesOf(Grouping::Qos));
    m_partitionOf = placesOf(lists, namesOf(Grouping::Partition));
    std::size_t largest = 0;
    for (const auto& job : workload.jobs)
        largest = std::max(largest, sizeOf(job.request.cpus));
    for (std::size_t i = 0; i <= largest; ++i) {
        namesOf(Grouping::Size).push_back(sizeName(i));
        for (const auto length : lengths)
            namesOf(Grouping::Shape).push_back(sizeName(i) + " x " + std::string(length));
    }
    namesOf(Grouping::Cluster).emplace_back("all");
}

std::size_t Groups::of(const Job& job, Grouping by) const
{
    switch (by) {
    case Grouping::Account:
        return m_accountOf[job.owner];
    case Grouping::User:
        return m_userOf[job.owner];
    case Grouping::Qos:
        return m_qosOf[job.qos];
    case Grouping::Partition:
        return m_partitionOf[job.partitions];
    case Grouping::Size:
        return sizeOf(job.request.cpus);
    case Grouping::Shape:
        return sizeOf(job.request.cpus) * lengths.size() + lengthOf(job);
    case Grouping::Cluster:
        break;
    }
    return 0;
}

} // namespace fairlead::replay

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/recording/limits.h"

#include "engine/base/text.h"

#include <algorithm>
#include <array>

namespace fairlead::replay {

namespace {
constexpr std::array inheritedCounts{&LimitSet::maxWall, &LimitSet::maxJobs};
constexpr std::array inheritedRules{&LimitSet::maxAccruing, &LimitSet::priorityToPlan};
constexpr std::array inheritedAmounts{&LimitSet::perJob, &LimitSet::perNode,
                                      &LimitSet::minutesPerJob};
constexpr std::array allAmounts{
    &LimitSet::group,  &LimitSet::groupMinutes, &LimitSet::groupRunMinutes,
    &LimitSet::perJob, &LimitSet::perNode,      &LimitSet::minutesPerJob,
    &LimitSet::ofUser, &LimitSet::ofAccount,    &LimitSet::least};

template <typename List> // of GpuTypeLimit
auto findType(List& limits, std::string_view type)
{
    return std::ranges::find_if(limits, [&](const GpuTypeLimit& limit) {
        return text::equalsIgnoreCase(limit.type, type);
    });
}
} // namespace

std::string_view gpuTypeOf(std::string_view tres)
{
    return tres.starts_with(gpuTypePrefix) ? tres.substr(gpuTypePrefix.size()) : std::string_view();
}

std::size_t placeOfType(const std::vector<std::string>& types, std::string_view type)
{
    const auto known = std::ranges::find_if(
        types, [&](const std::string& one) { return text::equalsIgnoreCase(one, type); });
    return static_cast<std::size_t>(known - types.begin());
}

std::uint64_t TresLimits::of(std::string_view tres) const
{
    if (const auto place = std::ranges::find(tresNames, tres); place != tresNames.end())
        return amounts[static_cast<std::size_t>(place - tresNames.begin())];
    const auto known = findType(gpuTypes, gpuTypeOf(tres));
    return known == gpuTypes.end() ? noAmount : known->amount;
}

bool TresLimits::set(std::string_view tres, std::uint64_t amount)
{
    const auto place = std::ranges::find(tresNames, tres);
    const auto type = gpuTypeOf(tres);
    if (place != tresNames.end()) {
        amounts[static_cast<std::size_t>(place - tresNames.begin())] = amount;
        return true;
    }
    if (type.empty())
        return false;
    if (const auto known = findType(gpuTypes, type); known != gpuTypes.end())
        gpuTypes.erase(known);
    if (amount != noAmount)
        gpuTypes.push_back({std::string(type), amount});
    return true;
}

void inheritFrom(const LimitSet& parent, LimitSet& limits)
{
    for (const auto count : inheritedCounts) {
        if (limits.*count == noLimit)
            limits.*count = parent.*count;
    }
    for (const auto count : inheritedRules) {
        if (limits.*count == noLimit)
            limits.*count = parent.*count;
    }
    for (const auto kind : inheritedAmounts) {
        for (std::size_t i = 0; i < tresCount; ++i) {
            if ((limits.*kind)[i] == noAmount)
                (limits.*kind).amounts[i] = (parent.*kind)[i];
        }
        for (const auto& [type, amount] : (parent.*kind).gpuTypes) {
            auto& own = (limits.*kind).gpuTypes;
            if (findType(own, type) == own.end())
                own.push_back({type, amount});
        }
    }
}

OwnLimits inheritableIn(const LimitSet& limits)
{
    OwnLimits set = 0;
    OwnLimits bit = 1;
    for (const auto count : inheritedCounts) {
        set |= limits.*count == noLimit ? 0 : bit;
        bit <<= 1U;
    }
    for (const auto kind : inheritedAmounts) {
        for (const auto amount : (limits.*kind).amounts) {
            set |= amount == noAmount ? 0 : bit;
            bit <<= 1U;
        }
    }
    for (const auto count : inheritedRules) { // the last ones: stores keep these bits
        set |= limits.*count == noLimit ? 0 : bit;
        bit <<= 1U;
    }
    return set;
}

LimitKinds limitKindsOf(const LimitSet& limits)
{
    const bool areJobs = std::min({limits.groupJobs, limits.maxJobs, limits.maxJobsOfUser,
                                   limits.maxJobsOfAccount})
        != noLimit;
    const bool isWall = std::min(limits.groupWall, limits.maxWall) != noLimit;
    auto kinds = static_cast<LimitKinds>((areJobs ? limitOfJobs : 0) | (isWall ? limitOfWall : 0));
    for (const auto kind : allAmounts) {
        for (std::size_t tres = 0; tres < tresCount; ++tres) {
            if ((limits.*kind)[tres] != noAmount)
                kinds |= limitOf(tres);
        }
        if (!(limits.*kind).gpuTypes.empty())
            kinds |= limitOfGpuType;
    }
    return kinds;
}

bool readsUsedMinutes(const LimitSet& limits)
{
    return limits.groupWall != noLimit || !(limits.groupMinutes == TresLimits());
}

bool limitsAccruing(const LimitSet& limits)
{
    return std::min({limits.groupAccruing, limits.maxAccruing, limits.maxAccruingOfUser,
                     limits.maxAccruingOfAccount})
        != noLimit;
}

std::vector<std::string> gpuTypesOf(const Limits& limits)
{
    std::vector<std::string> types;
    const auto add = [&](const LimitSet& set) {
        for (const auto kind : allAmounts) {
            for (const auto& limit : (set.*kind).gpuTypes) {
                if (placeOfType(types, limit.type) == types.size())
                    types.push_back(limit.type);
            }
        }
    };
    for (const auto& qos : limits.qos)
        add(qos.limits);
    for (const auto& assoc : limits.assocs)
        add(assoc.limits);
    return types;
}

LimitSet inOrderOf(const std::vector<std::string>& gpuTypes, LimitSet limits)
{
    for (const auto kind : allAmounts) {
        auto& amounts = limits.*kind;
        if (amounts.gpuTypes.empty())
            continue;
        std::vector<GpuTypeLimit> ordered;
        for (const auto& type : gpuTypes)
            ordered.push_back({type, amounts.of(std::string(gpuTypePrefix) + type)});
        amounts.gpuTypes = std::move(ordered);
    }
    return limits;
}

bool readsTimeLeft(const LimitSet& limits)
{
    return !(limits.groupMinutes == TresLimits() && limits.groupRunMinutes == TresLimits());
}

} // namespace fairlead::replay

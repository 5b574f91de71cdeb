// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/recording/limittext.h"

#include "engine/base/timetext.h"
#include "engine/replay/recording/limitoptions.h"

#include <algorithm>
#include <optional>

namespace fairlead::replay {

namespace {
/// Of generic resources GPUs are the ones that are counted.
std::string_view tresOf(std::string_view name)
{
    return name == "gres" ? "gres/gpu" : name;
}

std::string countText(const CountOption& option, std::uint32_t limit)
{
    constexpr std::uint64_t minute = 60; // s
    if (limit == noLimit)
        return {};
    return std::string(option.name) + '='
        + (option.isTime ? durationText(limit * minute) : std::to_string(limit));
}

std::string tresText(const TresOption& option, std::string_view tres, std::uint64_t limit)
{
    if (limit == noAmount)
        return {};
    return std::string(option.name) + '=' + std::string(tres) + '=' + std::to_string(limit)
        + (tres == "mem" ? "M" : "");
}
} // namespace

std::string limitText(const LimitSet& limits, std::string_view option)
{
    const auto equal = option.find('=');
    const auto name = option.substr(0, equal);
    if (equal == std::string_view::npos) {
        const auto found = std::ranges::find(countOptions, name, &CountOption::name);
        return found == countOptions.end() ? std::string()
                                           : countText(*found, limits.*found->limit);
    }
    const auto found = std::ranges::find(tresOptions, name, &TresOption::name);
    const auto tres = tresOf(option.substr(equal + 1));
    return found == tresOptions.end() ? std::string()
                                      : tresText(*found, tres, (limits.*found->limit).of(tres));
}

bool isKnownOption(std::string_view option)
{
    const auto equal = option.find('=');
    if (equal == std::string_view::npos)
        return std::ranges::find(countOptions, option, &CountOption::name) != countOptions.end();
    const auto tres = option.substr(equal + 1);
    return std::ranges::find(tresOptions, option.substr(0, equal), &TresOption::name)
        != tresOptions.end()
        && std::ranges::find(tresNames, tres) != tresNames.end();
}

const AssocLimits* limitsOfAssoc(const Limits& limits, std::string_view account,
                                 std::string_view user, std::string_view partition)
{
    const auto found = std::ranges::find_if(limits.assocs, [&](const AssocLimits& assoc) {
        return assoc.account == account && assoc.user == user && assoc.partition == partition;
    });
    return found == limits.assocs.end() ? nullptr : &*found;
}

const QosLimits* limitsOfQos(const Limits& limits, std::string_view name)
{
    const auto found = std::ranges::find(limits.qos, name, &QosLimits::name);
    return found == limits.qos.end() ? nullptr : &*found;
}

std::string valueBefore(const Limits& limits, const LimitChange& change)
{
    const auto* qos = limitsOfQos(limits, change.qos);
    const auto* assoc = limitsOfAssoc(limits, change.account, change.user, {});
    if (change.qos.empty() ? assoc == nullptr : qos == nullptr)
        return {};
    const auto& set = change.qos.empty() ? assoc->limits : qos->limits;
    const auto valueOf = [&](const std::string& option) {
        const auto text = limitText(set, option);
        return text.empty() ? text : text.substr(change.option.size() + 1);
    };
    if (isKnownOption(change.option))
        return valueOf(change.option);
    std::string list;
    for (const auto tres : tresNames) {
        if (const auto one = valueOf(change.option + '=' + std::string(tres)); !one.empty())
            list += (list.empty() ? "" : ",") + one;
    }
    return list;
}

} // namespace fairlead::replay

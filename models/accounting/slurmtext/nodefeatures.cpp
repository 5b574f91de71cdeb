// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/nodefeatures.h"

#include "engine/base/text.h"

#include <algorithm>

namespace fairlead::accounting {

void addFeatures(const Keys& keys, std::size_t node, replay::Machine& machine)
{
    std::string list;
    for (const char* name : {"ActiveFeatures", "Features", "Feature"}) {
        if (list.empty())
            list = valueOf(keys, name);
        if (list == "(null)")
            list.clear();
    }
    for (const auto word : text::split(list, ',')) {
        const auto name = text::trimmed(word);
        if (name.empty())
            continue;
        auto& features = machine.features;
        auto known = std::ranges::find(features, name, &replay::NodeFeature::name);
        if (known == features.end())
            known = features.insert(known, {std::string(name), {}});
        known->nodes.push_back(static_cast<std::uint32_t>(node));
    }
}

std::optional<replay::NodeSet> nodesWith(std::string_view constraint,
                                         const replay::Machine& machine)
{
    const bool isOr = constraint.find('|') != std::string_view::npos;
    if (constraint.find_first_of(isOr ? "&,[]()*" : "[]()*") != std::string_view::npos)
        return std::nullopt;
    std::string all(constraint);
    std::ranges::replace(all, ',', '&');
    replay::NodeSet found(machine.nodes.size());
    if (!isOr)
        found.fill();
    for (const auto word : text::split(all, isOr ? '|' : '&')) {
        const auto feature
            = std::ranges::find(machine.features, text::trimmed(word), &replay::NodeFeature::name);
        if (feature == machine.features.end())
            return std::nullopt;
        replay::NodeSet own(machine.nodes.size());
        for (const auto node : feature->nodes)
            own.insert(node);
        if (isOr)
            found |= own;
        else
            found &= own;
    }
    return found;
}

} // namespace fairlead::accounting

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/machine/nodefeatures.h"

#include "engine/base/text.h"
#include "engine/replay/recording/limits.h"
#include "models/accounting/slurmtext/machine/nodegres.h"

#include <algorithm>

namespace fairlead::accounting {

namespace {
constexpr auto ofGpus = replay::gpuTypePrefix; // no feature is called so

void addFeature(std::string_view name, std::size_t node, replay::Machine& machine)
{
    auto& features = machine.features;
    auto known = std::ranges::find(features, name, &replay::NodeFeature::name);
    if (known == features.end())
        known = features.insert(known, {std::string(name), {}});
    if (known->nodes.empty() || known->nodes.back() != node)
        known->nodes.push_back(static_cast<std::uint32_t>(node));
}

replay::NodeSet nodesOf(const replay::NodeFeature& feature, const replay::Machine& machine)
{
    replay::NodeSet nodes(machine.nodes.size());
    for (const auto node : feature.nodes)
        nodes.insert(node);
    return nodes;
}
} // namespace

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
        if (const auto name = text::trimmed(word); !name.empty())
            addFeature(name, node, machine);
    }
    for (const auto& gres : nodeGres(valueOf(keys, "Gres"))) {
        if (gres.name == "gpu" && !gres.type.empty())
            addFeature(std::string(ofGpus) + gres.type, node, machine);
    }
}

replay::NodeSet nodesWithGpus(const std::string& type, const replay::Machine& machine)
{
    replay::NodeSet nodes(machine.nodes.size());
    for (const auto& feature : machine.features) {
        const std::string_view name = feature.name;
        if (name.starts_with(ofGpus) && text::equalsIgnoreCase(name.substr(ofGpus.size()), type))
            nodes |= nodesOf(feature, machine);
    }
    return nodes;
}

bool mixesGpuTypes(const replay::Machine& machine)
{
    replay::NodeSet seen(machine.nodes.size());
    for (const auto& feature : machine.features) {
        if (!feature.name.starts_with(ofGpus))
            continue;
        const auto nodes = nodesOf(feature, machine);
        if (seen.meets(nodes))
            return true;
        seen |= nodes;
    }
    return false;
}

namespace {
/// A constraint from left to right, as slurmctld takes it: "&", "," and "|" bind alike, what stands
/// in parentheses counts as one.
class Constraint
{
public:
    Constraint(std::string_view text, const replay::Machine& machine)
        : m_rest(text)
        , m_machine(machine)
    {
    }

    std::optional<replay::NodeSet> nodes()
    {
        auto found = list();
        return m_rest.empty() ? std::move(found) : std::nullopt;
    }

private:
    std::optional<replay::NodeSet> list()
    {
        auto found = entry();
        while (found && !m_rest.empty() && m_rest.front() != ')') {
            const char sign = m_rest.front();
            m_rest.remove_prefix(1);
            const auto next = sign == '(' ? std::nullopt : entry();
            if (!next)
                return std::nullopt;
            if (sign == '|')
                *found |= *next;
            else
                *found &= *next;
        }
        return found;
    }

    std::optional<replay::NodeSet> entry()
    {
        m_rest = text::trimmed(m_rest);
        if (!m_rest.starts_with('('))
            return feature();
        m_rest.remove_prefix(1);
        auto found = list();
        if (!found || !m_rest.starts_with(')'))
            return std::nullopt;
        m_rest = text::trimmed(m_rest.substr(1));
        return found;
    }

    std::optional<replay::NodeSet> feature()
    {
        const auto name = text::trimmed(m_rest.substr(0, m_rest.find_first_of("&,|()")));
        m_rest.remove_prefix(std::min(m_rest.size(), m_rest.find_first_of("&,|()")));
        const auto known = std::ranges::find(m_machine.features, name, &replay::NodeFeature::name);
        if (known == m_machine.features.end())
            return std::nullopt;
        return nodesOf(*known, m_machine);
    }

    std::string_view m_rest;
    const replay::Machine& m_machine;
};
} // namespace

std::string plainConstraint(const SubmitLine& asked)
{
    const std::string_view all = asked.constraint;
    if (!asked.minNodes)
        return asked.constraint;
    const bool isOfOne = *asked.minNodes == 1 && asked.maxNodes.value_or(1) == 1;
    if (isOfOne && all.starts_with('[') && all.find(']') == all.size() - 1)
        return std::string(all.substr(1, all.size() - 2));
    const auto star = all.find('*');
    if (star == std::string_view::npos || all.find_first_of("&|,[]()") != std::string_view::npos)
        return asked.constraint;
    const auto nodes = text::toInteger(all.substr(star + 1));
    const auto most = asked.maxNodes.value_or(*asked.minNodes);
    return nodes && *nodes >= most ? std::string(all.substr(0, star)) : asked.constraint;
}

std::optional<replay::NodeSet> nodesWith(std::string_view constraint,
                                         const replay::Machine& machine)
{
    // Counts and alternatives in brackets are of nodes together, and no set of nodes.
    if (constraint.find_first_of("[]*") != std::string_view::npos)
        return std::nullopt;
    return Constraint(constraint, machine).nodes();
}

} // namespace fairlead::accounting

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/placement/linearnodes.h"

#include <algorithm>
#include <functional>

namespace fairlead::replay {

namespace {
bool isOver(const Needed& needed)
{
    return needed.isDone() || needed.allowed <= 0;
}

void takeLargest(std::span<const Offer> offers, const Needed& needed,
                 const std::function<void(const Offer&)>& take)
{
    std::vector<Offer> order(offers.rbegin(), offers.rend());
    std::erase_if(order, std::mem_fn(&Offer::isRequired));
    std::ranges::stable_sort(order, std::greater<>(), &Offer::cpus);
    for (const auto& offer : order) {
        if (isOver(needed))
            return;
        take(offer);
    }
}
} // namespace

std::vector<NodeSet> alikeNodes(const Machine& machine)
{
    std::vector<NodeSet> kinds;
    if (machine.unit != SelectUnit::Node)
        return kinds;
    std::vector<const Node*> firsts;
    for (std::size_t i = 0; i < machine.nodes.size(); ++i) {
        const auto& node = machine.nodes[i];
        const auto known = std::ranges::find_if(firsts, [&](const Node* first) {
            return first->cpus == node.cpus && first->memory == node.memory;
        });
        const auto kind = static_cast<std::size_t>(known - firsts.begin());
        if (known == firsts.end()) {
            firsts.push_back(&node);
            kinds.emplace_back(machine.nodes.size());
        }
        kinds[kind].insert(i);
    }
    return kinds;
}

void linearNodes(std::vector<Offer> offers, const LinearRules& rules, const Needed& needed,
                 const std::function<void(const Offer&)>& take)
{
    if (offers.empty() || isOver(needed))
        return;
    for (auto& offer : offers)
        offer.cpus
            = static_cast<std::uint32_t>(std::min<std::uint64_t>(offer.cpus, rules.mostOfNode));
    const auto [least, most] = std::ranges::minmax(offers, {}, &Offer::cpus);
    const auto wanted = static_cast<std::uint64_t>(std::max<std::int64_t>(needed.nodes, 0));
    if (least.cpus != most.cpus && needed.cpus > least.cpus * wanted) {
        takeLargest(offers, needed, take);
        return;
    }
    NodeRuns runs;
    runs.join(offers, rules.isContiguous);
    while (!isOver(needed)) {
        const auto run = runs.takeBest(needed);
        if (run.count == 0)
            return;
        const auto takeAt = [&](std::uint32_t place) {
            if (!offers[place].isRequired && !isOver(needed))
                take(offers[place]);
        };
        const auto from = run.required != NodeRun::none ? run.required : run.first;
        for (auto i = from; i < run.end; ++i)
            takeAt(i);
        for (auto i = from; i > run.first; --i)
            takeAt(i - 1);
    }
}

} // namespace fairlead::replay

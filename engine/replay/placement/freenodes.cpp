// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/placement/freenodes.h"

namespace fairlead::replay {

void fillBlocks(std::vector<Block>& blocks, std::span<const Share> shares)
{
    blocks.clear();
    std::size_t first = 0; // block of the word
    for (const auto& share : shares) {
        const auto word = static_cast<std::uint32_t>(share.node / NodeSet::wordSize);
        if (!blocks.empty() && blocks.back().word != word)
            first = blocks.size();
        const auto same
            = std::find_if(blocks.begin() + static_cast<std::ptrdiff_t>(first), blocks.end(),
                           [&](const Block& block) { return block.cpus == share.cpus; });
        const auto node = std::uint64_t{1} << share.node % NodeSet::wordSize;
        if (same != blocks.end())
            same->nodes |= node;
        else
            blocks.push_back({word, share.cpus, node});
    }
}

void moveCpus(std::span<Share> shares, std::uint32_t from, std::uint32_t to, std::uint32_t cpus)
{
    for (auto& share : shares) {
        if (share.node == from)
            share.cpus -= cpus;
        else if (share.node == to)
            share.cpus += cpus;
    }
}

FreeNodes::FreeNodes(const Machine& machine)
    : m_withRoom(machine.nodes.size())
{
    std::uint32_t most = 1;
    for (const auto& node : machine.nodes)
        most = std::max(most, node.cpus);
    m_counts = CpuCounts(machine.nodes.size(), most);
    for (std::size_t i = 0; i < machine.partitions.size(); ++i) {
        if (machine.partitions[i].maxCpusPerNode == noLimit)
            continue;
        m_cpusOf.resize(machine.partitions.size() + 1);
        m_cpusOf[i + 1].resize(machine.nodes.size());
    }
    m_free.reserve(machine.nodes.size());
    for (std::size_t i = 0; i < machine.nodes.size(); ++i) {
        const auto& node = machine.nodes[i];
        m_free.push_back({static_cast<std::int64_t>(node.memory), node.cpus,
                          static_cast<std::int32_t>(node.gpus), 0});
        m_counts.add(i / NodeSet::wordSize, std::uint64_t{1} << i % NodeSet::wordSize, node.cpus);
        if (node.cpus > 0)
            m_withRoom.insert(i);
    }
}

} // namespace fairlead::replay

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/historyjob.h"

#include <algorithm>

namespace fairlead::accounting {

namespace {
/// Without a submit line what accounting says was requested, of each CPU.
void readMemory(const HistoryJob& line, bool hasSubmitLines, replay::Request& request)
{
    using Kind = replay::MemoryRequest::Kind;
    if (line.submitted.memoryPerCpu)
        request.memory = {*line.submitted.memoryPerCpu, Kind::PerCpu};
    else if (line.submitted.memoryPerNode && *line.submitted.memoryPerNode > 0)
        request.memory = {*line.submitted.memoryPerNode, Kind::PerNode};
    else if (line.submitted.memoryPerNode)
        request.memory = {0, Kind::WholeNode};
    else if (!hasSubmitLines && amountOf(line.requested, "mem") > 0)
        request.memory = {amountOf(line.requested, "mem") / request.cpus, Kind::PerCpu};
    else
        return;
    request.asksMemory = true;
}

void readGpus(const HistoryJob& line, replay::Request& request)
{
    request.gpusPerNode = line.submitted.gpusPerNode.value_or(0);
    request.gpus = line.submitted.gpus.value_or(0);
    const auto all = static_cast<std::uint32_t>(amountOf(line.requested, "gres/gpu"));
    if (request.gpusPerNode == 0 && request.gpus == 0 && all > 0)
        request.gpusPerNode = std::max(1U, all / request.minNodes);
}
} // namespace

std::uint64_t amountOf(const TresCounts& counts, std::string_view name)
{
    const auto found = std::ranges::find(counts, name, &TresCounts::value_type::first);
    return found == counts.end() ? 0 : found->second;
}

replay::Request requestOf(const HistoryJob& line, bool hasSubmitLines)
{
    const auto& submitted = line.submitted;
    replay::Request request;
    request.cpus = std::max(1U, line.cpus);
    request.cpusPerTask = std::clamp(submitted.cpusPerTask.value_or(1), 1U, request.cpus);
    request.tasksPerNode = submitted.tasksPerNode.value_or(0);
    const auto shown = line.nodes;
    if (submitted.minNodes) {
        request.minNodes = std::max(1U, *submitted.minNodes);
        request.maxNodes
            = std::max(request.minNodes, submitted.maxNodes.value_or(request.minNodes));
        if (submitted.tasks) { // sbatch: "can't run 1 processes on 2 nodes, setting nnodes to 1"
            request.maxNodes = std::clamp(*submitted.tasks, 1U, request.maxNodes);
            request.minNodes = std::min(request.minNodes, request.maxNodes);
        }
        request.asksNodes = true;
    } else if (!hasSubmitLines && line.start) {
        request.minNodes = std::max(1U, shown);
    } else {
        request.minNodes = std::max(1U, requestedNodes(line.requested, 1));
    }
    readMemory(line, hasSubmitLines, request);
    readGpus(line, request);
    request.isExclusive = submitted.isExclusive;
    request.isContiguous = submitted.isContiguous;
    return request;
}

} // namespace fairlead::accounting

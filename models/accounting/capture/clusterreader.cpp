// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/capture/clusterreader.h"

#include "engine/text.h"
#include "engine/timetext.h"
#include "models/accounting/capture/fields.h"
#include "models/accounting/capture/hostlist.h"

#include <algorithm>

namespace fairlead::accounting {

namespace {
using Keys = std::map<std::string, std::string>;

std::string valueOf(const Keys& keys, const std::string& name)
{
    const auto found = keys.find(name);
    return found == keys.end() ? std::string() : found->second;
}

std::optional<std::uint32_t> number(const Keys& keys, const std::string& name)
{
    const auto value = text::toInteger(valueOf(keys, name));
    if (!value || *value < 0 || *value > 4294967295LL)
        return std::nullopt;
    return static_cast<std::uint32_t>(*value);
}

/// slurm.conf writes keys without regard to case: brings them into scontrol's spelling.
Keys canonical(const Keys& keys)
{
    static const std::array spellings{"NodeName",       "PartitionName",
                                      "CPUs",           "Boards",
                                      "Sockets",        "SocketsPerBoard",
                                      "CoresPerSocket", "ThreadsPerCore",
                                      "RealMemory",     "Gres",
                                      "Nodes",          "PriorityJobFactor",
                                      "PriorityTier",   "Priority",
                                      "MaxTime",        "TRESBillingWeights"};
    Keys result;
    for (const auto& [key, value] : keys) {
        const auto known = std::find_if(spellings.begin(), spellings.end(), [&](const char* name) {
            return text::equalsIgnoreCase(name, key);
        });
        std::string text = value;
        std::erase(text, '"');
        result.insert_or_assign(known == spellings.end() ? key : std::string(*known), text);
    }
    return result;
}

std::uint32_t configuredCpus(const Keys& keys)
{
    if (const auto cpus = number(keys, "CPUs"))
        return *cpus;
    const auto sockets = number(keys, "Sockets")
                             .value_or(number(keys, "SocketsPerBoard").value_or(1)
                                       * number(keys, "Boards").value_or(1));
    return sockets * number(keys, "CoresPerSocket").value_or(1)
        * number(keys, "ThreadsPerCore").value_or(1);
}

/// "gpu:4" or "gpu:a100:4(S:0-1)": the TRES names that one node's Gres adds, with counts.
TresCounts gresCounts(const std::string& gres)
{
    TresCounts counts;
    for (const auto entry : text::split(gres, ',')) {
        auto parts = text::split(entry.substr(0, entry.find('(')), ':');
        if (parts.empty() || parts[0].empty())
            continue;
        const auto count = parts.size() > 1 ? text::toInteger(parts.back()) : std::nullopt;
        const auto value = static_cast<std::uint64_t>(std::max(0LL, count.value_or(1)));
        counts.emplace_back("gres/" + text::lower(parts[0]), value);
        if (parts.size() > 2)
            counts.emplace_back("gres/" + text::lower(parts[0]) + ":" + text::lower(parts[1]),
                                value);
    }
    return counts;
}

/// What each node of a slurm.conf brings.
std::map<std::string, TresCounts> configuredNodes(const SlurmConfig& config)
{
    std::map<std::string, TresCounts> nodes;
    for (const auto& line : config.nodeLines) {
        const auto keys = canonical(parseKeyValues(line.value));
        const auto name = valueOf(keys, "NodeName");
        if (text::equalsIgnoreCase(name, "DEFAULT"))
            continue;
        TresCounts counts = gresCounts(valueOf(keys, "Gres"));
        counts.emplace_back("cpu", configuredCpus(keys));
        counts.emplace_back("mem", number(keys, "RealMemory").value_or(1));
        counts.emplace_back("node", 1);
        for (const auto& host : expandHostList(name))
            nodes.insert_or_assign(host, counts);
    }
    return nodes;
}

void addTotals(const TresCounts& counts, const std::vector<std::string>& names,
               Partition& partition)
{
    for (const auto& [name, count] : counts) {
        const auto known = std::find(names.begin(), names.end(), name);
        if (known != names.end())
            partition.tresTotal[static_cast<std::size_t>(known - names.begin())]
                += static_cast<double>(count);
    }
}

void addPartition(Partition partition, const std::string& file, int line, SnapshotRecords& records)
{
    const auto same
        = std::find_if(records.partitions.begin(), records.partitions.end(),
                       [&](const Partition& known) { return known.name == partition.name; });
    if (same == records.partitions.end()) {
        records.partitions.push_back(std::move(partition));
        return;
    }
    records.issues.push_back(
        {Severity::Warning,
         "partition '" + partition.name + "' is there twice; the first one counts", file, line});
}
} // namespace

void readNodes(const std::vector<Line>& lines, const std::string& file, SnapshotRecords& records)
{
    std::map<std::string, bool> seen;
    for (const auto& [number_, line] : lines) {
        const auto keys = parseKeyValues(line);
        const auto name = valueOf(keys, "NodeName");
        auto cpus = number(keys, "CPUEfctv");
        if (!cpus)
            cpus = number(keys, "CPUTot");
        if (name.empty() || !cpus) {
            records.issues.push_back({Severity::Warning,
                                      name.empty()
                                          ? "the line names no node and is left out"
                                          : "node '" + name + "' has no CPU count and is left out",
                                      file, number_});
            continue;
        }
        if (!seen.emplace(name, true).second)
            continue;
        ++records.nodeCount;
        records.cpuCount += *cpus;
    }
}

Partition partitionFromKeys(const Keys& keys, const std::vector<std::string>& tresNames,
                            std::vector<std::string>& problems)
{
    Partition partition;
    partition.name = valueOf(keys, "PartitionName");
    partition.tresTotal.resize(tresNames.size(), 0.0);
    const auto legacy = number(keys, "Priority");
    partition.jobFactor = number(keys, "PriorityJobFactor").value_or(legacy.value_or(1));
    partition.tier = number(keys, "PriorityTier").value_or(legacy.value_or(1));
    if (const auto limit = valueOf(keys, "MaxTime"); !limit.empty()) {
        const auto seconds = parseDuration(limit);
        if (!seconds)
            problems.push_back("MaxTime: " + seconds.error().message);
        else if (*seconds != slurm::infinite)
            partition.maxTime = static_cast<std::uint32_t>((*seconds + 59) / 60);
    }
    if (const auto weights = valueOf(keys, "TRESBillingWeights"); weights != "(null)")
        partition.billingWeights = weights;
    addTotals(parseTresCounts(valueOf(keys, "TRES"), &problems), tresNames, partition);
    return partition;
}

void readPartitions(const std::vector<Line>& lines, const std::string& file,
                    SnapshotRecords& records)
{
    for (const auto& [number_, line] : lines) {
        std::vector<std::string> problems;
        auto partition = partitionFromKeys(parseKeyValues(line), records.tresNames, problems);
        for (const auto& problem : problems)
            records.issues.push_back({Severity::Warning, problem, file, number_});
        if (partition.name.empty())
            records.issues.push_back(
                {Severity::Warning, "the line names no partition and is left out", file, number_});
        else
            addPartition(std::move(partition), file, number_, records);
    }
}

void readQos(const std::vector<Line>& lines, const std::string& file, SnapshotRecords& records)
{
    if (lines.empty())
        return;
    PipeTable table(lines.front().text);
    if (!table.has("Name") || !table.has("Priority")) {
        records.issues.push_back({Severity::Error,
                                  "the first line must name the columns Name and Priority", file,
                                  lines.front().number});
        return;
    }
    for (std::size_t i = 1; i < lines.size(); ++i) {
        table.setRow(lines[i].text);
        Qos qos;
        qos.name = std::string(table.cell("Name"));
        const auto priority = text::toInteger(table.cell("Priority"));
        if (qos.name.empty() || (!priority && !table.cell("Priority").empty())) {
            records.issues.push_back(
                {Severity::Warning, "the line is no QOS and is left out", file, lines[i].number});
            continue;
        }
        qos.priority = static_cast<std::uint32_t>(std::max(0LL, priority.value_or(0)));
        qos.usageFactor = text::toDouble(table.cell("UsageFactor")).value_or(1.0);
        qos.noDecay = table.cell("Flags").find("NoDecay") != std::string_view::npos;
        for (const auto name : text::split(table.cell("Preempt"), ',')) {
            if (!name.empty())
                qos.preempts.emplace_back(name);
        }
        qos.preemptMode = text::upper(table.cell("PreemptMode"));
        const bool known = std::any_of(records.qos.begin(), records.qos.end(),
                                       [&](const Qos& other) { return other.name == qos.name; });
        if (!known)
            records.qos.push_back(std::move(qos));
    }
    // The order of the file carries no meaning.
    std::sort(records.qos.begin(), records.qos.end(),
              [](const Qos& a, const Qos& b) { return a.name < b.name; });
}

void readNodesFromConfig(const SlurmConfig& config, SnapshotRecords& records)
{
    for (const auto& [name, counts] : configuredNodes(config)) {
        ++records.nodeCount;
        for (const auto& [tres, count] : counts)
            records.cpuCount += tres == "cpu" ? static_cast<std::uint32_t>(count) : 0;
    }
}

void readPartitionsFromConfig(const SlurmConfig& config, SnapshotRecords& records)
{
    const auto nodes = configuredNodes(config);
    for (const auto& line : config.partitionLines) {
        const auto keys = canonical(parseKeyValues(line.value));
        std::vector<std::string> problems;
        auto partition = partitionFromKeys(keys, records.tresNames, problems);
        for (const auto& problem : problems)
            records.issues.push_back({Severity::Warning, problem, line.file, line.line});
        if (text::equalsIgnoreCase(partition.name, "DEFAULT"))
            continue;
        const auto list = valueOf(keys, "Nodes");
        if (text::equalsIgnoreCase(list, "ALL")) {
            for (const auto& [host, counts] : nodes)
                addTotals(counts, records.tresNames, partition);
        }
        for (const auto& host : expandHostList(list)) {
            if (const auto known = nodes.find(host); known != nodes.end())
                addTotals(known->second, records.tresNames, partition);
        }
        addPartition(std::move(partition), line.file, line.line, records);
    }
}

} // namespace fairlead::accounting

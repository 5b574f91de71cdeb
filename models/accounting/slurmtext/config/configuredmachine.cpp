// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/config/configuredmachine.h"

#include "engine/base/text.h"
#include "models/accounting/slurmtext/config/assignment.h"
#include "models/accounting/slurmtext/text/fields.h"

#include <algorithm>
#include <array>

namespace fairlead::accounting {

namespace {
/// slurm.conf writes names without regard to case, and knows two that scontrol has not.
std::string canonical(const std::string& name)
{
    static const std::array spellings{"NodeName",
                                      "CPUs",
                                      "Boards",
                                      "Sockets",
                                      "SocketsPerBoard",
                                      "CoresPerSocket",
                                      "ThreadsPerCore",
                                      "RealMemory",
                                      "MemSpecLimit",
                                      "Weight",
                                      "Gres",
                                      "State",
                                      "PartitionName",
                                      "Nodes",
                                      "PriorityJobFactor",
                                      "PriorityTier",
                                      "Priority",
                                      "MaxTime",
                                      "Default",
                                      "DefaultTime",
                                      "MinNodes",
                                      "MaxNodes",
                                      "MaxCPUsPerNode",
                                      "OverTimeLimit",
                                      "QOS",
                                      "DefMemPerCPU",
                                      "DefMemPerNode",
                                      "MaxMemPerCPU",
                                      "MaxMemPerNode",
                                      "MaxCPUsPerSocket",
                                      "JobDefaults",
                                      "SelectTypeParameters",
                                      "OverSubscribe",
                                      "LLN",
                                      "ExclusiveUser",
                                      "ReqResv",
                                      "TRESBillingWeights",
                                      "NodeSet",
                                      "Feature",
                                      "CoreSpecCount",
                                      "CPUSpecList",
                                      "AllowQos",
                                      "DenyQos",
                                      "AllowAccounts",
                                      "DenyAccounts",
                                      "AllowGroups"};
    if (text::equalsIgnoreCase(name, "Procs"))
        return "CPUs";
    if (text::equalsIgnoreCase(name, "Features"))
        return "Feature";
    if (text::equalsIgnoreCase(name, "Shared"))
        return "OverSubscribe";
    const auto* const known
        = std::find_if(spellings.begin(), spellings.end(), [&](const char* spelling) {
              return text::equalsIgnoreCase(spelling, name);
          });
    return known == spellings.end() ? name : *known;
}

Keys keysOf(const std::string& line)
{
    Keys keys;
    for (auto one = nextAssignment(line, 0); !one.isEmpty(); one = nextAssignment(line, one.end)) {
        if (!one.isOne())
            continue;
        auto plain = line.substr(one.value, one.end - one.value);
        std::erase(plain, '"');
        keys.insert_or_assign(canonical(line.substr(one.name, one.nameEnd - one.name)),
                              std::move(plain));
    }
    return keys;
}

/// Those behind a DEFAULT line have what it says and they do not; each DEFAULT line adds to those
/// before it.
std::vector<ConfiguredLine> withDefaults(const std::vector<ConfigValue>& lines,
                                         const std::string& naming)
{
    std::vector<ConfiguredLine> result;
    Keys usual;
    for (const auto& line : lines) {
        auto keys = keysOf(line.value);
        keys.insert(usual.begin(), usual.end());
        if (keys.contains("NodeSet"))
            continue;
        const auto name = keys.find(naming);
        if (name == keys.end() || !text::equalsIgnoreCase(name->second, "DEFAULT")) {
            result.push_back({std::move(keys), line.file, line.line});
            continue;
        }
        keys.erase(name);
        usual = std::move(keys);
    }
    return result;
}

/// 1 where nothing is said.
std::uint32_t countOf(const Keys& keys, const char* name)
{
    const auto found = keys.find(name);
    return found == keys.end() ? 1 : wholeNumber(found->second).value_or(1);
}

/// Adds to a list of hosts.
void addHosts(std::string& all, const std::string& hosts)
{
    if (!hosts.empty())
        (all += all.empty() ? "" : ",") += hosts;
}

/// Those of the nodes that have one of the features, "a,b".
std::string hostsWith(const std::string& features, const std::vector<ConfiguredLine>& nodes)
{
    const auto wanted = text::split(features, ',');
    const auto isWanted = [&](std::string_view feature) {
        return std::ranges::find(wanted, text::trimmed(feature)) != wanted.end();
    };
    std::string all;
    for (const auto& line : nodes) {
        if (std::ranges::any_of(text::split(valueOf(line.keys, "Feature"), ','), isWanted))
            addHosts(all, valueOf(line.keys, "NodeName"));
    }
    return all;
}

/// The hosts of each set of nodes, by its name: those that it lists, and those with its feature.
Keys nodeSets(const SlurmConfig& config)
{
    Keys sets;
    const auto nodes = withDefaults(config.nodeLines, "NodeName");
    for (const auto& line : config.partitionLines) {
        auto keys = keysOf(line.value);
        if (!keys.contains("NodeSet"))
            continue;
        auto hosts = keys["Nodes"];
        if (keys.contains("Feature"))
            addHosts(hosts, hostsWith(keys["Feature"], nodes));
        sets.insert_or_assign(keys["NodeSet"], std::move(hosts));
    }
    return sets;
}

/// "set1,n[5,7]" with the hosts of the sets.
std::string withHosts(std::string_view nodes, const Keys& sets)
{
    std::string all;
    while (!nodes.empty()) {
        int depth = 0;
        const auto end = std::ranges::find_if(nodes, [&](char letter) {
            depth += letter == '[' ? 1 : letter == ']' ? -1 : 0;
            return letter == ',' && depth <= 0;
        });
        const auto length = static_cast<std::size_t>(end - nodes.begin());
        const std::string name(text::trimmed(nodes.substr(0, length)));
        const auto set = sets.find(name);
        addHosts(all, set == sets.end() ? name : set->second);
        nodes.remove_prefix(std::min(length + 1, nodes.size()));
    }
    return all;
}
} // namespace

std::vector<std::string> setsOfUnknownNodes(const SlurmConfig& config)
{
    std::vector<std::string> names;
    const auto nodes = withDefaults(config.nodeLines, "NodeName");
    for (const auto& line : config.partitionLines) {
        auto keys = keysOf(line.value);
        const auto feature = keys.find("Feature");
        if (keys.contains("NodeSet") && feature != keys.end()
            && hostsWith(feature->second, nodes).empty())
            names.push_back(keys["NodeSet"]);
    }
    return names;
}

std::vector<ConfiguredLine> configuredNodes(const SlurmConfig& config)
{
    auto lines = withDefaults(config.nodeLines, "NodeName");
    for (auto& line : lines) {
        auto& keys = line.keys;
        if (!keys.contains("Sockets"))
            keys["Sockets"]
                = std::to_string(countOf(keys, "SocketsPerBoard") * countOf(keys, "Boards"));
        if (!keys.contains("CPUs"))
            keys["CPUs"] = std::to_string(countOf(keys, "Sockets") * countOf(keys, "CoresPerSocket")
                                          * countOf(keys, "ThreadsPerCore"));
    }
    return lines;
}

std::vector<ConfiguredLine> configuredPartitions(const SlurmConfig& config)
{
    auto lines = withDefaults(config.partitionLines, "PartitionName");
    const auto sets = nodeSets(config);
    for (auto& line : lines) {
        if (const auto nodes = line.keys.find("Nodes"); nodes != line.keys.end() && !sets.empty())
            nodes->second = withHosts(nodes->second, sets);
    }
    return lines;
}

} // namespace fairlead::accounting

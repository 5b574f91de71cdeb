// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/machinereader.h"

#include "engine/base/text.h"
#include "engine/base/timetext.h"
#include "models/accounting/slurmtext/arraytasks.h"
#include "models/accounting/slurmtext/configuredmachine.h"
#include "models/accounting/slurmtext/fields.h"
#include "models/accounting/slurmtext/hostlist.h"
#include "models/accounting/slurmtext/nodefeatures.h"
#include "models/accounting/slurmtext/nodegres.h"
#include "models/accounting/slurmtext/submitline.h"
#include "models/accounting/slurmtext/wholerecords.h"

#include <algorithm>
#include <initializer_list>

namespace fairlead::accounting {

namespace {
constexpr auto linearSelection = "select/linear";

std::optional<std::uint32_t> count(const std::string& value)
{
    std::string_view rest;
    const auto number = text::leadingNumber(text::trimmed(value), &rest);
    if (!number || !(*number >= 0 && *number <= 4294967294.0))
        return std::nullopt;
    return static_cast<std::uint32_t>(*number);
}

std::optional<std::uint32_t> count(const Keys& keys, const char* name)
{
    return count(valueOf(keys, name));
}

/// "UNLIMITED", "NONE" and the like are no limit.
std::uint32_t limitOf(const Keys& keys, const char* name)
{
    return count(keys, name).value_or(replay::noLimit);
}

std::uint32_t minutesOf(const Keys& keys, const char* name)
{
    const auto seconds = parseDuration(valueOf(keys, name));
    if (!seconds || *seconds >= slurm::infinite)
        return replay::noLimit;
    return limitInMinutes(*seconds);
}

void addGpuTypes(const std::string& gres, std::vector<std::string>& types)
{
    for (auto& entry : nodeGres(gres)) {
        if (entry.name == "gpu" && !entry.type.empty()
            && std::ranges::find(types, entry.type) == types.end())
            types.push_back(std::move(entry.type));
    }
}

/// CPUs of a node that are kept from jobs, where slurmctld does not count them itself.
std::uint32_t keptCpus(const Keys& keys, std::uint32_t perCore)
{
    if (const auto cores = count(keys, "CoreSpecCount"))
        return *cores * perCore;
    return static_cast<std::uint32_t>(arrayTasks(valueOf(keys, "CPUSpecList")).size());
}

std::uint32_t gpusOf(const std::string& gres)
{
    constexpr std::uint64_t most = 100'000; // of a node
    std::uint64_t sum = 0;
    for (const auto& entry : nodeGres(gres))
        sum = std::min(sum + (entry.name == "gpu" ? std::min(entry.count, most) : 0), most);
    return static_cast<std::uint32_t>(sum);
}

/// As slurm.conf infers them where it does not say (_parse_nodename() of slurmctld).
/// @param cpus  of the node, if they are told
/// @param perSocket  CPUs of one socket with all threads
std::uint32_t socketsOf(const Keys& keys, std::optional<std::uint32_t> cpus,
                        std::uint32_t perSocket)
{
    const auto boards = std::max(1U, count(keys, "Boards").value_or(1));
    if (const auto perBoard = count(keys, "SocketsPerBoard"))
        return boards * std::max(1U, *perBoard);
    if (const auto sockets = count(keys, "Sockets"))
        return std::max(1U, *sockets);
    const bool fills = cpus && *cpus >= perSocket && *cpus % perSocket == 0;
    return fills ? *cpus / perSocket : boards;
}

replay::Node nodeOf(const Keys& keys)
{
    replay::Node node;
    node.name = valueOf(keys, "NodeName");
    const auto threads = std::max(1U, count(keys, "ThreadsPerCore").value_or(1));
    const auto each = std::max(1U, count(keys, "CoresPerSocket").value_or(1));
    const auto named = count(keys, keys.contains("CPUTot") ? "CPUTot" : "CPUs");
    node.sockets = socketsOf(keys, named, each * threads);
    const auto cores = node.sockets * each;
    const auto total = named.value_or(cores * threads);
    node.threads = cores >= total ? 1 : threads; // CPUs are cores, whatever the threads
    const auto kept = keptCpus(keys, node.threads);
    node.cpus = count(keys, "CPUEfctv").value_or(total > kept ? total - kept : total);
    const auto memory = std::uint64_t{count(keys, "RealMemory").value_or(1)};
    node.memory = memory - std::min(memory, std::uint64_t{count(keys, "MemSpecLimit").value_or(0)});
    node.weight = count(keys, "Weight").value_or(1);
    node.gpus = gpusOf(valueOf(keys, "Gres"));
    node.isUp = takesJobs(valueOf(keys, "State"));
    return node;
}

replay::MemoryRequest defaultMemory(const Keys& keys)
{
    using Kind = replay::MemoryRequest::Kind;
    if (const auto each = count(keys, "DefMemPerCPU"); each && *each > 0)
        return {*each, Kind::PerCpu};
    if (const auto each = count(keys, "DefMemPerNode"); each && *each > 0)
        return {*each, Kind::PerNode};
    return {};
}

replay::PartitionRules partitionOf(const Keys& keys, const NodeNames& names,
                                   const replay::Machine& machine)
{
    replay::PartitionRules rules;
    rules.name = valueOf(keys, "PartitionName");
    const auto nodes = valueOf(keys, "Nodes");
    rules.nodes = replay::NodeSet(machine.nodes.size());
    if (text::equalsIgnoreCase(nodes, "ALL")) {
        for (std::size_t i = 0; i < machine.nodes.size(); ++i)
            rules.nodes.insert(i);
    } else {
        rules.nodes = names.nodesOf(nodes);
    }
    rules.tier = count(keys, "PriorityTier").value_or(1);
    rules.maxTime = minutesOf(keys, "MaxTime");
    rules.defaultTime = minutesOf(keys, "DefaultTime");
    rules.minNodes = count(keys, "MinNodes").value_or(0);
    rules.maxNodes = limitOf(keys, "MaxNodes");
    rules.maxCpusPerNode = limitOf(keys, "MaxCPUsPerNode");
    rules.overTimeLimit = text::equalsIgnoreCase(valueOf(keys, "OverTimeLimit"), "UNLIMITED")
        ? replay::unlimited
        : limitOf(keys, "OverTimeLimit");
    const auto qos = valueOf(keys, keys.contains("QoS") ? "QoS" : "QOS");
    rules.qos = qos == "N/A" ? std::string() : qos;
    rules.memory = defaultMemory(keys);
    rules.billingWeights = valueOf(keys, "TRESBillingWeights");
    rules.isExclusive = text::upper(valueOf(keys, "OverSubscribe")).starts_with("EXCLUSIVE");
    const auto state = text::upper(valueOf(keys, "State"));
    rules.isUp = state.empty() || state == "UP" || state == "DRAIN"; // who waits there still starts
    return rules;
}

/// "FORCE:4", "YES:4", "FORCE": several jobs on one CPU; "FORCE:1" is none.
bool sharesCpus(const std::string& shared)
{
    const auto colon = shared.find(':');
    const auto mode = text::upper(shared.substr(0, colon));
    const auto jobs = colon == std::string::npos ? 4 : count(shared.substr(colon + 1)).value_or(4);
    return (mode == "FORCE" || (mode == "YES" && colon != std::string::npos)) && jobs > 1;
}

/// Whether not everybody may use it: a job of several partitions is then tried in the others.
bool isRestricted(const Keys& keys)
{
    return std::ranges::any_of(std::initializer_list{"AllowQos", "DenyQos", "AllowAccounts",
                                                     "DenyAccounts", "AllowGroups"},
                               [&](const char* name) {
                                   const auto value = valueOf(keys, name);
                                   return !value.empty() && value != "N/A"
                                       && !text::equalsIgnoreCase(value, "ALL");
                               });
}

/// Modes of a partition that a replay does not have, where they are on.
void reportPartitionModes(const Keys& keys, replay::Recording& recording)
{
    const auto report = [&](const char* mode, const std::string& value) {
        recording.issues.push_back({Severity::Warning,
                                    {said("Messages", "partition %1: a replay does not know %2"),
                                     {valueOf(keys, "PartitionName"), assigned(mode, value)}},
                                    "",
                                    0});
    };
    for (const char* mode : {"LLN", "ExclusiveUser", "ReqResv"}) {
        if (text::equalsIgnoreCase(valueOf(keys, mode), "YES"))
            report(mode, "YES");
    }
    if (const auto shared = valueOf(keys, "OverSubscribe"); sharesCpus(shared))
        report("OverSubscribe", shared);
    if (const auto unit = valueOf(keys, "SelectTypeParameters");
        text::upper(unit).starts_with("CR_"))
        report("SelectTypeParameters", unit);
    for (const char* limit : {"MaxCPUsPerSocket", "MaxMemPerCPU", "MaxMemPerNode"}) {
        if (count(keys, limit).value_or(0) > 0)
            report(limit, valueOf(keys, limit));
    }
}

void addPartition(const Keys& keys, const NodeNames& names, replay::Recording& recording)
{
    auto rules = partitionOf(keys, names, recording.machine);
    reportPartitionModes(keys, recording);
    if (isRestricted(keys))
        recording.machine.restricted.push_back(rules.name);
    if (const auto bound = count(keys, "MaxMemPerCPU").value_or(0); bound > 0)
        recording.machine.memoryBounds.emplace_back(rules.name, bound);
    recording.machine.partitions.push_back(std::move(rules));
}

/// A slurm.conf that does not name it has the default of the release (specification scheduling 9).
std::string selectTypeOf(const SlurmConfig& config, const Keys& keys, replay::Recording& recording)
{
    constexpr SlurmVersion firstByCores{23, 11};
    const auto type = valueOf(keys, "selecttype");
    if (!type.empty() || !config.isWhole())
        return type;
    const auto* usual
        = recording.parameters.release < firstByCores ? linearSelection : "select/cons_tres";
    recording.provenance.push_back(
        {inputs::selectionOfNodes,
         {said("Messages", "%1: slurm.conf does not name SelectType"), {usual}},
         true});
    return usual;
}

/// Modes of the cluster that a replay does not have, where they are on.
void reportModes(const Keys& keys, replay::Recording& recording)
{
    const auto report = [&](const std::string& what) {
        recording.issues.push_back(
            {Severity::Warning, {said("Messages", "a replay does not know %1"), {what}}, "", 0});
    };
    const auto reportUnless = [&](const char* name, std::initializer_list<const char*> usual) {
        const auto value = valueOf(keys, text::lower(name).c_str());
        const bool isUsual = value.empty() || std::ranges::any_of(usual, [&](const char* off) {
                                 return text::equalsIgnoreCase(value, off);
                             });
        if (!isUsual)
            report(assigned(name, value));
    };
    reportUnless("SelectType", {"select/cons_tres", "select/cons_res", linearSelection, "(null)"});
    reportUnless("SchedulerType", {"sched/backfill", "sched/builtin", "(null)"});
    reportUnless("PreemptType", {"preempt/none", "(null)", "none"});
    reportUnless("PreemptMode", {"OFF", "(null)"});
    reportUnless("TopologyPlugin",
                 {"topology/none", "topology/default", "topology/flat", "(null)"});
    reportUnless("BurstBufferType", {"burst_buffer/none", "(null)", "none"});
    for (const char* name : {"SuspendTime", "MaxMemPerCPU", "MaxMemPerNode"}) {
        if (const auto key = text::lower(name); count(keys, key.c_str()).value_or(0) > 0)
            report(assigned(name, valueOf(keys, key.c_str())));
    }
    const auto parts = valueOf(keys, "selecttypeparameters");
    for (const auto part : text::split(parts, ',')) {
        const auto word = text::upper(text::trimmed(part));
        if (word == "CR_LLN" || word == "CR_PACK_NODES")
            report(assigned("SelectTypeParameters", word));
    }
}
} // namespace

NodeNames::NodeNames(const replay::Machine& machine)
    : m_nodeCount(machine.nodes.size())
{
    for (std::size_t i = 0; i < machine.nodes.size(); ++i)
        m_places.emplace(machine.nodes[i].name, i);
}

replay::NodeSet NodeNames::nodesOf(std::string_view hostList, std::size_t* unknown) const
{
    replay::NodeSet nodes(m_nodeCount); // a name may stand for two of them
    std::size_t left = mostNodes;
    forEachHost(hostList, left, [&](const std::string& name) {
        if (const auto found = m_places.find(name); found != m_places.end())
            nodes.insert(found->second);
        else if (unknown != nullptr)
            ++*unknown;
    });
    return nodes;
}

bool takesJobs(std::string_view state)
{
    const auto words = text::upper(state);
    return std::ranges::none_of(text::split(words, '+'), [](std::string_view word) {
        const auto has = [&](const char* part) { return word.find(part) != std::string::npos; };
        return word.starts_with("DOWN") || word.starts_with("POWERING_DOWN") || has("DRAIN")
            || has("FAIL") || word.starts_with("FUTURE");
    });
}

bool addMachineNode(const Keys& keys, replay::Recording& recording)
{
    auto node = nodeOf(keys);
    if (node.name.empty() || recording.machine.nodes.size() == mostNodes)
        return false;
    addGpuTypes(valueOf(keys, "Gres"), recording.machine.gpuTypes);
    addFeatures(keys, recording.machine.nodes.size(), recording.machine);
    recording.machine.nodes.push_back(std::move(node));
    return true;
}

bool addMachinePartition(const Keys& keys, const NodeNames& names, replay::Recording& recording)
{
    if (valueOf(keys, "PartitionName").empty())
        return false;
    addPartition(keys, names, recording);
    return true;
}

void readMachineNodes(std::vector<Line> lines, const std::string& file,
                      replay::Recording& recording)
{
    for (const auto& [number, line] : wholeRecords(std::move(lines))) {
        if (!addMachineNode(parseKeyValues(line), recording))
            recording.issues.push_back({Severity::Warning,
                                        said("Messages", "the line is not a node and is left out"),
                                        file, number});
    }
}

void readMachinePartitions(std::vector<Line> lines, const std::string& file,
                           replay::Recording& recording)
{
    const NodeNames names(recording.machine);
    for (const auto& [number, line] : wholeRecords(std::move(lines))) {
        if (!addMachinePartition(parseKeyValues(line), names, recording))
            recording.issues.push_back(
                {Severity::Warning, said("Messages", "the line is not a partition and is left out"),
                 file, number});
    }
}

void readMachineFromConfig(const SlurmConfig& config, replay::Recording& recording)
{
    auto& machine = recording.machine;
    std::size_t left = mostNodes;
    for (const auto& line : configuredNodes(config)) {
        auto node = nodeOf(line.keys);
        addGpuTypes(valueOf(line.keys, "Gres"), machine.gpuTypes);
        forEachHost(valueOf(line.keys, "NodeName"), left, [&](const std::string& name) {
            node.name = name;
            addFeatures(line.keys, machine.nodes.size(), machine);
            machine.nodes.push_back(node);
        });
    }
    const NodeNames names(machine);
    for (const auto& line : configuredPartitions(config))
        addPartition(line.keys, names, recording);
    for (const auto& set : setsOfUnknownNodes(config))
        recording.issues.push_back({Severity::Warning,
                                    {said("Messages", "a replay does not know %1"),
                                     {assigned("NodeSet", set) + " Feature=..."}},
                                    "",
                                    0});
}

void readSchedulerParameters(const SlurmConfig& config, replay::Recording& recording)
{
    auto& parameters = recording.parameters;
    auto& machine = recording.machine;
    Keys keys;
    for (const auto& [name, value] : config.values)
        keys.emplace(name, value.value);
    if (const auto release = parseSlurmVersion(valueOf(keys, "slurm_version")))
        parameters.release = *release;
    for (auto& unused :
         replay::applySchedulerParameters(valueOf(keys, "schedulerparameters"), parameters))
        recording.issues.push_back({Severity::Warning, std::move(unused), "", 0});
    if (text::equalsIgnoreCase(valueOf(keys, "schedulertype"), "sched/builtin"))
        parameters.backfillInterval = -1;
    reportModes(keys, recording);
    const auto type = selectTypeOf(config, keys, recording);
    auto unit = valueOf(keys, "selecttypeparameters");
    if (config.isWhole() && unit.empty() && type != linearSelection)
        unit = "CR_Core_Memory";
    replay::applySelectType(type, unit, machine);
    machine.hasTaskPerCore = text::upper(unit).find("CR_ONE_TASK_PER_CORE") != std::string::npos;
    if (const auto bound = count(keys, "maxmempercpu").value_or(0); bound > 0)
        machine.memoryBounds.emplace_back(std::string(), bound);
    machine.memory = defaultMemory({{"DefMemPerCPU", valueOf(keys, "defmempercpu")},
                                    {"DefMemPerNode", valueOf(keys, "defmempernode")}});
    parameters.killWait = count(keys, "killwait").value_or(30);
    parameters.overTimeLimit = text::upper(valueOf(keys, "overtimelimit")).starts_with("UNLIMITED")
        ? replay::noLimit
        : count(keys, "overtimelimit").value_or(0);
    parameters.completeWait = count(keys, "completewait").value_or(0);
    const auto epilog = valueOf(keys, "epilog");
    parameters.hasEpilog = !epilog.empty() && epilog != "(null)";
    const auto enforced = text::lower(valueOf(keys, "accountingstorageenforce"));
    parameters.enforcesSafely = enforced.find("safe") != std::string::npos;
    parameters.enforcesLimits = parameters.enforcesSafely
        || enforced.find("limits") != std::string::npos
        || enforced.find("all") != std::string::npos;
}

} // namespace fairlead::accounting

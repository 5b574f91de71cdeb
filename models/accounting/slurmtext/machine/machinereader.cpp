// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/machine/machinereader.h"

#include "engine/base/text.h"
#include "engine/base/timetext.h"
#include "engine/slurm/config/enforcement.h"
#include "models/accounting/slurmtext/config/configuredmachine.h"
#include "models/accounting/slurmtext/machine/machinemodes.h"
#include "models/accounting/slurmtext/machine/nodefeatures.h"
#include "models/accounting/slurmtext/machine/nodegres.h"
#include "models/accounting/slurmtext/machine/nodestates.h"
#include "models/accounting/slurmtext/submission/submitline.h"
#include "models/accounting/slurmtext/text/arraytasks.h"
#include "models/accounting/slurmtext/text/countedissue.h"
#include "models/accounting/slurmtext/text/fields.h"
#include "models/accounting/slurmtext/text/hostlist.h"

#include <algorithm>
#include <initializer_list>
#include <set>

namespace fairlead::accounting {

namespace {
/// "UNLIMITED", "NONE" and the like are no limit.
std::uint32_t limitOf(const Keys& keys, const char* name)
{
    return wholeCount(keys, name).value_or(replay::noLimit);
}

constexpr long long mostCpusPerGpu = 1'000'000;

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
    if (const auto cores = wholeCount(keys, "CoreSpecCount"))
        return *cores * perCore;
    return static_cast<std::uint32_t>(arrayTasks(valueOf(keys, "CPUSpecList")).size());
}

/// Of all of the node's GPUs; empty: of several types, or of none.
std::string gpuTypeOf(const std::string& gres)
{
    std::set<std::string> types;
    for (const auto& entry : nodeGres(gres)) {
        if (entry.name == "gpu")
            types.insert(entry.type);
    }
    return types.size() == 1 ? *types.begin() : std::string();
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
    const auto boards = std::max(1U, wholeCount(keys, "Boards").value_or(1));
    if (const auto perBoard = wholeCount(keys, "SocketsPerBoard"))
        return boards * std::max(1U, *perBoard);
    if (const auto sockets = wholeCount(keys, "Sockets"))
        return std::max(1U, *sockets);
    const bool fills = cpus && *cpus >= perSocket && *cpus % perSocket == 0;
    return fills ? *cpus / perSocket : boards;
}

replay::Node nodeOf(const Keys& keys)
{
    replay::Node node;
    node.name = valueOf(keys, "NodeName");
    const auto threads = std::max(1U, wholeCount(keys, "ThreadsPerCore").value_or(1));
    const auto each = std::max(1U, wholeCount(keys, "CoresPerSocket").value_or(1));
    const auto named = wholeCount(keys, keys.contains("CPUTot") ? "CPUTot" : "CPUs");
    node.sockets = socketsOf(keys, named, each * threads);
    const auto cores = node.sockets * each;
    const auto total = named.value_or(cores * threads);
    node.threads = cores >= total ? 1 : threads; // CPUs are cores, whatever the threads
    const auto kept = keptCpus(keys, node.threads);
    node.cpus = wholeCount(keys, "CPUEfctv").value_or(total > kept ? total - kept : total);
    const auto memory = std::uint64_t{wholeCount(keys, "RealMemory").value_or(1)};
    node.memory
        = memory - std::min(memory, std::uint64_t{wholeCount(keys, "MemSpecLimit").value_or(0)});
    node.weight = wholeCount(keys, "Weight").value_or(1);
    node.gpus = gpusOf(valueOf(keys, "Gres"));
    node.gpuType = gpuTypeOf(valueOf(keys, "Gres"));
    node.isUp = takesJobs(valueOf(keys, "State"));
    return node;
}

replay::MemoryRequest defaultMemory(const Keys& keys)
{
    using Kind = replay::MemoryRequest::Kind;
    if (const auto each = wholeCount(keys, "DefMemPerCPU"); each && *each > 0)
        return {*each, Kind::PerCpu};
    if (const auto each = wholeCount(keys, "DefMemPerNode"); each && *each > 0)
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
    rules.tier = wholeCount(keys, "PriorityTier").value_or(1);
    rules.maxTime = minutesOf(keys, "MaxTime");
    rules.defaultTime = minutesOf(keys, "DefaultTime");
    rules.minNodes = wholeCount(keys, "MinNodes").value_or(0);
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
    rules.isForUser = text::equalsIgnoreCase(valueOf(keys, "ExclusiveUser"), "YES");
    rules.isLeastLoaded = text::equalsIgnoreCase(valueOf(keys, "LLN"), "YES");
    const auto state = text::upper(valueOf(keys, "State"));
    rules.isUp = state.empty() || state == "UP" || state == "DRAIN"; // who waits there still starts
    return rules;
}

/// A list of names that says more than "all": "astro,bio".
std::string listOf(const Keys& keys, const char* name)
{
    const auto value = valueOf(keys, name);
    const bool isAll = value == "N/A" || !isGiven(value) || text::equalsIgnoreCase(value, "ALL");
    return isAll ? std::string() : value;
}

/// slurmctld makes small letters of them.
void addAccess(const Keys& keys, const std::string& partition, replay::Machine& machine)
{
    using Rule = replay::PartitionAccess::Rule;
    for (const auto& [name, rule] : {std::pair("AllowAccounts", Rule::AllowAccounts),
                                     {"DenyAccounts", Rule::DenyAccounts},
                                     {"AllowQos", Rule::AllowQos},
                                     {"DenyQos", Rule::DenyQos}}) {
        const auto list = text::lower(listOf(keys, name));
        std::vector<std::string> names;
        for (const auto part : text::split(list, ',')) {
            if (const auto one = text::trimmed(part); !one.empty())
                names.emplace_back(one);
        }
        if (!names.empty())
            machine.access.push_back({partition, rule, std::move(names)});
    }
    std::ranges::sort(machine.access);
    // A job of several partitions is tried in the others.
    if (!listOf(keys, "AllowGroups").empty())
        machine.restricted.push_back(partition);
}

void addBound(const Keys& keys, const char* key, const std::string& partition,
              replay::MemoryBounds& bounds)
{
    if (const auto bound = wholeCount(keys, key).value_or(0); bound > 0)
        bounds.emplace_back(partition, bound);
    std::ranges::sort(bounds);
}

/// "DefCpuPerGPU=4,DefMemPerGPU=16000"
void addJobDefaults(const std::string& defaults, const std::string& partition,
                    replay::Machine& machine)
{
    for (const auto entry : text::split(defaults, ',')) {
        const auto equals = entry.find('=');
        if (equals == std::string_view::npos
            || !text::equalsIgnoreCase(text::trimmed(entry.substr(0, equals)), "DefCpuPerGPU"))
            continue;
        const auto cpus = text::toInteger(text::trimmed(entry.substr(equals + 1)));
        if (cpus && *cpus > 0 && *cpus < mostCpusPerGpu)
            machine.cpusPerGpu.emplace_back(partition, static_cast<std::uint64_t>(*cpus));
    }
    std::ranges::sort(machine.cpusPerGpu);
}

void addPartition(const Keys& keys, const NodeNames& names, replay::Recording& recording)
{
    auto rules = partitionOf(keys, names, recording.machine);
    reportPartitionModes(keys, recording);
    addAccess(keys, rules.name, recording.machine);
    addBound(keys, "MaxMemPerCPU", rules.name, recording.machine.memoryBounds);
    addBound(keys, "MaxMemPerNode", rules.name, recording.machine.nodeMemoryBounds);
    addJobDefaults(valueOf(keys, "JobDefaults"), rules.name, recording.machine);
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

bool addMachineNode(const Keys& keys, replay::Recording& recording)
{
    auto node = nodeOf(keys);
    if (node.name.empty() || recording.machine.nodes.size() == mostNodes)
        return false;
    addGpuTypes(valueOf(keys, "Gres"), recording.machine.gpuTypes);
    addFeatures(keys, recording.machine.nodes.size(), recording.machine);
    if (isReserved(valueOf(keys, "State")))
        recording.machine.hasReservedNodes = true;
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
    reportClusterModes(keys, recording);
    const auto type = selectTypeOf(config, keys, recording);
    auto unit = valueOf(keys, "selecttypeparameters");
    if (config.isWhole() && unit.empty() && type != linearSelection)
        unit = "CR_Core_Memory";
    replay::applySelectType(type, unit, machine);
    machine.hasTaskPerCore = text::upper(unit).find("CR_ONE_TASK_PER_CORE") != std::string::npos;
    addBound(keys, "maxmempercpu", {}, machine.memoryBounds);
    std::erase_if(machine.nodeMemoryBounds, [](const auto& bound) { return bound.first.empty(); });
    addBound(keys, "maxmempernode", {}, machine.nodeMemoryBounds);
    std::erase_if(machine.cpusPerGpu, [](const auto& bound) { return bound.first.empty(); });
    addJobDefaults(valueOf(keys, "jobdefaults"), {}, machine);
    machine.memory = defaultMemory({{"DefMemPerCPU", valueOf(keys, "defmempercpu")},
                                    {"DefMemPerNode", valueOf(keys, "defmempernode")}});
    parameters.killWait = wholeCount(keys, "killwait").value_or(30);
    parameters.overTimeLimit = text::upper(valueOf(keys, "overtimelimit")).starts_with("UNLIMITED")
        ? replay::noLimit
        : wholeCount(keys, "overtimelimit").value_or(0);
    parameters.completeWait = wholeCount(keys, "completewait").value_or(0);
    const auto epilog = valueOf(keys, "epilog");
    parameters.hasEpilog = !epilog.empty() && epilog != "(null)";
    slurm::Settings enforced;
    setEnforcement(enforced, valueOf(keys, "accountingstorageenforce"));
    parameters.enforcesLimits = enforced.enforcesLimits;
    parameters.enforcesSafely = enforced.has(slurm::EnforcesSafely);
    const auto tested = text::upper(valueOf(keys, "enforcepartlimits"));
    parameters.testsAllPartitions = tested == "ALL" || tested == "YES";
}

} // namespace fairlead::accounting

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/engine/replay/vectortext.h"

#include "engine/base/text.h"
#include "engine/cluster/snapshotbuilder.h"
#include "tests/engine/replay/vectorwords.h"

namespace fairlead::replay {

namespace {
using text::split;

/// Everything in a line, put together.
class Reader
{
public:
    explicit Reader(std::string_view line)
    {
        const auto parts = split(line, '|');
        m_vector.name = words(parts[0])[0];
        m_recording.parameters.enforcesLimits = true;
        m_recording.parameters.tickPeriod = 1000;
        m_recording.parameters.completing = 500;
        readCluster(words(parts[1]));
        for (const auto job : split(parts[2], ';'))
            readJob(words(job));
        for (const auto& start : words(parts[3])) {
            const auto equal = start.find('=');
            m_vector.expected[start.substr(0, equal)] = start.substr(equal + 1);
        }
    }

    Vector vector()
    {
        m_vector.scene.policy = policy();
        m_vector.scene.recording = std::make_shared<const Recording>(std::move(m_recording));
        return std::move(m_vector);
    }

private:
    void readCluster(const std::vector<std::string>& parts)
    {
        std::string memory;
        std::string weights;
        std::string quick;
        std::vector<std::string> keptOnes;
        const std::map<std::string, std::uint32_t*> numbers{{"maxcpus", &m_maxCpusPerNode},
                                                            {"over", &m_overTimeLimit},
                                                            {"quick-tier", &m_quickTier},
                                                            {"quick-most", &m_quickMaxNodes},
                                                            {"quick-cpus", &m_quickMaxCpusPerNode}};
        for (std::size_t i = 1; i < parts.size(); ++i) {
            const auto& part = parts[i];
            const auto equal = part.find('=');
            const auto value = equal == std::string::npos ? "" : part.substr(equal + 1);
            m_recording.parameters.hasEpilog = m_recording.parameters.hasEpilog || part == "epilog";
            m_isQuickExclusive = m_isQuickExclusive || part == "quick-excl";
            if (part == "linear")
                m_recording.machine.unit = SelectUnit::Node;
            else if (part.starts_with("acct:") || part.starts_with("qos:"))
                readLimit(part);
            else if (part.starts_with("mem=")) {
                memory = value;
                m_recording.machine.isMemoryConsumed = true;
            } else if (part.starts_with("memory-ignored="))
                memory = value;
            else if (part.starts_with("weights="))
                weights = value;
            else if (part.starts_with("gpus="))
                m_gpus = value;
            else if (const auto number = numbers.find(part.substr(0, equal));
                     number != numbers.end())
                *number->second = whole(value);
            else if (part.starts_with("quick-allows="))
                m_recording.machine.access.push_back(
                    {"quick", PartitionAccess::Rule::AllowAccounts, {value}});
            else if (part.starts_with("quick-qos="))
                m_recording.machine.access.push_back(
                    {"quick", PartitionAccess::Rule::AllowQos, {value}});
            else if (part.starts_with("keeps="))
                keptOnes.push_back(value);
            else if (part.starts_with("closes="))
                addClosure(split(value, ':'));
            else if (part.starts_with("quick="))
                quick = value;
            else if (part.starts_with("release="))
                m_recording.parameters.release = *parseSlurmVersion(value);
            else
                applySchedulerParameters(part, m_recording.parameters);
        }
        addNodes(parts[0], memory, weights);
        addPartitions(quick);
        for (const auto& kept : keptOnes)
            addReservation(kept);
    }

    /// "main:0:100": partition, seconds from which and up to which it is closed.
    void addClosure(const std::vector<std::string_view>& parts)
    {
        m_recording.workload.closures.push_back(
            {parts[0] == "main" ? 0U : 1U, momentOf(whole(parts[1])), momentOf(whole(parts[2]))});
    }

    /// "course:n1:0:60:1200": name, node, seconds at which it is made, begins and ends.
    void addReservation(const std::string& text)
    {
        const auto parts = split(text, ':');
        auto& workload = m_recording.workload;
        const auto name = positionIn(workload.reservationNames, std::string(parts[0]));
        workload.reservations.push_back(
            {name, addNodeSet(parts[1]), whole(parts[2]), whole(parts[3]), whole(parts[4])});
    }

    void addNodes(const std::string& cluster, const std::string& memory, const std::string& weights)
    {
        std::vector<std::uint32_t> cpus;
        if (const auto times = cluster.find('x'); times != std::string::npos)
            cpus.assign(whole(cluster.substr(0, times)), whole(cluster.substr(times + 1)));
        else
            for (const auto count : split(cluster, ','))
                cpus.push_back(whole(count));
        const auto weight = split(weights, ',');
        const auto gpus = split(m_gpus, ',');
        for (std::size_t i = 0; i < cpus.size(); ++i) {
            Node node;
            node.name = "n" + std::to_string(i + 1);
            node.cpus = cpus[i];
            node.memory = memory.empty() ? 1 : whole(memory);
            node.weight = weights.empty() ? 1 : whole(weight[i]);
            node.gpus = m_gpus.empty() ? 0 : whole(gpus[i]);
            m_recording.machine.nodes.push_back(node);
        }
    }

    void addPartitions(const std::string& quick)
    {
        auto& machine = m_recording.machine;
        PartitionRules main;
        main.name = "main";
        main.maxCpusPerNode = m_maxCpusPerNode;
        main.overTimeLimit = m_overTimeLimit;
        main.nodes = NodeSet(machine.nodes.size());
        for (std::size_t i = 0; i < machine.nodes.size(); ++i)
            main.nodes.insert(i);
        machine.partitions.push_back(main);
        if (quick.empty())
            return;
        PartitionRules other;
        other.name = "quick";
        other.tier = m_quickTier;
        other.isExclusive = m_isQuickExclusive;
        other.maxNodes = m_quickMaxNodes;
        other.maxCpusPerNode = m_quickMaxCpusPerNode;
        other.nodes = NodeSet(machine.nodes.size());
        for (std::size_t i = 0; i < machine.nodes.size(); ++i) {
            if (machine.nodes[i].name == quick)
                other.nodes.insert(i);
        }
        machine.partitions.push_back(other);
    }

    /// "acct:x:GrpTRES=cpu=2", "qos:one:MaxJobsPU=1"
    void readLimit(const std::string& part)
    {
        const auto pieces = split(part, ':');
        LimitSet limits;
        const auto kind = pieces[2];
        const auto value = whole(kind.substr(kind.rfind('=') + 1));
        if (kind.starts_with("GrpTRES=cpu="))
            limits.group.amounts[static_cast<std::size_t>(Tres::Cpu)] = value;
        else if (kind.starts_with("GrpTRES=gpu="))
            limits.group.amounts[static_cast<std::size_t>(Tres::Gpu)] = value;
        else if (kind.starts_with("MaxTRES=node="))
            limits.perJob.amounts[static_cast<std::size_t>(Tres::Node)] = value;
        else if (kind.starts_with("MaxJobsPU="))
            limits.maxJobsOfUser = value;
        if (pieces[0] == "qos")
            m_recording.limits.qos.push_back({std::string(pieces[1]), limits, false, false});
        else
            m_recording.limits.assocs.push_back({std::string(pieces[1]), "", "", limits});
    }

    static std::uint32_t positionIn(std::vector<std::string>& names, const std::string& name)
    {
        const auto found = std::find(names.begin(), names.end(), name);
        const auto place = static_cast<std::uint32_t>(found - names.begin());
        if (found == names.end())
            names.push_back(name);
        return place;
    }

    void readJob(const std::vector<std::string>& parts)
    {
        auto& workload = m_recording.workload;
        Job job;
        job.submit = static_cast<Moment>(number(countOf(parts, "@", "0")) * 1000);
        job.limit = whole(countOf(parts, "t", "10"));
        job.leastLimit = whole(countOf(parts, "least", std::to_string(noLimit)));
        job.runTime = whole(countOf(parts, "r", "10"));
        job.setPriority = whole(countOf(parts, "p", "100"));
        job.request.cpus = whole(countOf(parts, "c", "1"));
        readNodes(parts, job.request);
        if (const auto memory = countOf(parts, "m", ""); !memory.empty()) {
            job.request.memory = {whole(memory), MemoryRequest::Kind::PerCpu};
            job.request.asksMemory = true;
        }
        job.begin = whole(valueOf(parts, "begin:"));
        job.owner = ownerOf(nameOf(parts, 'a', "x"), nameOf(parts, 'u', "u"));
        job.qos = positionIn(workload.qos, nameOf(parts, 'q', "normal"));
        const auto partition = valueOf(parts, "in:");
        job.partitions = listOf(partition.empty() ? "main" : partition);
        for (const auto* kind : {"dep:", "corr:", "after:"}) {
            if (const auto other = valueOf(parts, kind); !other.empty())
                addDependency(job, kind, other);
        }
        add(job, parts[0], valueOf(parts, "arr"));
        for (const auto& part : parts) {
            if (part.starts_with("was:"))
                addFormer(part, !valueOf(parts, "arr").empty());
        }
    }

    /// "was:50:t30", "was:50:p9:2": until second 50, of an array the task 2 alone.
    void addFormer(std::string_view text, bool isArray)
    {
        using What = FormerValue::What;
        const auto parts = split(text, ':');
        const auto kind = formerKind(parts[2][0]);
        const auto value = parts[2].substr(1);
        auto& workload = m_recording.workload;
        auto& former = workload.formerValues;
        const auto from = kind == What::Qos ? positionIn(workload.qos, std::string(value))
            : kind == What::Partitions      ? listOf(std::string(value))
                                            : whole(value);
        const auto until = momentOf(whole(parts[1]));
        const auto count = isArray ? workload.arrays.back().count : 1U;
        const auto end = static_cast<std::uint32_t>(workload.jobs.size());
        for (auto i = end - count; i < end; ++i) {
            if (parts.size() < 4 || workload.jobs[i].arrayTask == whole(parts[3]))
                former.push_back({i, kind, from, until});
        }
        std::ranges::stable_sort(former, {}, &FormerValue::until);
    }

    /// "N2", "N1-3", "on:n1+n3", "each2" (tasks per node), "excl", "contig", "spread", "gres2"
    /// (GPUs of each node), "gpus2" (of the job), "resv:course"
    void readNodes(const std::vector<std::string>& parts, Request& request)
    {
        if (const auto nodes = countOf(parts, "N", ""); !nodes.empty()) {
            request.minNodes = whole(nodes.substr(0, nodes.find('-')));
            request.maxNodes = whole(nodes.substr(nodes.find('-') + 1));
            request.asksNodes = true;
        }
        request.tasksPerNode = whole(countOf(parts, "each", "0"));
        request.gpusPerNode = whole(countOf(parts, "gres", "0"));
        request.gpus = whole(countOf(parts, "gpus", "0"));
        const auto has = [&](const char* option) {
            return std::find(parts.begin(), parts.end(), option) != parts.end();
        };
        request.isExclusive = has("excl");
        request.isContiguous = has("contig");
        request.isSpread = has("spread");
        if (const auto reservation = valueOf(parts, "resv:"); !reservation.empty())
            request.reservation = positionIn(m_recording.workload.reservationNames, reservation);
        if (const auto required = valueOf(parts, "on:"); !required.empty())
            request.required = addNodeSet(required);
    }

    /// "n1+n3"
    std::uint32_t addNodeSet(std::string_view names)
    {
        const auto& nodes = m_recording.machine.nodes;
        NodeSet set(nodes.size());
        for (const auto name : split(names, '+'))
            set.insert(static_cast<std::size_t>(std::ranges::find(nodes, name, &Node::name)
                                                - nodes.begin()));
        m_recording.workload.nodeSets.push_back(set);
        return static_cast<std::uint32_t>(m_recording.workload.nodeSets.size() - 1);
    }

    /// "dep:A", "corr:A" of tasks, "after:A+5"
    void addDependency(Job& job, std::string_view kind, const std::string& on)
    {
        auto& workload = m_recording.workload;
        const auto plus = on.find('+');
        const auto name = on.substr(0, plus);
        const auto& jobs = m_vector.jobs;
        const auto other = jobs.at(jobs.contains(name) ? name : name + "_0");
        Dependency dependency{workload.jobs[other].id, kind == "after:", kind == "corr:"};
        if (plus != std::string::npos)
            dependency.delay = whole(on.substr(plus + 1));
        job.dependencies = static_cast<std::uint32_t>(workload.dependencyLists.size());
        workload.dependencyLists.push_back({dependency});
    }

    void add(Job job, const std::string& name, const std::string& array)
    {
        auto& workload = m_recording.workload;
        job.id = ++m_lastId;
        if (array.empty()) {
            m_vector.jobs[name] = static_cast<std::uint32_t>(workload.jobs.size());
            workload.jobs.push_back(job);
            return;
        }
        const auto percent = array.find('%');
        const auto tasks = whole(array.substr(0, percent));
        job.array = static_cast<std::uint32_t>(workload.arrays.size());
        workload.arrays.push_back(
            {job.id, static_cast<std::uint32_t>(workload.jobs.size()), tasks,
             percent == std::string::npos ? noLimit : whole(array.substr(percent + 1))});
        for (std::uint32_t i = 0; i < tasks; ++i) {
            job.arrayTask = i;
            m_vector.jobs[name + "_" + std::to_string(i)]
                = static_cast<std::uint32_t>(workload.jobs.size());
            workload.jobs.push_back(job);
        }
    }

    std::uint32_t ownerOf(const std::string& account, const std::string& user)
    {
        auto& owners = m_recording.workload.owners;
        const Owner owner{account, user, ""};
        const auto found = std::find(owners.begin(), owners.end(), owner);
        const auto place = static_cast<std::uint32_t>(found - owners.begin());
        if (found == owners.end())
            owners.push_back(owner);
        return place;
    }
    std::uint32_t listOf(const std::string& partitions)
    {
        const auto names = split(partitions, ',');
        m_recording.workload.partitionLists.emplace_back(names.begin(), names.end());
        return static_cast<std::uint32_t>(m_recording.workload.partitionLists.size() - 1);
    }

    Inputs policy()
    {
        SnapshotRecords records;
        records.cluster = "test";
        const auto add = [&](const std::string& account, const std::string& user) {
            auto& record = records.assocs.emplace_back();
            record.account = account;
            record.user = user;
            record.parent = account == "root" ? "" : "root";
        };
        add("root", "");
        std::vector<std::string> accounts;
        for (const auto& owner : m_recording.workload.owners) {
            if (positionIn(accounts, owner.account) + 1 == accounts.size())
                add(owner.account, "");
            add(owner.account, owner.user);
        }
        return baselineInputs(*buildSnapshot(std::move(records)), 0);
    }

    Vector m_vector;
    Recording m_recording;
    std::string m_gpus; // of each node
    std::uint32_t m_lastId = 0;
    std::uint32_t m_maxCpusPerNode = noLimit;
    std::uint32_t m_overTimeLimit = noLimit;
    std::uint32_t m_quickTier = 2;
    std::uint32_t m_quickMaxNodes = noLimit;
    std::uint32_t m_quickMaxCpusPerNode = noLimit;
    bool m_isQuickExclusive = false;
};
} // namespace

Vector parseVector(std::string_view line)
{
    return Reader(line).vector();
}

std::string answerOf(const Vector& vector, const Outcome& outcome, const std::string& job)
{
    const auto& answer = outcome.jobs[vector.jobs.at(job)];
    auto text = std::to_string(answer.start);
    if (vector.expected.at(job).find('@') == std::string::npos)
        return text;
    for (std::uint32_t i = 0; i < answer.nodeCount; ++i) {
        const auto node = outcome.nodes[answer.firstNode + i];
        text += (i == 0 ? "@" : "+") + vector.scene.recording->machine.nodes[node].name;
    }
    return text;
}

ReplayOptions vectorOptions()
{
    ReplayOptions options;
    options.phases.tick = 1000;
    options.phases.backfill = 30000;
    options.phases.cycle = momentOf(300);
    options.phases.lastPass = -10;
    return options;
}

} // namespace fairlead::replay

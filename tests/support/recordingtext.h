// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/recording.h"

#include <algorithm>
#include <sstream>
#include <string>

namespace fairlead::tests {

/// Every field of a recording but where it came from and its issues, a line for each thing: two
/// recordings with the same text are replayed alike.
class RecordingText
{
public:
    static std::string of(const replay::Recording& recording)
    {
        RecordingText text;
        text.addMachine(recording.machine);
        text.addParameters(recording.parameters);
        text.addLimits(recording.limits);
        text.addWorkload(recording.workload);
        text.addRest(recording);
        return text.m_out.str();
    }

private:
    template <typename... Values>
    void line(const char* what, const Values&... values)
    {
        m_out << what;
        ((m_out << '|' << values), ...);
        m_out << '\n';
    }
    static std::string setText(const replay::NodeSet& set)
    {
        std::string text;
        set.forEach([&](std::size_t node) { text += std::to_string(node) + ","; });
        return text;
    }
    static std::string memoryText(const replay::MemoryRequest& memory)
    {
        return std::to_string(memory.megabytes) + "/"
            + std::to_string(static_cast<int>(memory.kind));
    }
    static std::string tresText(const replay::TresLimits& limits)
    {
        std::string text;
        for (const auto amount : limits.amounts)
            text += (amount == replay::noAmount ? "-" : std::to_string(amount)) + ",";
        for (const auto& [type, amount] : limits.gpuTypes)
            text += type + "=" + std::to_string(amount) + ",";
        return text;
    }
    static std::string limitText(const replay::LimitSet& l)
    {
        std::ostringstream out;
        for (const auto count : {l.groupJobs, l.groupWall, l.maxWall, l.maxJobs, l.maxJobsOfUser,
                                 l.maxJobsOfAccount, l.groupAccruing, l.maxAccruing,
                                 l.maxAccruingOfUser, l.maxAccruingOfAccount, l.priorityToPlan})
            out << count << ' ';
        for (const auto* limits : {&l.group, &l.groupMinutes, &l.groupRunMinutes, &l.perJob,
                                   &l.perNode, &l.minutesPerJob, &l.ofUser, &l.ofAccount, &l.least})
            out << tresText(*limits) << ' ';
        return out.str();
    }

    void addMachine(const replay::Machine& machine)
    {
        for (const auto& n : machine.nodes)
            line("node", n.name, n.cpus, n.threads, n.sockets, n.memory, n.gpus, n.gpuType,
                 n.weight, n.isUp);
        for (const auto& p : machine.partitions)
            line("partition", p.name, setText(p.nodes), p.tier, p.maxTime, p.defaultTime,
                 p.minNodes, p.maxNodes, p.maxCpusPerNode, p.overTimeLimit, p.qos,
                 memoryText(p.memory), p.billingWeights, p.isExclusive, p.isLeastLoaded,
                 p.isForUser, p.isUp);
        line("machine", static_cast<int>(machine.unit), machine.isMemoryConsumed,
             memoryText(machine.memory));
    }

    void addParameters(const replay::Parameters& p)
    {
        line("parameters", p.release.major, p.release.minor, p.batchDelay, p.interval, p.queueDepth,
             p.partitionDepth, p.maxStarts, p.defers);
        line("backfill", p.backfillInterval, p.resolution, p.window, p.maxTested, p.maxSlots,
             p.maxOfUser, p.maxOfPartition, p.maxOfUserInPartition, p.maxOfAssociation,
             p.maxBackfilled, p.maxArrayPlans, p.minAgeToPlan, p.minPriorityToPlan,
             p.partitionPlans, p.onePlanPerJob, p.windowStep, p.stopsAtLimits, p.entersRunning,
             p.prefersBusy);
        line("times", p.killWait, p.overTimeLimit, p.completeWait, p.hasEpilog, p.enforcesLimits,
             p.enforcesSafely, p.completing, p.tickPeriod);
    }

    /// Associations are found by their names: their order does not count.
    void addLimits(const replay::Limits& limits)
    {
        for (const auto& q : limits.qos)
            line("qos", q.name, limitText(q.limits), q.hasNoReserve, q.isOverPartition);
        std::vector<std::string> assocs;
        for (const auto& a : limits.assocs)
            assocs.push_back(a.account + "/" + a.user + "/" + a.partition + " "
                             + limitText(a.limits));
        std::sort(assocs.begin(), assocs.end());
        for (const auto& assoc : assocs)
            line("assoc", assoc);
    }

    void addWorkload(const replay::Workload& w)
    {
        for (const auto& j : w.jobs) {
            line("job", j.id, j.array, j.arrayTask, j.owner, j.qos, j.partitions, j.dependencies,
                 j.setPriority, j.nice, j.limit, j.submit, j.begin, j.cancelled, j.runTime);
            const auto& r = j.request;
            line("request", r.cpus, r.cpusPerTask, r.tasksPerNode, r.minNodes, r.maxNodes,
                 r.gpusPerNode, r.gpus, r.gpuType, r.required, r.excluded, memoryText(r.memory),
                 r.asksMemory, r.asksNodes, r.isExclusive, r.isContiguous, r.isSpread, r.isForUser);
            line("recorded", j.recorded.start, j.recorded.end, j.recorded.eligible,
                 j.recorded.hasFailed, j.recorded.nodes, j.recorded.cpus, j.recorded.billing,
                 static_cast<int>(j.recorded.by), j.recorded.partition);
        }
        for (const auto& a : w.arrays)
            line("array", a.id, a.first, a.count, a.throttle);
        for (const auto& o : w.owners)
            line("owner", o.account, o.user, o.partition);
        for (const auto& name : w.qos)
            line("qos", name);
        for (const auto& list : w.partitionLists) {
            line("partitions", list.size());
            for (const auto& name : list)
                line("  partition", name);
        }
        for (const auto& list : w.dependencyLists) {
            line("dependencies", list.size());
            for (const auto& d : list)
                line("  on", d.job, d.isOnStart, d.isOnTask, d.isRelease, d.delay, d.task,
                     d.isAlternative, d.isNeverMet);
        }
        for (const auto& set : w.nodeSets)
            line("nodes", setText(set));
        for (const auto& o : w.outages)
            line("outage", o.node, o.from, o.to);
        for (const auto& c : w.closures)
            line("closure", c.partition, c.from, c.to);
        for (const auto& f : w.formerValues)
            line("was", f.job, static_cast<int>(f.what), f.value, f.until);
        for (const auto& name : w.reservationNames)
            line("reservation", name);
        for (const auto& r : w.reservations)
            line("reserved", r.name, r.nodes, r.made, r.from, r.to);
        for (const auto& type : w.gpuTypes)
            line("type of GPUs", type);
        for (const auto& feature : w.leftOut) {
            line("left out", english(feature.what));
            for (const auto job : feature.jobs)
                line("  job", job);
        }
        line("period", w.from, w.to);
    }

    void addRest(const replay::Recording& recording)
    {
        for (const auto& u : recording.usage)
            line("usage", u.account, u.user, u.partition, std::to_string(u.raw));
        line("moments", recording.usageAt, recording.plannedAt, recording.cycleAt);
        for (const auto& e : recording.log)
            line("event", e.at, static_cast<int>(e.kind), e.job, e.cycle);
        for (const auto& p : recording.planned)
            line("planned", p.job, p.start, p.nodes);
        for (const auto cycle : recording.cycles)
            line("cycle", cycle);
    }

    std::ostringstream m_out;
};

/// The first lines in which two texts differ; empty: none.
inline std::string firstDifference(const std::string& a, const std::string& b)
{
    std::istringstream ours(a);
    std::istringstream theirs(b);
    std::string left;
    std::string right;
    for (;;) {
        const bool hasLeft = static_cast<bool>(std::getline(ours, left));
        const bool hasRight = static_cast<bool>(std::getline(theirs, right));
        if (!hasLeft && !hasRight)
            return {};
        if (hasLeft != hasRight || left != right)
            return (hasLeft ? left : "(end)") + "\n" + (hasRight ? right : "(end)");
    }
}

} // namespace fairlead::tests

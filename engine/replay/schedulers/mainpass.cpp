// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/schedulers/mainpass.h"

namespace fairlead::replay {

namespace {
std::uint64_t keyOf(const Entry& entry)
{
    return std::uint64_t{entry.live} << 32 | entry.partition;
}
} // namespace

MainPass::MainPass(Cluster& cluster)
    : m_cluster(cluster)
    , m_occupancy(cluster.occupancy())
    , m_placement(cluster.machine())
    , m_idle(cluster.machine())
    , m_isClosed(cluster.machine().partitions.size())
    , m_counted(cluster.machine().partitions.size())
{
}

const std::vector<Started>& MainPass::run(Moment now, bool isLimited)
{
    m_started.clear();
    m_rejected.clear();
    std::fill(m_isClosed.begin(), m_isClosed.end(), false);
    std::fill(m_counted.begin(), m_counted.end(), 0U);
    m_depth = 0;
    m_isOver = false;
    m_available = m_occupancy.usable();
    m_cluster.lookAtReservations(now);
    const auto& parameters = m_cluster.parameters();
    const auto deepest = isLimited ? parameters.queueDepth : noLimit;
    const auto queue = m_cluster.queue(now);
    const bool hasNew = m_cluster.takeNews();
    m_openCount = m_isClosed.size();
    for (std::size_t i = 0; i < queue.size() && !m_isOver; ++i) {
        if (m_openCount == 0 && !hasNew)
            break; // the others were told before
        const auto& entry = queue[i];
        // An array goes on with its next task, which is counted again.
        for (auto before = m_started.size() + 1; before != m_started.size() && !m_isOver;) {
            before = m_started.size();
            if (waitsForPartition(entry, now) || isSkipped(entry)
                || waitsForReservation(entry, now))
                break;
            const auto& limit = parameters.partitionDepth;
            if (limit != 0 && m_counted[entry.partition]++ >= limit)
                break; // not counted among all
            if (m_depth > deepest)
                return m_started;
            ++m_depth;
            look(entry, now);
        }
    }
    if (!isLimited)
        m_lastFull = secondOf(now);
    return m_started;
}

/// Gone, of an array that found no room, or throttled: not counted.
bool MainPass::isSkipped(const Entry& entry)
{
    if (!m_cluster.isConsidered(entry) || entry.priority == 0
        || m_cluster.isThrottled(m_cluster.live(entry.live)))
        return true;
    return !m_rejected.empty()
        && std::find(m_rejected.begin(), m_rejected.end(), keyOf(entry)) != m_rejected.end();
}

/// Not looked at while it is closed: not counted.
bool MainPass::waitsForPartition(const Entry& entry, Moment now)
{
    if (!m_cluster.closed().contains(entry.partition))
        return false;
    if (m_cluster.isWaiting(entry))
        tell(entry, WaitFor::Resources, now);
    return true;
}

/// Not looked at before it begins: not counted.
bool MainPass::waitsForReservation(const Entry& entry, Moment now)
{
    if (!m_cluster.isReservedForLater(entry))
        return false;
    tell(entry, WaitFor::Resources, now);
    return true;
}

void MainPass::look(const Entry& entry, Moment now)
{
    if (m_isClosed[entry.partition] && !entry.isReserved) {
        tell(entry, WaitFor::Priority, now);
        return;
    }
    const auto answer = tryToStart(entry, now);
    switch (answer) {
    case Answer::Started: {
        const auto most = m_cluster.parameters().maxStarts;
        m_isOver = most != 0 && m_started.size() >= most;
        return;
    }
    case Answer::Refused:
        break;
    case Answer::StillLimited:
        tell(entry, WaitFor::Limit, now);
        break;
    case Answer::Limit:
        m_cluster.live(entry.live).isBlockedByLimit = true;
        tell(entry, WaitFor::Limit, now);
        if (!closeRequired(entry) && m_cluster.parameters().stopsAtLimits && mayClose(entry, now))
            closeFor(entry);
        break;
    case Answer::TooFewOpen:
    case Answer::NoRoom:
    case Answer::OutOfReach:
    case Answer::Never:
        m_cluster.live(entry.live).isBlockedByLimit = false;
        tell(entry, WaitFor::Resources, now);
        if (answer == Answer::TooFewOpen)
            closeFor(entry);
        else if (answer != Answer::Never && !closeRequired(entry) && answer == Answer::NoRoom
                 && mayClose(entry, now))
            closeFor(entry);
        break;
    }
    if (m_cluster.job(entry.live).array != nothing)
        m_rejected.push_back(keyOf(entry));
}

MainPass::Answer MainPass::tryToStart(const Entry& entry, Moment now)
{
    auto& live = m_cluster.live(entry.live);
    const auto& job = m_cluster.job(entry.live);
    const auto& bindings = m_cluster.bindings();
    const auto& limits = m_cluster.limits();
    const auto& demand = m_cluster.demandOf(entry);
    const auto holders = bindings.holdersOf(job, entry.partition);
    const auto minutes = bindings.minutesOf(job, entry.partition);
    const auto counts = [&] { return limits.allowsCount(holders, minutes); };
    if (live.isBlockedByLimit && !counts())
        return Answer::StillLimited;
    m_offered = m_available;
    m_offered &= m_cluster.machine().partitions[entry.partition].nodes;
    if (m_offered.count() < demand.minNodes)
        return Answer::TooFewOpen;
    if (!counts())
        return Answer::Limit;
    if (!bindings.isAdmitted(job, entry.partition))
        return Answer::Refused;
    if (m_cluster.isKeptAnywhere(entry, holders))
        return Answer::Limit;
    m_offered -= m_occupancy.completing();
    leaveReserved(entry, now);
    (void)m_cluster.leaveToUsers(m_offered, entry);
    const auto& partition = m_cluster.machine().partitions[entry.partition];
    if (partition.isExclusive
        && (demand.required == nullptr || demand.required->isSubsetOf(partition.nodes)))
        m_cluster.makeExclusive(entry.live);
    const bool hasRoom = m_placement.chooseNow(demand, m_occupancy.free(), m_offered);
    const auto shares = hasRoom ? m_placement.shares() : std::span<const Share>();
    auto holding = bindings.holdingOf(job, entry.partition, shares, live.testedCpus);
    if (!hasRoom && !limits.isFree(holders))
        countFit(entry, demand, holding);
    if (hasRoom)
        live.testedCpus = holding.cpus();
    if (!limits.allowsAmounts(holders, holding, shares))
        return Answer::Limit;
    if (!hasRoom)
        return whyNot(entry, demand, now);
    const auto position = live.job;
    const auto since = roomSince(shares, live);
    const auto id = m_cluster.start(entry.live, entry.partition, shares, now, StartedBy::Main);
    if (since)
        m_cluster.live(id).wait.blameScheduler(*since);
    m_started.push_back({position, id});
    return Answer::Started;
}

/// Since when one to whom only full passes come, or nobody until now, had its room; nothing: since
/// before it was looked at.
std::optional<Second> MainPass::roomSince(std::span<const Share> shares, const Live& live) const
{
    const auto looked = std::max(m_lastFull, m_cluster.lastBackfill());
    const auto since = std::max(m_occupancy.roomSince(shares), live.eligible);
    const bool isDeep = m_depth > m_cluster.parameters().queueDepth + std::uint64_t{1};
    return live.wait.isUnseen() || (isDeep && since > looked) ? std::optional(since) : std::nullopt;
}

/// Out of reach: no end of a running job would let it start on what is open: nodes are down, or a
/// pass has closed them. slurmctld says ESLURM_NODE_NOT_AVAIL then, and goes on with the partition.
/// Who fits nowhere is held (ESLURM_REQUESTED_NODE_CONFIG_UNAVAILABLE) unless there are other
/// partitions.
MainPass::Answer MainPass::whyNot(const Entry& entry, const Demand& demand, Moment now)
{
    if (!fitOf(entry, demand).isFit) {
        const auto& job = m_cluster.job(entry.live);
        const bool isOnly = m_cluster.bindings().partitionsOf(job).size() == 1;
        return isOnly ? Answer::Never : Answer::OutOfReach;
    }
    const auto& nodes = m_cluster.machine().partitions[entry.partition].nodes;
    m_offered = m_available;
    m_offered &= nodes;
    leaveReserved(entry, now);
    if (m_offered.count() == nodes.count() || isBusy(demand))
        return Answer::NoRoom;
    return m_placement.choose(demand, m_idle, m_offered) ? Answer::NoRoom : Answer::OutOfReach;
}

/// Whether slurmctld calls the offered nodes busy, and does not ask what they could do.
bool MainPass::isBusy(const Demand& demand) const
{
    if (m_offered.meets(m_occupancy.completing()))
        return true;
    bool isInUse = false;
    if (demand.isExclusive)
        m_offered.forEach(
            [&](std::size_t node) { isInUse = isInUse || !m_occupancy.free().isEmpty(node); });
    return isInUse;
}

/// Limits count the nodes that it would have if all were idle, with the memory that it asks for of
/// each and their GPUs; of a job that wants so many in all (--gpus) all that these nodes have.
/// @source _pick_best_nodes(), select_nodes()
void MainPass::countFit(const Entry& entry, const Demand& demand, Holding& holding)
{
    const auto& fit = fitOf(entry, demand);
    if (!fit.isFit)
        return;
    holding.amounts[static_cast<std::size_t>(Tres::Node)] = fit.nodes;
    if (demand.memory.kind != MemoryRequest::Kind::PerCpu)
        holding.amounts[static_cast<std::size_t>(Tres::Memory)]
            = demand.memory.megabytes * fit.nodes;
    m_cluster.bindings().setGpus(holding, m_cluster.job(entry.live), entry.partition, fit.gpus);
}

const MainPass::Fit& MainPass::fitOf(const Entry& entry, const Demand& demand)
{
    if (entry.row >= m_fits.size())
        m_fits.resize(entry.row + std::size_t{1});
    auto& fit = m_fits[entry.row];
    const auto job = m_cluster.live(entry.live).job;
    if (fit.job != job || fit.isExclusive != demand.isExclusive) {
        const auto& nodes = m_cluster.machine().partitions[entry.partition].nodes;
        const auto& all = m_cluster.machine().nodes;
        fit = {job, 0, 0, m_placement.choose(demand, m_idle, nodes), demand.isExclusive};
        const auto shares = fit.isFit ? m_placement.shares() : std::span<const Share>();
        fit.nodes = static_cast<std::uint32_t>(shares.size());
        for (const auto& share : shares)
            fit.gpus += demand.gpus > 0 ? all[share.node].gpus : share.gpus;
    }
    return fit;
}

/// Nobody else gets the nodes that this one has asked for by name, where these are all that it
/// needs: whyever it did not start, its partition stays open.
bool MainPass::closeRequired(const Entry& entry)
{
    const auto& request = m_cluster.job(entry.live).request;
    if (request.required == nothing)
        return false;
    const auto& required = m_cluster.workload().nodeSets[request.required];
    if (required.count() < request.minNodes)
        return false;
    m_available -= required;
    return true;
}

bool MainPass::mayClose(const Entry& entry, Moment now) const
{
    const auto& parameters = m_cluster.parameters();
    return secondOf(now) - m_cluster.live(entry.live).eligible >= parameters.minAgeToPlan
        && entry.priority >= m_cluster.priorityToPlan(entry);
}

/// Of the offered nodes those that no reservation keeps from it.
void MainPass::leaveReserved(const Entry& entry, Moment now)
{
    const auto& reservations = m_cluster.reservations();
    if (!reservations.areKnown())
        return;
    const auto& job = m_cluster.job(entry.live);
    const auto second = secondOf(now);
    const auto& bindings = m_cluster.bindings();
    const auto minutes = job.hasLimit() ? bindings.minutesOf(job, entry.partition)
                                        : bindings.plannedMinutesOf(job, entry.partition);
    reservations.cut(m_offered, job.request.reservation,
                     {second, second + std::int64_t{60} * minutes});
}

/// Who has a reservation keeps others out of that alone.
void MainPass::closeFor(const Entry& entry)
{
    if (entry.isReserved)
        m_cluster.reservations().takeOut(m_available,
                                         m_cluster.job(entry.live).request.reservation);
    else
        close(entry.partition);
}

/// Nobody else gets the nodes for which one of the partition waits.
void MainPass::close(std::uint32_t partition)
{
    m_openCount -= m_isClosed[partition] ? 0 : 1;
    m_isClosed[partition] = true;
    m_available -= m_cluster.machine().partitions[partition].nodes;
}

void MainPass::tell(const Entry& entry, WaitFor why, Moment now)
{
    auto& live = m_cluster.live(entry.live);
    if (why == WaitFor::Limit)
        live.wait.change(why, secondOf(now), m_cluster.limits().kept());
    else
        live.wait.change(live.isPassedOver ? WaitFor::Scheduler : why, secondOf(now));
}

} // namespace fairlead::replay

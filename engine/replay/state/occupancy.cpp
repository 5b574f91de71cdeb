// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/state/occupancy.h"

namespace fairlead::replay {

Occupancy::Occupancy(const Recording& recording, const Bindings& bindings, const JobsNow& jobs)
    : m_machine(recording.machine)
    , m_bindings(bindings)
    , m_jobs(jobs)
    , m_free(m_machine)
    , m_room(m_machine)
    , m_usable(m_machine.nodes.size())
    , m_completing(m_machine.nodes.size())
    , m_users(recording)
    , m_isIdleCounted(recording.parameters.prefersBusy)
{
    for (std::size_t i = 0; i < m_machine.nodes.size(); ++i) {
        if (m_machine.nodes[i].isUp)
            m_usable.insert(i);
    }
}

bool Occupancy::leaveToUsers(NodeSet& nodes, const Job& job, std::uint32_t partition) const
{
    if (m_users.areKnown())
        m_users.cut(nodes, m_bindings.claimOf(job, partition));
    return m_users.areKnown();
}

void Occupancy::insert(const Live& live, LiveId id)
{
    m_running.insert(live, id, m_bindings.assocOf(job(live)),
                     m_bindings.overMinutesOf(live.partition));
    ++m_change;
}

void Occupancy::start(Live& live, LiveId id)
{
    fillBlocks(live.blocks, live.shares);
    m_free.take(live.shares, live.blocks);
    m_users.start(live.shares, claimOf(live));
    m_room.note(live.shares, m_free, live.start);
    insert(live, id);
}

void Occupancy::takeBack(const Live& live)
{
    m_running.erase(live);
    ++m_change;
    m_free.giveBack(live.shares, live.blocks);
    m_room.note(live.shares, m_free, live.start);
    m_users.finish(live.shares, claimOf(live));
    m_users.leave(live.shares, claimOf(live));
}

void Occupancy::finish(const Live& live, Second now)
{
    m_running.erase(live);
    ++m_change;
    m_free.giveBack(live.shares, live.blocks);
    m_room.note(live.shares, m_free, now);
    m_users.finish(live.shares, claimOf(live));
    m_completing.add(live.shares);
}

void Occupancy::leave(const Live& live)
{
    m_completing.remove(live.shares);
    m_users.leave(live.shares, claimOf(live));
    m_change += m_isIdleCounted ? 1 : 0;
}

void Occupancy::extend(Live& live, LiveId id, std::uint32_t minutes, Second end)
{
    m_running.erase(live);
    live.expectedEnd = end;
    live.holding.minutes = minutes;
    insert(live, id);
}

void Occupancy::moveCpus(Live& live, LiveId id, std::uint32_t from, std::uint32_t to,
                         std::uint32_t cpus, Second now)
{
    m_running.erase(live);
    m_free.giveBack(live.shares, live.blocks);
    replay::moveCpus(live.shares, from, to, cpus);
    fillBlocks(live.blocks, live.shares);
    m_free.take(live.shares, live.blocks);
    m_room.note(live.shares, m_free, now);
    insert(live, id);
}

void Occupancy::setNode(std::uint32_t node, bool isUp, Second now)
{
    if (isUp) {
        m_usable.insert(node);
        m_room.restart(node, m_free, now);
    } else {
        m_usable.erase(node);
    }
}

} // namespace fairlead::replay

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/clock/rehearsal.h"

namespace fairlead::replay {

namespace {
/// While it lives nobody is told of starts.
class Rehearsed
{
public:
    explicit Rehearsed(Cluster& cluster)
        : m_cluster(cluster)
    {
        m_cluster.setRehearsal(true);
    }
    ~Rehearsed() { m_cluster.setRehearsal(false); }
    Rehearsed(const Rehearsed&) = delete;
    Rehearsed& operator=(const Rehearsed&) = delete;
    Rehearsed(Rehearsed&&) = delete;
    Rehearsed& operator=(Rehearsed&&) = delete;

private:
    Cluster& m_cluster;
};
} // namespace

Rehearsal::Rehearsal(Cluster& cluster)
    : m_cluster(cluster)
    , m_main(cluster)
    , m_backfill(cluster)
{
}

std::vector<Rehearsal::Start> Rehearsal::pass(StartedBy by, Moment now, Depth depth)
{
    if (by != StartedBy::Main && by != StartedBy::Backfill)
        return {};
    const auto& started = run(by, now, depth);
    std::vector<Start> starts;
    for (const auto& start : started) {
        const auto& live = m_cluster.live(start.live);
        starts.push_back({start.job, live.partition, live.shares});
    }
    takeBack(started);
    return starts;
}

const std::vector<Plan>& Rehearsal::plans(Moment now)
{
    m_backfill.keepPlans(true);
    takeBack(run(StartedBy::Backfill, now, Depth::Full));
    m_backfill.keepPlans(false);
    return m_backfill.plans();
}

const std::vector<Started>& Rehearsal::run(StartedBy by, Moment now, Depth depth)
{
    const Rehearsed rehearsed(m_cluster);
    return by == StartedBy::Main ? m_main.run(now, depth == Depth::Limited) : m_backfill.run(now);
}

void Rehearsal::takeBack(const std::vector<Started>& started)
{
    for (auto i = started.size(); i-- > 0;)
        m_cluster.takeBack(started[i].live);
}

} // namespace fairlead::replay

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/clock/glances.h"

#include <algorithm>

namespace fairlead::replay {

namespace {
constexpr Second between = 60; // glances
}

Glances::Glances(Cluster& cluster)
    : m_cluster(cluster)
{
    const auto interval = cluster.parameters().backfillInterval;
    if (interval < 0 || interval > between)
        m_backfill.emplace(cluster, BackfillRun::Effect::None);
}

void Glances::lookAt(Moment now, Moment changed, Moment run)
{
    const auto last = std::max(m_last, run);
    if (!m_backfill || now < last + momentOf(between) || changed < last || !m_cluster.hasWaiting())
        return;
    m_last = now;
    m_backfill->run(now);
}

} // namespace fairlead::replay

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/clock/shakes.h"

#include "engine/replay/schedulers/backfillbeat.h"

namespace fairlead::replay {

Shakes::Shakes(const Parameters& parameters, std::uint64_t seed)
    : m_seed(seed)
    , m_random(seed)
    , m_completing(parameters.completing)
    , m_backfillRun(drawnBackfillRun(parameters.backfillRun, seed))
{
}

Moment Shakes::around(Moment usual)
{
    return usual / 2 + static_cast<Moment>(m_random.below(static_cast<std::uint64_t>(usual)));
}

Moment Shakes::completing()
{
    return m_seed == 0 || m_completing <= 0 ? m_completing : around(m_completing);
}

Moment Shakes::backfillRun()
{
    return m_seed == 0 ? 0 : around(m_backfillRun);
}

Moment Shakes::runOf(std::uint32_t job) const
{
    if (m_seed == 0)
        return 0;
    SplitMix random(m_seed * 0x100000001b3ULL + job);
    return static_cast<Moment>(random.below(1000)) - static_cast<Moment>(random.below(1000));
}

} // namespace fairlead::replay

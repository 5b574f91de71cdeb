// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/schedulers/backfillrun.h"
#include "engine/replay/schedulers/mainpass.h"

namespace fairlead::replay {

/// How deep a main pass looks.
enum class Depth
{
    Limited, ///< default_queue_depth
    Full
};

/// Asks the schedulers what they would start now. Of that nothing stays, but what a pass has found
/// out about those whom it looked at.
class Rehearsal
{
public:
    /// A start with what it would take.
    struct Start
    {
        std::uint32_t job = 0; ///< into Workload::jobs
        std::uint32_t partition = 0;
        std::vector<Share> shares;
    };

    explicit Rehearsal(Cluster& cluster);

    /// @param by  Main or Backfill: nobody starts anything else
    std::vector<Start> pass(StartedBy by, Moment now, Depth depth = Depth::Limited);
    /// What backfill would plan.
    const std::vector<Plan>& plans(Moment now);

private:
    const std::vector<Started>& run(StartedBy by, Moment now, Depth depth);
    void takeBack(const std::vector<Started>& started);

    Cluster& m_cluster;
    MainPass m_main;
    BackfillRun m_backfill;
};

} // namespace fairlead::replay

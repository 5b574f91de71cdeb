// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/schedulers/backfillrun.h"

#include <optional>

namespace fairlead::replay {

/// Who waits only because backfill does not come, where it seldom or never does: what it would
/// start is looked for between its runs, and not started.
class Glances
{
public:
    explicit Glances(Cluster& cluster);

    /// Looks, if it is time.
    /// @param changed  when something last did
    /// @param run  the last one of backfill
    void lookAt(Moment now, Moment changed, Moment run);

private:
    Cluster& m_cluster;
    std::optional<BackfillRun> m_backfill; // nothing: it comes often enough
    Moment m_last = 0;
};

} // namespace fairlead::replay

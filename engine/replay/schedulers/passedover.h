// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/schedulers/prospects.h"
#include "engine/replay/state/waitmarks.h"

#include <span>
#include <vector>

namespace fairlead::replay {

/// Who waits for the scheduler, and for nobody else, as a backfill run tells: those at whom it did
/// not look, though what is free and not planned would have let them start (bf_max_job_
/// parameters, or it only glanced); and those whose start lies behind bf_window, so that nothing is
/// planned for them, past whom it has started somebody on nodes of theirs.
class PassedOver
{
public:
    PassedOver(Cluster& cluster, Prospects& prospects, WaitMarks& marks)
        : m_cluster(cluster)
        , m_prospects(prospects)
        , m_marks(marks)
    {
    }

    /// A run begins: who was not looked at before is not known to be passed over now.
    void begin(Second now);
    /// Beyond a limit of its holders: the run does not look at it.
    void skip(const Entry& entry) { m_skipped.push_back(entry); }
    /// Nothing was planned for it, because of the window.
    void note(const Entry& entry) { m_beyond.push_back(entry); }
    /// Somebody behind these starts.
    void started(const Live& live, Second now);
    /// The run is over.
    /// @param rest  to whom it did not come
    void end(std::span<const Entry> rest, Second now);
    /// It would start, and does not: there is no run.
    void wouldStart(const Entry& entry, Second now);
    /// Whether anybody could start at whom the last run did not look.
    [[nodiscard]] bool isAnyone() const { return !m_cluster.unseen().empty(); }

private:
    void look(const Entry& entry, std::optional<FreeNodes>& left, Second now);

    Cluster& m_cluster;
    Prospects& m_prospects;
    WaitMarks& m_marks;
    std::vector<Entry> m_skipped; // of this run
    std::vector<Entry> m_beyond; // of this run
};

} // namespace fairlead::replay

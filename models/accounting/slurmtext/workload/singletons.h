// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/workload.h"
#include "models/accounting/slurmtext/workload/historyjob.h"
#include "models/accounting/slurmtext/workload/workloadorder.h"

#include <string>
#include <vector>

namespace fairlead::accounting {

/// `--dependency=singleton`: a job waits for all of a lower number that its user has under its
/// name. The one before it that waits so, too, stands for those before itself.
/// @source test_job_dependency()
class Singletons
{
public:
    /// Call for every job in the order of Workload::jobs.
    void add(const HistoryJob& line);
    /// Adds to Workload::dependencyLists. Who waits for nobody in the history, and was not eligible
    /// at once, begins when it became eligible.
    void finish(replay::Workload& workload, const std::vector<ArrayOf>& arrayOf) const;

private:
    struct Asked
    {
        std::string name;
        bool isSingleton = false;
    };

    std::vector<Asked> m_asked; // [job]
    bool m_hasSome = false;
};

} // namespace fairlead::accounting

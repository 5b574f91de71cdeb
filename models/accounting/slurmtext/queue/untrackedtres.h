// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"
#include "models/accounting/slurmtext/text/countedissue.h"

#include <string>

namespace fairlead::accounting {

/// Jobs with TRES that the cluster's configuration does not track: Slurm shows tracked ones alone,
/// so that jobs and configuration are not of one cluster or moment.
class UntrackedTres
{
public:
    explicit UntrackedTres(const SnapshotRecords& records)
        : m_tracked(records.tresNames)
    {
    }

    void check(const JobRecord& job);
    void report(const std::string& file, Issues& issues) const { m_issue.report(file, issues); }

private:
    const std::vector<std::string>& m_tracked;
    const std::string* m_last = nullptr; ///< the first of the names that were looked at last
    std::string m_unknown; ///< of these; empty: all are tracked
    CountedIssue m_issue{
        said("Messages", "1 job has a TRES that AccountingStorageTRES does not name: %2"),
        said("Messages",
             "%1 jobs have TRES that AccountingStorageTRES does not name; the first is %2")};
};

} // namespace fairlead::accounting

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/slurmtext/text/countedissue.h"
#include "models/accounting/slurmtext/text/fields.h"

#include <string>

namespace fairlead::accounting {

/// The rows of one cluster, of a list that sacctmgr makes of that cluster alone. Those of others
/// are left out and counted.
class ClusterRows
{
public:
    /// @param cluster  empty: any is taken
    explicit ClusterRows(const std::string& cluster)
        : m_cluster(cluster)
    {
    }

    /// The row that the table holds.
    bool takes(const PipeTable& table, int line)
    {
        if (!table.isOfOther(m_cluster))
            return true;
        m_others.add(std::string(table.cell("Cluster")), line);
        return false;
    }
    void report(const std::string& file, Issues& issues) const { m_others.report(file, issues); }

private:
    const std::string& m_cluster;
    CountedIssue m_others{
        said("Messages", "1 line is of another cluster and is left out: %2"),
        said("Messages", "%1 lines are of other clusters and are left out; the first is of %2")};
};

} // namespace fairlead::accounting

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/models/accounting/store/samplerecords.h"
#include "tests/models/accounting/store/storedatabase.h"
#include "tests/support/galeracluster.h"

#include <stdexcept>

namespace fairlead::tests {

/// A small store on a cluster of three nodes.
class GaleraStore
{
public:
    GaleraStore()
    {
        m_cluster.node(0).run("CREATE DATABASE store");
        m_cluster.node(0).addUser(QStringLiteral("admin"), StoreDatabase::password(),
                                  QStringLiteral("ALL ON store.*"));
        const auto size = m_cluster.node(2).run("SHOW STATUS LIKE 'wsrep_cluster_size'");
        if (size.simplified() != "wsrep_cluster_size 3")
            throw std::runtime_error("it is no cluster of three");
        if (const auto written = accounting::writeStore(from(0), smallRecords()); !written)
            throw std::runtime_error(english(written.error().message) + written.error().detail);
    }

    MariadbServer& node(std::size_t position) { return m_cluster.node(position); }
    /// All nodes, this one first.
    [[nodiscard]] accounting::StoreAddress from(std::size_t first) const
    {
        return {QStringLiteral("mysql://admin@%1/store?tls=off").arg(m_cluster.hosts(first)),
                StoreDatabase::secret(),
                {3, 40, 60}};
    }

private:
    GaleraCluster m_cluster;
};

} // namespace fairlead::tests

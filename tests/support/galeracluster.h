// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/support/mariadbserver.h"

#include <array>
#include <memory>

namespace fairlead::tests {

/// Three nodes of MariaDB with Galera on loopback: a commit on one is on all, or nowhere.
/// All begin with copies of the same data, so that whoever joins takes from another node no more
/// than what came since: the packages galera-4 and mariadb-server-core are enough, which start no
/// service. A node that was killed cannot come back.
class GaleraCluster
{
public:
    static constexpr std::size_t size = 3;

    GaleraCluster();
    ~GaleraCluster();
    GaleraCluster(const GaleraCluster&) = delete;
    GaleraCluster& operator=(const GaleraCluster&) = delete;
    GaleraCluster(GaleraCluster&&) = delete;
    GaleraCluster& operator=(GaleraCluster&&) = delete;

    /// What the machine lacks to start one; empty: nothing.
    static QString missing();

    MariadbServer& node(std::size_t position) { return *m_nodes.at(position); }
    /// "127.0.0.1:1234,127.0.0.1:…", this node first.
    [[nodiscard]] QString hosts(std::size_t first) const;

private:
    void installTransfer() const;
    [[nodiscard]] QStringList optionsOf(std::size_t position) const;

    QTemporaryDir m_programs;
    QByteArray m_path; ///< PATH as it was
    std::array<quint16, size> m_groupPorts{};
    std::array<std::unique_ptr<MariadbServer>, size> m_nodes;
};

} // namespace fairlead::tests

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/galeracluster.h"

#include <QDeadlineTimer>
#include <QFileInfo>
#include <QStandardPaths>

#include <stdexcept>
#include <unistd.h>

namespace fairlead::tests {

namespace {
const QString& provider()
{
    static const auto path = QStringLiteral("/usr/lib/galera/libgalera_smm.so");
    return path;
}
/// A node answers before it is one of the cluster.
void waitUntilJoined(MariadbServer& node)
{
    const QDeadlineTimer deadline(60000);
    const auto value = [&](const char* name) {
        return node.run(QByteArray("SHOW STATUS LIKE '") + name + '\'').simplified();
    };
    while (value("wsrep_cluster_size") != "wsrep_cluster_size 3"
           || value("wsrep_ready") != "wsrep_ready ON") {
        if (deadline.hasExpired())
            throw std::runtime_error("a node does not join the cluster");
    }
}
} // namespace

QString GaleraCluster::missing()
{
    const auto server = MariadbServer::missing();
    if (!server.isEmpty())
        return server;
    if (!QFileInfo::exists(provider()))
        return provider() + QStringLiteral(" (package galera-4)");
    // A node that joins takes its data from another one through these.
    if (QStandardPaths::findExecutable(QStringLiteral("wsrep_sst_rsync")).isEmpty())
        return QStringLiteral("wsrep_sst_rsync (package mariadb-server)");
    return QStandardPaths::findExecutable(QStringLiteral("rsync")).isEmpty()
        ? QStringLiteral("rsync")
        : QString();
}

GaleraCluster::GaleraCluster()
{
    for (auto& port : m_groupPorts)
        port = MariadbServer::freePort();
    for (std::size_t i = 0; i < size; ++i)
        m_nodes[i] = std::make_unique<MariadbServer>(optionsOf(i));
    for (const auto& node : m_nodes)
        waitUntilJoined(*node);
}

QStringList GaleraCluster::optionsOf(std::size_t position) const
{
    QStringList members;
    for (const auto port : m_groupPorts)
        members << QStringLiteral("127.0.0.1:%1").arg(port);
    const auto own = members[static_cast<qsizetype>(position)];
    QStringList options{
        QStringLiteral("--wsrep-on=ON"),
        QStringLiteral("--wsrep-provider=") + provider(),
        QStringLiteral("--wsrep-cluster-name=fairlead-test"),
        QStringLiteral("--wsrep-cluster-address=gcomm://") + members.join(u','),
        QStringLiteral("--wsrep-node-address=") + own,
        QStringLiteral("--wsrep-sst-method=rsync"),
        QStringLiteral("--wsrep-sst-receive-address=127.0.0.1:%1").arg(MariadbServer::freePort()),
        QStringLiteral("--wsrep-provider-options=gmcast.listen_addr=tcp://%1;ist.recv_addr=127.0."
                       "0.1:%2;gcache.size=16M")
            .arg(own)
            .arg(MariadbServer::freePort()),
        QStringLiteral("--binlog-format=ROW"),
        QStringLiteral("--innodb-autoinc-lock-mode=2"),
        QStringLiteral("--innodb-buffer-pool-size=32M")};
    // As root rsync, through which a node that joins takes its data, would change to this user.
    if (::geteuid() == 0)
        options << QStringLiteral("--user=nobody");
    if (position == 0)
        options << QStringLiteral("--wsrep-new-cluster");
    return options;
}

QString GaleraCluster::hosts(std::size_t first) const
{
    QStringList list;
    for (std::size_t i = 0; i < size; ++i)
        list << QStringLiteral("127.0.0.1:%1").arg(m_nodes[(first + i) % size]->port());
    return list.join(u',');
}

} // namespace fairlead::tests

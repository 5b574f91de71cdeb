// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/galeracluster.h"

#include "tests/support/ownport.h"

#include <QDeadlineTimer>
#include <QFile>
#include <QFileInfo>

#include <stdexcept>

namespace fairlead::tests {

namespace {
const QString& provider()
{
    static const auto path = QStringLiteral("/usr/lib/galera/libgalera_smm.so");
    return path;
}
/// How a node that joins hears where the data stand that it has already. What came since it takes
/// from the memory of the donor; anything more this does not transfer.
const char* const transferScript = R"(#!/bin/sh
while [ $# -gt 0 ]; do
    case $1 in
    --role) role=$2; shift;;
    --address) address=$2; shift;;
    --gtid) gtid=$2; shift;;
    --bypass) bypass=1;;
    esac
    shift
done
note=$(dirname "$0")/$(echo "${address%%/*}" | tr : _)
if [ "$role" = joiner ]; then
    rm -f "$note"
    mkfifo "$note"
    echo "ready $address/copied"
    exec cat "$note"
fi
[ -n "$bypass" ] || exit 22
echo "$gtid" > "$note"
echo "done $gtid"
)";

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
    return QFileInfo::exists(provider()) ? QString()
                                         : provider() + QStringLiteral(" (package galera-4)");
}

GaleraCluster::GaleraCluster()
{
    installTransfer();
    m_path = qgetenv("PATH");
    qputenv("PATH", m_programs.path().toUtf8() + ':' + m_path);
    for (auto& port : m_groupPorts)
        port = ownPort();
    MariadbServer seed(optionsOf(0));
    seed.stop(); // which notes in the data where the cluster stands
    for (std::size_t i = 0; i < size; ++i)
        m_nodes[i] = std::make_unique<MariadbServer>(optionsOf(i), seed);
    for (const auto& node : m_nodes)
        waitUntilJoined(*node);
}

GaleraCluster::~GaleraCluster()
{
    qputenv("PATH", m_path);
}

void GaleraCluster::installTransfer() const
{
    QFile program(m_programs.filePath(QStringLiteral("wsrep_sst_copied")));
    if (!program.open(QIODevice::WriteOnly) || program.write(transferScript) < 0)
        throw std::runtime_error("no room for a program");
    program.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
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
        QStringLiteral("--wsrep-sst-method=copied"),
        QStringLiteral("--wsrep-sst-receive-address=127.0.0.1:%1").arg(ownPort()),
        QStringLiteral("--wsrep-provider-options=gmcast.listen_addr=tcp://%1;ist.recv_addr=127.0."
                       "0.1:%2;gcache.size=16M")
            .arg(own)
            .arg(ownPort()),
        QStringLiteral("--binlog-format=ROW"),
        QStringLiteral("--innodb-autoinc-lock-mode=2"),
        QStringLiteral("--innodb-buffer-pool-size=32M")};
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

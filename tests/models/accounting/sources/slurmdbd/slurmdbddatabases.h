// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/sources/slurmdbd/slurmdbdsource.h"
#include "tests/support/mariadbserver.h"

#include <QLatin1String>

#include <memory>
#include <stdexcept>

namespace fairlead::tests {

/// The databases that a slurmdbd 22.05.8 ("old": lft and rgt) and a 26.11.0-0rc1 ("new": lineage)
/// left, in a private MariaDB, and the user `fairlead` who may read them.
class SlurmdbdDatabases
{
public:
    SlurmdbdDatabases()
    {
        m_server.load(file("slurm-22.05.8.sql"), QStringLiteral("old"));
        m_server.load(file("slurm-26.11.0-0rc1.sql"), QStringLiteral("new"));
        m_server.addUser(QStringLiteral("fairlead"), password(), QStringLiteral("SELECT ON *.*"));
    }

    static QString password() { return QStringLiteral("not-to-be-seen-7261"); }
    static connections::Secret secret() { return connections::Secret(password().toUtf8()); }
    static QString file(const char* name)
    {
        return QStringLiteral(FAIRLEAD_TEST_DATA "/slurmdbd/") + QLatin1String(name);
    }

    MariadbServer& server() { return m_server; }
    connections::DatabaseUrl url(const char* database) const
    {
        connections::DatabaseUrl result;
        result.scheme = QStringLiteral("slurmdbd");
        result.user = QStringLiteral("fairlead");
        result.hosts = {{QStringLiteral("127.0.0.1"), m_server.port()}};
        result.database = QLatin1String(database);
        result.tls = connections::TlsMode::Off;
        return result;
    }
    static Result<SnapshotRecords> read(const connections::DatabaseUrl& from,
                                        const accounting::SourceOptions& options = {})
    {
        constexpr std::int64_t now = 1795210000;
        return accounting::readSlurmdbd(from, secret(), options, now, accounting::Look::All,
                                        {2, 3, 30});
    }
    std::shared_ptr<const Snapshot> snapshot(const char* database,
                                             const accounting::SourceOptions& options = {}) const
    {
        auto records = read(url(database), options);
        if (!records)
            throw std::runtime_error(english(records.error().message) + ": "
                                     + records.error().detail);
        auto built = buildSnapshot(*std::move(records));
        if (!built)
            throw std::runtime_error(english(built.error().message));
        return *built;
    }

private:
    MariadbServer m_server;
};

} // namespace fairlead::tests

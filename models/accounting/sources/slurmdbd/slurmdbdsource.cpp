// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/slurmdbd/slurmdbdsource.h"

#include "engine/base/text.h"
#include "models/accounting/slurmtext/clusterreader.h"
#include "models/accounting/slurmtext/textlines.h"
#include "models/accounting/sources/capture/givenfiles.h"
#include "models/accounting/sources/slurmdbd/usagetables.h"

namespace fairlead::accounting {

namespace {
/// Reads one database in the order in which its tables need each other.
class SlurmdbdReader
{
public:
    SlurmdbdReader(MariadbSession& session, const SourceOptions& options, std::int64_t now)
        : m_session(session)
        , m_options(options)
        , m_now(now)
    {
    }

    Result<SnapshotRecords> read(const QString& cluster)
    {
        auto schema = findSchema(m_session, cluster);
        if (!schema)
            return schema.error();
        m_schema = *std::move(schema);
        m_records.cluster = m_schema.cluster.toStdString();
        m_records.takenAt = m_records.computedAt = m_now;
        if (auto done = readSettings(); !done)
            return done.error();
        if (auto done = readTables(); !done)
            return done.error();
        readPartitions();
        if (auto done = readQueue(); !done)
            return done.error();
        if (auto done = readUsage(); !done)
            return done.error();
        return std::move(m_records);
    }

private:
    void cameFrom(const char* input, const QString& table)
    {
        m_records.provenance.push_back(
            {input, m_session.server().toStdString() + ", " + table.toStdString(), false});
    }
    void assumed(const char* input, std::string what)
    {
        m_records.provenance.push_back({input, std::move(what), true});
    }
    [[nodiscard]] QString ownTable(const char* suffix) const
    {
        return m_schema.cluster + QLatin1Char('_') + QLatin1String(suffix);
    }

    Result<void> readSettings()
    {
        if (m_schema.isVersionKnown)
            m_records.policy.editSlurm().version = m_schema.version;
        if (m_options.configFile.isEmpty()) {
            assumed("settings",
                    "no database has weights, half-life and flags: Slurm's defaults; add "
                    "--config slurm.conf");
            return {};
        }
        auto config = readSlurmConfig(m_options.configFile, m_records.issues);
        if (!config)
            return config.error();
        m_config = *std::move(config);
        applySlurmConfig(m_config, m_records);
        m_records.cluster = m_schema.cluster.toStdString();
        if (m_schema.isVersionKnown && m_config.isSlurmConf)
            m_records.policy.editSlurm().version = m_schema.version;
        m_records.provenance.push_back({"settings", shortName(m_options.configFile), false});
        return {};
    }

    Result<void> readTables()
    {
        if (auto done = readTresTable(m_session, m_names, m_records); !done)
            return done;
        cameFrom("TRES", QStringLiteral("tres_table"));
        if (auto done = readQosTable(m_session, m_schema, m_names, m_records); !done)
            return done;
        cameFrom("QOS", QStringLiteral("qos_table"));
        if (auto done = readAssocTable(m_session, m_schema, m_names, m_records); !done)
            return done;
        cameFrom("shares", ownTable("assoc_table"));
        if (m_schema.isVersionKnown)
            cameFrom("Slurm version", QStringLiteral("cluster_table"));
        else
            assumed("Slurm version", "the newest that Fairlead knows; --set SLURM_VERSION=22.05");
        return readClusterSize(m_session, m_schema, m_records);
    }

    void readPartitions()
    {
        if (m_records.nodeCount != 0)
            cameFrom("nodes", ownTable("event_table"));
        else
            readNodesFromConfig(m_config, m_records);
        if (!m_options.partitionsFile.isEmpty()) {
            readGivenPartitions(m_options.partitionsFile, m_records);
        } else {
            readPartitionsFromConfig(m_config, m_records);
            assumed("partitions",
                    m_records.partitions.empty()
                        ? "none known: PriorityJobFactor 1, no TRES totals; add --partitions"
                        : "from the configuration");
        }
    }

    Result<void> readQueue()
    {
        if (auto done = readJobTable(m_session, m_schema, m_names, m_records); !done)
            return done;
        cameFrom("jobs", ownTable("job_table"));
        assumed("nice", "0: the database does not hold it; a capture does");
        assumed("site factor", "0: the database does not hold it");
        assumed("accrue time", "the time at which a job became eligible");
        assumed("holds", "as of the last record of a job: a later hold or release is not known");
        return {};
    }

    Result<void> readUsage()
    {
        if (m_schema.hasUsage && m_options.withHistory) {
            if (auto done = readUsageTables(m_session, m_schema, m_names, m_now, m_records); !done)
                return done;
            cameFrom("usage history", ownTable("assoc_usage_hour_table, _day_table, _month_table"));
            assumed("usage history", historyAssumption());
        }
        if (!m_options.usageFile.isEmpty()) {
            readGivenUsage(m_options.usageFile, m_records);
        } else if (!m_records.buckets.empty()) {
            m_records.usageForm = UsageForm::FromHistory;
            assumed("raw usage",
                    "decayed from the history; add --usage assoc_mgr.txt for the controller's own");
        } else {
            assumed("raw usage", "none known: 0 everywhere; add --usage assoc_mgr.txt");
        }
        return {};
    }

    [[nodiscard]] std::string historyAssumption() const
    {
        return "UsageFactor is not in it; after 30 days by day, after a year by month: at this "
               "half-life usage is wrong by at most "
            + text::fixed(100.0 * aggregationError(m_records.policy.slurm().halfLife), 2) + " %";
    }

    MariadbSession& m_session;
    const SourceOptions& m_options;
    std::int64_t m_now;
    SlurmdbdSchema m_schema;
    SlurmdbdNames m_names;
    SlurmConfig m_config;
    SnapshotRecords m_records;
};
} // namespace

Result<SnapshotRecords> readSlurmdbd(const DatabaseUrl& url, const Secret& password,
                                     const SourceOptions& options, std::int64_t now,
                                     const DatabaseTimeouts& timeouts)
{
    auto session = MariadbSession::open(url, password, MariadbSession::Access::ReadOnly, timeouts);
    if (!session)
        return session.error();
    auto& connection = **session;
    const auto begun
        = connection.execute(QByteArrayLiteral("START TRANSACTION WITH CONSISTENT SNAPSHOT"));
    if (!begun)
        return begun.error();
    SlurmdbdReader reader(connection, options, now);
    return reader.read(options.cluster.isEmpty() ? url.cluster : options.cluster);
}

} // namespace fairlead::accounting

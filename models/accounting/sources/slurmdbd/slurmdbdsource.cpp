// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/slurmdbd/slurmdbdsource.h"

#include "engine/base/text.h"
#include "engine/slurm/priority/priorityflags.h"
#include "models/accounting/slurmtext/machine/clusterreader.h"
#include "models/accounting/slurmtext/text/textlines.h"
#include "models/accounting/sources/capture/givenfiles.h"
#include "models/accounting/sources/databaseprobe.h"
#include "models/accounting/sources/slurmdbd/slurmdbdrecording.h"
#include "models/accounting/sources/slurmdbd/usagecoverage.h"
#include "models/accounting/sources/slurmdbd/usagesums.h"
#include "models/accounting/sources/slurmdbd/usagetables.h"

#include <QDateTime>

namespace fairlead::accounting {

namespace {
/// Reads one database in the order in which its tables need each other.
class SlurmdbdReader
{
public:
    SlurmdbdReader(MariadbSession& session, const SourceOptions& options, std::int64_t now,
                   Look look, KeptUsage* kept)
        : m_session(session)
        , m_options(options)
        , m_now(now)
        , m_look(look)
        , m_kept(kept)
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
        if (auto done = readPartitions(); !done)
            return done.error();
        if (auto done = readQueue(); !done)
            return done.error();
        if (auto done = readUsage(); !done)
            return done.error();
        return std::move(m_records);
    }

private:
    void cameFrom(Sentence input, const QString& table)
    {
        m_records.provenance.push_back(
            {input, Message(m_session.server().toStdString() + ", " + table.toStdString()), false});
    }
    void assumed(Sentence input, Message what)
    {
        m_records.provenance.push_back({input, std::move(what), true});
    }

    Result<void> readSettings()
    {
        if (m_schema.isVersionKnown)
            m_records.policy.editSlurm().version = m_schema.version;
        if (m_options.configFile.isEmpty()) {
            auto& settings = m_records.policy.editSlurm();
            settings.flags = slurm::parsePriorityFlags({}, settings.version);
            assumed(inputs::settings,
                    said("Messages",
                         "no database has weights, half-life and flags: Slurm's defaults; add "
                         "--config slurm.conf"));
            return {};
        }
        auto config = readSlurmConfig(m_options.configFile, m_records.issues);
        if (!config)
            return config.error();
        m_config = *std::move(config);
        applySlurmConfig(m_config, m_records);
        reportOtherCluster();
        m_records.cluster = m_schema.cluster.toStdString();
        if (m_schema.isVersionKnown && m_config.isSlurmConf) {
            m_records.policy.editSlurm().version = m_schema.version;
            std::erase_if(m_records.provenance, [](const auto& entry) {
                return isOf(entry, inputs::slurmVersion) && entry.isAssumed;
            });
        }
        m_records.provenance.push_back(
            {inputs::settings, Message(shortName(m_options.configFile)), false});
        return {};
    }

    /// Several clusters in one database have a configuration each.
    void reportOtherCluster()
    {
        const auto told = QString::fromStdString(m_config.clusterName());
        if (told.isEmpty() || told.compare(m_schema.cluster, Qt::CaseInsensitive) == 0)
            return;
        warnOfGuess(m_records.issues, shortName(m_options.configFile), 0,
                    {said("Messages",
                          "it is the configuration of cluster %1, not of %2: its weights and "
                          "half-life are used all the same"),
                     {told.toStdString(), m_schema.cluster.toStdString()}});
    }

    Result<void> readTables()
    {
        if (auto done = readTresTable(m_session, m_names, m_records); !done)
            return done;
        cameFrom(said("Messages", "TRES"), QStringLiteral("tres_table"));
        if (auto done = readQosTable(m_session, m_schema, m_names, m_records); !done)
            return done;
        cameFrom(said("Messages", "QOS"), QStringLiteral("qos_table"));
        if (auto done = readAssocTable(m_session, m_schema, m_names, m_records); !done)
            return done;
        cameFrom(inputs::shares, m_schema.nameOf("assoc_table"));
        if (m_schema.isVersionKnown)
            cameFrom(inputs::slurmVersion, QStringLiteral("cluster_table"));
        else
            assumed(inputs::slurmVersion,
                    said("Messages", "the newest that Fairlead knows; --set SLURM_VERSION=22.05"));
        return readClusterSize(m_session, m_schema, m_records);
    }

    /// What the controller registered last, else what the configuration says.
    void readNodes()
    {
        if (m_records.nodeCount != 0) {
            cameFrom(inputs::nodes, m_schema.nameOf("event_table"));
            return;
        }
        readNodesFromConfig(m_config, m_records);
        if (m_records.nodeCount != 0) {
            assumed(inputs::nodes, said("Messages", "from the configuration"));
            return;
        }
        assumed(inputs::nodes, said("Messages", "none known: job size counts 0"));
        m_records.issues.push_back({Severity::Warning,
                                    said("Messages",
                                         "it cannot be read, or does not tell how many nodes there "
                                         "are: job size counts 0; add --config slurm.conf"),
                                    m_schema.nameOf("event_table").toStdString(), 0,
                                    FileState::Damaged, Loss::Number});
    }

    Result<void> readPartitions()
    {
        readNodes();
        if (!m_options.partitionsFile.isEmpty()) {
            if (auto done = readGivenPartitions(m_options.partitionsFile, m_records); !done)
                return done;
        } else {
            readPartitionsFromConfig(m_config, m_records);
            assumed(inputs::partitions,
                    m_records.partitions.empty()
                        ? said("Messages",
                               "none known: PriorityJobFactor 1, no TRES totals; add --partitions")
                        : said("Messages", "from the configuration"));
        }
        return {};
    }

    Result<void> readQueue()
    {
        if (auto done = readJobTable(m_session, m_schema, m_names, m_records); !done)
            return notRead(m_schema, "job_table", done.error());
        cameFrom(inputs::jobs, m_schema.nameOf("job_table"));
        assumed(said("Messages", "nice"),
                said("Messages", "0: the database does not hold it; a capture does"));
        assumed(said("Messages", "site factor"),
                said("Messages", "0: the database does not hold it"));
        assumed(said("Messages", "accrue time"),
                said("Messages", "the time at which a job became eligible"));
        assumed(said("Messages", "holds"),
                said("Messages",
                     "as of the last record of a job: a later hold or release is not known"));
        return {};
    }

    Result<void> readUsage()
    {
        if (m_options.usageFile.isEmpty()) {
            if (auto done = readNeededHistory(); !done)
                return done;
        } else if (m_schema.hasUsage && m_look == Look::All) {
            readHistoryBeside();
        }
        if (!m_options.usageFile.isEmpty()) {
            if (auto done = readGivenUsage(m_options.usageFile, m_records); !done)
                return done;
        } else if (!m_records.buckets.empty()) {
            m_records.usageForm = UsageForm::FromHistory;
            assumed(inputs::rawUsage,
                    said("Messages",
                         "decayed from the history; add --usage assoc_mgr.txt for the controller's "
                         "own"));
        } else if (m_schema.hasUsage && m_look == Look::First) {
            waitForUsage();
        } else if (m_schema.hasUsage && m_look == Look::Sums) {
            assumed(
                inputs::rawUsage,
                said("Messages", "not read: what was used in a period is summed up by the server"));
        } else {
            assumed(inputs::rawUsage,
                    said("Messages", "none known: 0 everywhere; add --usage assoc_mgr.txt"));
        }
        return {};
    }

    Result<void> readHistory()
    {
        if (auto done = readHeirs(m_session, m_schema, m_names); !done)
            return done;
        auto done = readUsageTables(m_session, m_schema, m_names, m_now, m_kept, m_records);
        constexpr const char* tables = "assoc_usage_hour_table, _day_table, _month_table";
        if (!done)
            return notRead(m_schema, tables, done.error());
        cameFrom(inputs::usageHistory, m_schema.nameOf(tables));
        assumed(inputs::usageHistory, historyAssumption());
        return {};
    }

    /// The usage that fair-share is computed from: without a part of it accounts would rank as if
    /// they had not used it.
    Result<void> readNeededHistory()
    {
        if (m_look == Look::Sums)
            return {};
        for (const auto* table : usageTableNames) {
            if (!m_schema.usageTables.contains(QLatin1String(table)))
                return missingUsage({said("Messages",
                                          "table %1 cannot be read, and the ranking needs the "
                                          "usage in it; add --usage assoc_mgr.txt"),
                                     {m_schema.nameOf(table).toStdString()}});
        }
        if (m_look != Look::All)
            return {};
        if (auto done = readHistory(); !done)
            return done;
        if (!m_records.buckets.empty())
            return reportUncoveredUsage(m_session, m_schema, m_names, m_now, m_records);
        const auto started = hasOldJobs(m_session, m_schema, m_now);
        if (!started)
            return started.error();
        return *started
            ? missingUsage({said("Messages",
                                 "table %1 holds no usage, though jobs have run, and the ranking "
                                 "needs it; add --usage assoc_mgr.txt"),
                            {m_schema.nameOf("assoc_usage_hour_table").toStdString()}})
            : Result<void>();
    }
    static Error missingUsage(Message message)
    {
        return {ErrorCode::SourceUnreachable, std::move(message), {}};
    }

    /// The ranking does without: a locked table is waited for as short as the server can.
    void readHistoryBeside()
    {
        auto done = m_session.execute(QByteArrayLiteral("SET SESSION lock_wait_timeout = 1"));
        if (done)
            done = readHistory();
        if (!done)
            m_records.issues.push_back(
                {Severity::Warning,
                 {said("Messages", "the usage history is left out: %1"), {done.error().message}},
                 {},
                 0});
    }

    /// Before usage is read nobody is known to have used anything: everybody's fair-share would be
    /// the best, and as long as the second look fails that ranking would stand as the cluster's.
    void waitForUsage()
    {
        m_records.usageForm = UsageForm::Unread;
        const auto provisional = said(
            "Messages", "provisional: usage is not read yet, so nothing is ranked by fair-share");
        assumed(inputs::rawUsage, provisional);
        m_records.issues.push_back({Severity::Warning, provisional, {}, 0});
    }

    [[nodiscard]] Message historyAssumption() const
    {
        return {said("Messages",
                     "UsageFactor is not in it; after 30 days by day, after a year by month: at "
                     "this half-life usage is wrong by at most %1 %"),
                {text::fixed(100.0 * aggregationError(m_records.policy.slurm().halfLife), 2)}};
    }

    MariadbSession& m_session;
    const SourceOptions& m_options;
    std::int64_t m_now;
    Look m_look;
    KeptUsage* m_kept;
    SlurmdbdSchema m_schema;
    SlurmdbdNames m_names;
    SlurmConfig m_config;
    SnapshotRecords m_records;
};

Result<SnapshotRecords> readNow(const SourceAccess& access, Look look)
{
    return readSlurmdbd(*access.source.url(), access.password, access.options, access.options.at,
                        look, DatabaseTimeouts::withQueryLimit(access.options.timeout),
                        access.kept ? &access.kept->usage : nullptr);
}

Result<UsageSums> sumUsage(const SourceAccess& access, const UsagePeriod& period,
                           const std::vector<std::string>& tres)
{
    const auto& url = *access.source.url();
    return readUsageSums(url, access.password, clusterOf(url, access.options), period, tres,
                         DatabaseTimeouts::withQueryLimit(access.options.timeout));
}

Result<void> describeSlurmdbd(MariadbSession& session, const QString& wanted, DatabaseProbe& probe)
{
    const auto clusters = firstColumn(
        session,
        QByteArrayLiteral("SELECT name FROM cluster_table WHERE deleted = 0 ORDER BY name"));
    if (!clusters)
        return clusters.error();
    probe.clusters = *clusters;
    if (wanted.isEmpty() && clusters->size() > 1)
        return {};
    const auto schema = findSchema(session, wanted);
    if (!schema)
        return schema.error();
    probe.cluster = schema->cluster;
    if (schema->isVersionKnown)
        probe.slurmVersion = QStringLiteral("%1.%2")
                                 .arg(schema->version.major)
                                 .arg(schema->version.minor, 2, 10, QLatin1Char('0'));
    probe.isOrderedByLineage = !schema->hasLft();
    probe.hasUsage = schema->hasUsage;
    return {};
}
} // namespace

QString clusterOf(const connections::DatabaseUrl& url, const SourceOptions& options)
{
    return options.cluster.isEmpty() ? url.cluster : options.cluster;
}

Result<SnapshotRecords> readSlurmdbd(const connections::DatabaseUrl& url,
                                     const connections::Secret& password,
                                     const SourceOptions& options, std::optional<std::int64_t> at,
                                     Look look, const DatabaseTimeouts& timeouts, KeptUsage* kept)
{
    auto session = openSlurmdbd(url, password, timeouts);
    if (!session)
        return session.error();
    auto& connection = **session;
    std::optional<Issue> wrongClock;
    if (!at) {
        const auto now = serverTime(connection);
        if (!now)
            return now.error();
        at = *now;
        wrongClock = clockIssue(*now, QDateTime::currentSecsSinceEpoch());
    }
    SlurmdbdReader reader(connection, options, *at, look, kept);
    auto records = reader.read(clusterOf(url, options));
    if (records && wrongClock)
        records->issues.push_back(*std::move(wrongClock));
    return records;
}

const SourceKind slurmdbdKind{
    .typed = "slurmdbd://user@host/database",
    .scheme = connections::slurmdbdScheme,
    .hasFirstLook = true,
    .takesPeriod = true,
    .takesFiles = [](const QString&) { return true; },
    .read = readNow,
    .readRecording = readSlurmdbdRecording,
    .readLimits = readSlurmdbdLimits,
    .sumUsage = sumUsage,
    .describe = describeSlurmdbd,
};

} // namespace fairlead::accounting

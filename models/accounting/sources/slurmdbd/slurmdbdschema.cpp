// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/slurmdbd/slurmdbdschema.h"

#include "engine/base/timetext.h"
#include "models/accounting/sources/databaseprobe.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <cstdlib>

namespace fairlead::accounting {

namespace {
struct Cluster
{
    QString name;
    std::optional<SlurmVersion> version;
};

QString qstring(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

Result<std::vector<Cluster>> findClusters(MariadbSession& session)
{
    std::vector<Cluster> clusters;
    const auto done = session.forEachRow(
        QByteArrayLiteral(
            "SELECT name, rpc_version FROM cluster_table WHERE deleted = 0 ORDER BY name"),
        [&](const MariadbRows& row) {
            clusters.push_back(
                {qstring(row.text(0)), versionOfProtocol(row.integer(1).value_or(0))});
        },
        fewRows);
    if (!done)
        return done.error();
    return clusters;
}

Result<Cluster> chooseCluster(const std::vector<Cluster>& clusters, const QString& wanted)
{
    QStringList names;
    for (const auto& cluster : clusters) {
        if (cluster.name == wanted || (wanted.isEmpty() && clusters.size() == 1))
            return cluster;
        names << cluster.name;
    }
    if (clusters.empty())
        return Error{ErrorCode::DataInvalid, said("Messages", "the database knows no cluster"), {}};
    const auto known = names.join(QStringLiteral(", ")).toStdString();
    if (wanted.isEmpty())
        return Error{
            ErrorCode::Usage,
            {said("Messages", "the database holds several clusters: name one of %1 (--cluster)"),
             {known}},
            {}};
    return Error{ErrorCode::DataInvalid,
                 {said("Messages", "the database knows no cluster “%1”, only %2"),
                  {wanted.toStdString(), known}},
                 {}};
}

Result<std::set<QString>> columnsOf(MariadbSession& session, const QString& table)
{
    std::set<QString> columns;
    const auto done = session.forEachRow(
        QByteArrayLiteral("SELECT column_name FROM information_schema.columns WHERE table_schema "
                          "= DATABASE() AND table_name = ")
            + session.literal(table),
        [&](const MariadbRows& row) { columns.insert(qstring(row.text(0)).toLower()); }, fewRows);
    if (!done)
        return done.error();
    return columns;
}

/// Finds the columns of a table and says which of those needed are missing. Error codes:
/// SourceUnreachable, no table that may be read; DataInvalid, an unknown schema.
Result<std::set<QString>> requireColumns(MariadbSession& session, const QString& table,
                                         std::initializer_list<const char*> needed)
{
    auto columns = columnsOf(session, table);
    if (!columns)
        return columns.error();
    if (columns->empty())
        return Error{ErrorCode::SourceUnreachable,
                     {said("Messages",
                           "the database has no table %1 that the user may read: not slurmdbd's, "
                           "or SELECT is not granted"),
                      {table.toStdString()}},
                     {}};
    for (const auto* column : needed) {
        if (!columns->contains(QLatin1String(column)))
            return Error{
                ErrorCode::DataInvalid,
                {said("Messages",
                      "table %1 has no column %2 that the user may read: a schema of slurmdbd that "
                      "Fairlead does not know, or SELECT is not granted"),
                 {table.toStdString(), column}},
                {}};
    }
    return columns;
}
/// Those with usage by TRES, of the cluster and of its associations.
Result<void> findUsageTables(MariadbSession& session, SlurmdbdSchema& schema)
{
    const auto prefix = schema.cluster + QLatin1Char('_');
    QByteArray names;
    for (const auto* of : {"assoc_usage", "usage"}) {
        for (const auto* period : {"hour", "day", "month"})
            names += (names.isEmpty() ? "" : ", ")
                + session.literal(
                    prefix
                    + QStringLiteral("%1_%2_table").arg(QLatin1String(of), QLatin1String(period)));
    }
    return session.forEachRow(
        "SELECT table_name FROM information_schema.columns WHERE table_schema = DATABASE() AND "
        "column_name = 'id_tres' AND table_name IN ("
            + names + ")",
        [&](const MariadbRows& row) {
            schema.usageTables.insert(qstring(row.text(0)).mid(prefix.size()));
        },
        fewRows);
}
} // namespace

QString SlurmdbdSchema::nameOf(const char* suffix) const
{
    return cluster + QLatin1Char('_') + QLatin1String(suffix);
}

QByteArray SlurmdbdSchema::table(const char* suffix) const
{
    return MariadbSession::quoted(nameOf(suffix));
}

std::optional<SlurmVersion> versionOfProtocol(std::int64_t rpcVersion)
{
    // The upper byte counts the releases since 17.11.
    constexpr std::array releases{SlurmVersion{17, 11}, SlurmVersion{18, 8},  SlurmVersion{19, 5},
                                  SlurmVersion{20, 2},  SlurmVersion{20, 11}, SlurmVersion{21, 8},
                                  SlurmVersion{22, 5},  SlurmVersion{23, 2},  SlurmVersion{23, 11},
                                  SlurmVersion{24, 5},  SlurmVersion{24, 11}, SlurmVersion{25, 5},
                                  SlurmVersion{25, 11}, SlurmVersion{26, 5},  SlurmVersion{26, 11}};
    constexpr std::int64_t first = 32;
    const auto release = rpcVersion / 256 - first;
    if (release < 0 || release >= static_cast<std::int64_t>(releases.size()))
        return std::nullopt;
    return releases[static_cast<std::size_t>(release)];
}

Result<std::unique_ptr<MariadbSession>> openSlurmdbd(const connections::DatabaseUrl& url,
                                                     const connections::Secret& password,
                                                     const DatabaseTimeouts& timeouts)
{
    auto session = MariadbSession::open(url, password, MariadbSession::Access::ReadOnly, timeouts);
    if (!session)
        return session;
    const auto begun
        = (*session)->execute(QByteArrayLiteral("START TRANSACTION WITH CONSISTENT SNAPSHOT"));
    if (!begun)
        return begun.error();
    return session;
}

Result<std::int64_t> serverTime(MariadbSession& session)
{
    const auto seconds = firstColumn(session, QByteArrayLiteral("SELECT UNIX_TIMESTAMP()"));
    if (!seconds)
        return seconds.error();
    return static_cast<std::int64_t>(seconds->value(0).toLongLong());
}

std::optional<Issue> clockIssue(std::int64_t server, std::int64_t here)
{
    constexpr std::int64_t most = 60; // s
    if (std::abs(server - here) <= most)
        return {};
    const auto apart = durationText(static_cast<std::uint64_t>(std::abs(server - here)));
    return Issue{Severity::Warning,
                 {here < server ? said("Messages",
                                       "the clock of this computer is %1 behind that of the "
                                       "database server, which counts")
                                : said("Messages",
                                       "the clock of this computer is %1 ahead of that of the "
                                       "database server, which counts"),
                  {apart}},
                 "",
                 0};
}

Result<SlurmdbdSchema> findSchema(MariadbSession& session, const QString& wanted)
{
    const auto clusters = findClusters(session);
    if (!clusters)
        return clusters.error();
    const auto cluster = chooseCluster(*clusters, wanted);
    if (!cluster)
        return cluster.error();
    SlurmdbdSchema schema;
    schema.cluster = cluster->name;
    schema.isVersionKnown = cluster->version.has_value();
    schema.version = cluster->version.value_or(SlurmVersion());
    const auto require = [&](const QString& table, std::initializer_list<const char*> needed,
                             std::set<QString>& columns) -> Result<void> {
        auto found = requireColumns(session, table, needed);
        if (!found)
            return found.error();
        columns = *std::move(found);
        return {};
    };
    const auto prefix = schema.cluster + QLatin1Char('_');
    if (auto done
        = require(prefix + QLatin1String("assoc_table"),
                  {"deleted", "id_assoc", "user", "acct", "partition", "parent_acct", "shares"},
                  schema.assocColumns);
        !done)
        return done.error();
    if (auto done = require(prefix + QLatin1String("job_table"),
                            {"deleted", "id_job", "id_assoc", "account", "partition", "id_qos",
                             "state", "timelimit", "time_submit", "time_eligible", "time_start",
                             "time_end", "cpus_req", "nodes_alloc", "tres_req", "priority"},
                            schema.jobColumns);
        !done)
        return done.error();
    if (auto done = require(QStringLiteral("qos_table"), {"deleted", "id", "name", "priority"},
                            schema.qosColumns);
        !done)
        return done.error();
    if (auto done = findUsageTables(session, schema); !done)
        return done.error();
    const auto events = columnsOf(session, prefix + QLatin1String("event_table"));
    if (auto report = columnsOf(session, prefix + QLatin1String("usage_hour_table")))
        schema.reportColumns = *std::move(report);
    schema.hasUsage = schema.usageTables.contains(QStringLiteral("assoc_usage_hour_table"));
    schema.hasEvents = events && events->contains(QStringLiteral("tres"));
    const auto reservations = columnsOf(session, prefix + QLatin1String("resv_table"));
    schema.hasReservations = reservations && reservations->contains(QStringLiteral("tres"));
    return schema;
}

} // namespace fairlead::accounting

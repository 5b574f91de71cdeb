// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/databaseprobe.h"

#include "models/accounting/sources/slurmdbd/slurmdbdschema.h"

namespace fairlead::accounting {

namespace {
QString qstring(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// One column of an answer.
Result<QStringList> column(MariadbSession& session, const QByteArray& statement, unsigned number)
{
    QStringList texts;
    const auto asked = session.forEachRow(
        statement, [&](const MariadbRows& row) { texts << qstring(row.text(number)); });
    if (!asked)
        return asked.error();
    return texts;
}

Error stopped()
{
    return {ErrorCode::SourceUnreachable, "the test was cancelled", {}};
}

using OpenSession = std::unique_ptr<MariadbSession>;

/// As MariadbSession::open(), but remembers why the first hosts were passed over.
Result<OpenSession> openOneOf(const DatabaseUrl& url, const Secret& password,
                              const DatabaseTimeouts& timeouts, const std::stop_token& stop,
                              std::vector<Error>& unreached)
{
    std::vector<DatabaseUrl> places;
    if (!url.socket.isEmpty())
        places.push_back(url);
    for (const auto& host : url.socket.isEmpty() ? url.hosts : std::vector<DatabaseHost>()) {
        places.push_back(url);
        places.back().hosts = {host};
    }
    for (const auto& place : places) {
        if (stop.stop_requested())
            return stopped();
        auto session
            = MariadbSession::open(place, password, MariadbSession::Access::ReadOnly, timeouts);
        if (session)
            return session;
        unreached.push_back(session.error());
    }
    if (unreached.empty())
        return Error{ErrorCode::Usage, "the address names no host and no socket", {}};
    auto last = unreached.back();
    for (std::size_t i = unreached.size() - 1; i-- > 0;)
        last.detail += "\n" + unreached[i].message + ": " + unreached[i].detail;
    return last;
}

Result<void> describeServer(MariadbSession& session, DatabaseProbe& probe)
{
    const auto version = column(session, QByteArrayLiteral("SELECT VERSION()"), 0);
    if (!version)
        return version.error();
    // Rows come by name: Ssl_cipher, Ssl_version.
    const auto tls
        = column(session,
                 QByteArrayLiteral("SHOW SESSION STATUS WHERE Variable_name IN ('Ssl_cipher', "
                                   "'Ssl_version')"),
                 1);
    if (!tls)
        return tls.error();
    probe.server = session.server();
    probe.version = version->value(0);
    if (!tls->value(0).isEmpty())
        probe.encryption = tls->value(1) + QStringLiteral(", ") + tls->value(0);
    return {};
}

Result<void> describeSlurmdbd(MariadbSession& session, const QString& wanted, DatabaseProbe& probe)
{
    const auto clusters = column(
        session,
        QByteArrayLiteral("SELECT name FROM cluster_table WHERE deleted = 0 ORDER BY name"), 0);
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

Result<void> describeStore(MariadbSession& session, DatabaseProbe& probe)
{
    const auto version
        = column(session, QByteArrayLiteral("SELECT version FROM fairlead_store WHERE id = 1"), 0);
    if (!version || version->isEmpty())
        return Error{ErrorCode::DataInvalid, "the database holds no Fairlead store",
                     version ? std::string() : version.error().detail};
    probe.storeVersion = version->value(0).toInt();
    return {};
}
} // namespace

Result<DatabaseProbe> probeDatabase(const DatabaseUrl& url, const Secret& password,
                                    const DatabaseTimeouts& timeouts, const std::stop_token& stop)
{
    DatabaseProbe probe;
    auto session = openOneOf(url, password, timeouts, stop, probe.unreached);
    if (!session)
        return session.error();
    if (auto done = describeServer(**session, probe); !done)
        return done.error();
    if (stop.stop_requested())
        return stopped();
    const auto done = url.scheme == QLatin1String("mysql")
        ? describeStore(**session, probe)
        : describeSlurmdbd(**session, url.cluster, probe);
    if (!done)
        return done.error();
    return probe;
}

} // namespace fairlead::accounting

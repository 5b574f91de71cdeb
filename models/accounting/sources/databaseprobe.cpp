// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/databaseprobe.h"

#include "models/accounting/sources/registry.h"

namespace fairlead::accounting {

namespace {
Result<QStringList> oneColumn(MariadbSession& session, const QByteArray& statement, unsigned number)
{
    QStringList texts;
    const auto asked = session.forEachRow(
        statement,
        [&](const MariadbRows& row) { texts << QString::fromStdString(row.utf8(number)); },
        fewRows);
    if (!asked)
        return asked.error();
    return texts;
}

Error stopped()
{
    return {ErrorCode::SourceUnreachable, said("Messages", "the test was cancelled"), {}};
}

using OpenSession = std::unique_ptr<MariadbSession>;

/// As MariadbSession::open(), but remembers why the first hosts were passed over.
Result<OpenSession> openOneOf(const connections::DatabaseUrl& url,
                              const connections::Secret& password, const DatabaseTimeouts& timeouts,
                              const std::stop_token& stop, std::vector<Error>& unreached)
{
    std::vector<connections::DatabaseUrl> places;
    if (!url.socket.isEmpty())
        places.push_back(url);
    for (const auto& host :
         url.socket.isEmpty() ? url.hosts : std::vector<connections::DatabaseHost>()) {
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
        return Error{
            ErrorCode::Usage, said("Messages", "the address names no host and no socket"), {}};
    auto last = unreached.back();
    for (std::size_t i = unreached.size() - 1; i-- > 0;)
        last.detail += "\n" + english(unreached[i].message) + ": " + unreached[i].detail;
    return last;
}

Result<void> describeServer(MariadbSession& session, DatabaseProbe& probe)
{
    const auto version = firstColumn(session, QByteArrayLiteral("SELECT VERSION()"));
    if (!version)
        return version.error();
    // Rows come by name: Ssl_cipher, Ssl_version.
    const auto tls
        = oneColumn(session,
                    QByteArrayLiteral(
                        "SHOW SESSION STATUS WHERE Variable_name IN ('Ssl_cipher', 'Ssl_version')"),
                    1);
    if (!tls)
        return tls.error();
    probe.server = session.server();
    probe.version = version->value(0);
    if (!tls->value(0).isEmpty())
        probe.encryption = tls->value(1) + QStringLiteral(", ") + tls->value(0);
    return {};
}
} // namespace

Result<QStringList> firstColumn(MariadbSession& session, const QByteArray& statement)
{
    return oneColumn(session, statement, 0);
}

Result<DatabaseProbe> probeDatabase(const connections::DatabaseUrl& url,
                                    const connections::Secret& password,
                                    const DatabaseTimeouts& timeouts, const std::stop_token& stop)
{
    const auto* kind = kindOfScheme(url.scheme);
    if (kind == nullptr)
        return notASource(url.text());
    if (kind->probe != nullptr)
        return kind->probe(url, password, timeouts.read);
    DatabaseProbe probe;
    auto session = openOneOf(url, password, timeouts, stop, probe.unreached);
    if (!session)
        return session.error();
    if (auto done = describeServer(**session, probe); !done)
        return done.error();
    if (stop.stop_requested())
        return stopped();
    const auto done = kind->describe(**session, url.cluster, probe);
    if (!done)
        return done.error();
    return probe;
}

} // namespace fairlead::accounting

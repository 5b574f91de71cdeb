// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/connections/connection.h"

#include "models/words/messagewords.h"
#include "models/words/showntext.h"

#include <QCoreApplication>

#include <algorithm>

namespace fairlead::app {

using connections::TlsMode;
using views::ConnectionFields;

namespace {
struct ConnectionWords
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::app::Connection)

public:
    static QString noName() { return tr("Give the connection a name."); }
    static QString noPlace() { return tr("Name a host, or the path of a socket."); }
    static QString twoPlaces() { return tr("Either hosts or a socket, not both."); }
    static QString badHost()
    {
        return tr("A host is written name, name:port or [IPv6]:port, with commas between them.");
    }
    static QString passwordInHost()
    {
        return tr("User and password have fields of their own; a host has none.");
    }
    static QString noDatabase() { return tr("Name the database, such as slurm_acct_db."); }
    static QString oneHost() { return tr("slurmrestd is one host."); }
    static QString noSettings()
    {
        return tr("slurmrestd does not tell the weights: name a settings file.");
    }
    static QString provesItself()
    {
        return tr("slurmrestd gets the token itself: choose Verify, or Off on this machine.");
    }
    static QString clearText()
    {
        return tr("Without TLS, password and data would cross the network in clear text. That is "
                  "allowed for a socket or this machine only: choose Require or Verify.");
    }
};

QStringList hostTexts(const QString& text)
{
    QStringList parts;
    for (const auto& part : text.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        if (!part.trimmed().isEmpty())
            parts << part.trimmed();
    }
    return parts;
}

// The characters that part an address: in a host they would turn it into another one.
bool hasForeignCharacter(const QString& host)
{
    return std::any_of(host.begin(), host.end(), [](QChar c) {
        return c.isSpace() || QStringView(u"/?#&=;@'\"\\").contains(c);
    });
}

QString hostText(const connections::DatabaseHost& host, quint16 usualPort)
{
    const auto name
        = host.name.contains(QLatin1Char(':')) ? QStringLiteral("[%1]").arg(host.name) : host.name;
    return host.port == usualPort ? name : QStringLiteral("%1:%2").arg(name).arg(host.port);
}

quint16 portOf(const connections::DatabaseUrl& url)
{
    return url.takesToken() ? connections::restPort : connections::databasePort;
}

/// What keeps a whole address from being one of slurmrestd.
QString restProblem(const Connection& connection)
{
    if (connection.url.hosts.size() > 1)
        return ConnectionWords::oneHost();
    if (connection.url.tls == TlsMode::Prefer || connection.url.tls == TlsMode::Require)
        return ConnectionWords::provesItself();
    return connection.configFile.isEmpty() ? ConnectionWords::noSettings() : QString();
}

QString placeProblem(const ConnectionFields& fields)
{
    const auto hosts = hostTexts(fields.hosts);
    if (hosts.isEmpty() && fields.url.socket.isEmpty())
        return ConnectionWords::noPlace();
    if (!hosts.isEmpty() && !fields.url.socket.isEmpty())
        return ConnectionWords::twoPlaces();
    for (const auto& host : hosts) {
        if (host.contains(QLatin1Char('@')))
            return ConnectionWords::passwordInHost();
        if (hasForeignCharacter(host) || !connections::parseDatabaseHost(host))
            return ConnectionWords::badHost(); // what was typed may be a password, and is not said
                                               // again
    }
    return {};
}
} // namespace

accounting::SourceOptions optionsOf(const Connection& connection)
{
    accounting::SourceOptions options;
    options.cluster = connection.url.cluster;
    options.configFile = connection.configFile;
    options.partitionsFile = connection.partitionsFile;
    options.usageFile = connection.usageFile;
    return options;
}

ConnectionFields fieldsOf(const Connection& connection)
{
    QStringList hosts;
    for (const auto& host : connection.url.hosts)
        hosts << hostText(host, portOf(connection.url));
    const auto typed = hosts.join(QStringLiteral(", ")); // lint: allowed, it is read again
    ConnectionFields fields{connection, typed};
    fields.url.hosts.clear();
    return fields;
}

Connection connectionOf(const ConnectionFields& fields)
{
    auto connection = static_cast<const Connection&>(fields);
    for (const auto& text : hostTexts(fields.hosts)) {
        if (const auto host = connections::parseDatabaseHost(text, portOf(connection.url)))
            connection.url.hosts.push_back(*host);
    }
    if (connection.url.tls != TlsMode::Verify)
        connection.url.caFile.clear(); // its field is greyed out
    if (connection.url.takesToken()) { // theirs are hidden
        connection.url.database.clear();
        connection.url.cluster.clear();
    }
    return connection;
}

views::ConnectionVerdict checkFields(const ConnectionFields& fields)
{
    views::ConnectionVerdict verdict;
    verdict.problem = placeProblem(fields);
    const auto connection = connectionOf(fields);
    verdict.isLocal = verdict.problem.isEmpty() && connection.url.isLocal();
    if (fields.name.isEmpty())
        verdict.problem = ConnectionWords::noName();
    if (!verdict.problem.isEmpty())
        return verdict;
    if (fields.url.takesToken())
        verdict.problem = restProblem(connection);
    else if (fields.url.database.isEmpty())
        verdict.problem = ConnectionWords::noDatabase();
    if (!verdict.problem.isEmpty())
        return verdict;
    if (connection.url.tls == TlsMode::Off && !verdict.isLocal)
        verdict.problem = ConnectionWords::clearText();
    else if (const auto parsed = connections::parseDatabaseUrl(connection.url.text()); !parsed)
        verdict.problem = models::messageWords(parsed.error().message);
    return verdict;
}

} // namespace fairlead::app

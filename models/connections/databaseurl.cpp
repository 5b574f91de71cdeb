// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/connections/databaseurl.h"

#include <QStringList>
#include <QUrl>
#include <QUrlQuery>

#include <algorithm>
#include <array>

namespace fairlead::connections {

namespace {
constexpr std::array modes{std::pair(TlsMode::Off, "off"), std::pair(TlsMode::Prefer, "prefer"),
                           std::pair(TlsMode::Require, "require"),
                           std::pair(TlsMode::Verify, "verify")};

Error badUrl(const QString& why)
{
    return {ErrorCode::Usage,
            "the address cannot be used: " + why.toStdString()
                + " (scheme://user@host[:port][,host2]/database?tls=off|prefer|require|verify)",
            {}};
}

bool isLoopback(const QString& host)
{
    return host == QLatin1String("localhost") || host == QLatin1String("::1")
        || host.startsWith(QLatin1String("127."));
}

/// "slurmdbd:// or mysql://"
QString schemeNames()
{
    QStringList names;
    for (const auto* scheme : databaseSchemes)
        names << QLatin1String(scheme) + QLatin1String("://");
    return names.join(QStringLiteral(" or "));
}

/// The part between the scheme and the database.
Result<void> readAuthority(const QString& text, DatabaseUrl& url)
{
    const auto at = text.lastIndexOf(QLatin1Char('@'));
    if (at >= 0) {
        const auto user = text.left(at);
        if (user.contains(QLatin1Char(':')))
            return badUrl(QStringLiteral("a password does not belong into it; it is asked for, or "
                                         "comes from the keychain or --password-file"));
        url.user = QUrl::fromPercentEncoding(user.toUtf8());
    }
    const auto hosts = text.mid(at + 1);
    if (hosts.isEmpty())
        return {};
    for (const auto& part : hosts.split(QLatin1Char(','))) {
        const auto host = parseDatabaseHost(part);
        if (!host)
            return badUrl(QStringLiteral("'%1' is no host").arg(part));
        url.hosts.push_back(*host);
    }
    return {};
}

Result<void> readOptions(const QString& text, DatabaseUrl& url, bool& hasTls)
{
    for (const auto& [name, value] : QUrlQuery(text).queryItems(QUrl::FullyDecoded)) {
        if (name == QLatin1String("cluster")) {
            url.cluster = value;
        } else if (name == QLatin1String("socket")) {
            url.socket = value;
        } else if (name == QLatin1String("ca")) {
            url.caFile = value;
        } else if (name == QLatin1String("tls")) {
            hasTls = false;
            for (const auto& [mode, word] : modes) {
                if (value == QLatin1String(word)) {
                    url.tls = mode;
                    hasTls = true;
                }
            }
            if (!hasTls)
                return badUrl(QStringLiteral("tls=%1 is not known").arg(value));
        } else {
            return badUrl(QStringLiteral("%1= is not known").arg(name));
        }
    }
    return {};
}
} // namespace

std::optional<DatabaseHost> parseDatabaseHost(const QString& text)
{
    DatabaseHost host;
    qsizetype colon = text.lastIndexOf(QLatin1Char(':'));
    if (text.startsWith(QLatin1Char('['))) {
        const auto close = text.indexOf(QLatin1Char(']'));
        if (close < 0 || (close + 1 < text.size() && text[close + 1] != QLatin1Char(':')))
            return std::nullopt;
        host.name = text.mid(1, close - 1);
        colon = close + 1 < text.size() ? close + 1 : -1;
    } else {
        host.name = colon < 0 ? text : text.left(colon);
    }
    bool isNumber = true;
    if (colon >= 0)
        host.port = text.mid(colon + 1).toUShort(&isNumber);
    if (host.name.isEmpty() || !isNumber || host.port == 0)
        return std::nullopt;
    return host;
}

bool hasScheme(const QString& text, const char* scheme)
{
    return text.startsWith(QLatin1String(scheme) + QLatin1String("://"));
}

Result<DatabaseUrl> parseDatabaseUrl(const QString& text)
{
    DatabaseUrl url;
    const auto start = text.indexOf(QLatin1String("://"));
    url.scheme = text.left(start);
    if (std::ranges::none_of(databaseSchemes,
                             [&](const char* scheme) { return hasScheme(text, scheme); }))
        return badUrl(QStringLiteral("'%1' is not %2").arg(url.scheme, schemeNames()));
    const auto rest = text.mid(start + 3);
    const auto question = rest.indexOf(QLatin1Char('?'));
    const auto before = question < 0 ? rest : rest.left(question);
    const auto slash = before.indexOf(QLatin1Char('/'));
    if (auto done = readAuthority(slash < 0 ? before : before.left(slash), url); !done)
        return done.error();
    if (slash >= 0)
        url.database = QUrl::fromPercentEncoding(before.mid(slash + 1).toUtf8());
    bool hasTls = false;
    if (auto done = readOptions(question < 0 ? QString() : rest.mid(question + 1), url, hasTls);
        !done)
        return done.error();
    if (url.hosts.empty() && url.socket.isEmpty())
        return badUrl(QStringLiteral("it names no host and no socket"));
    if (url.database.isEmpty())
        return badUrl(QStringLiteral("it names no database"));
    if (!hasTls)
        url.tls = url.isLocal() ? TlsMode::Off : TlsMode::Require;
    if (url.tls == TlsMode::Off && !url.isLocal())
        return badUrl(QStringLiteral("clear text is for a socket or loopback only"));
    return url;
}

bool DatabaseUrl::isLocal() const
{
    return !socket.isEmpty()
        || std::all_of(hosts.begin(), hosts.end(),
                       [](const DatabaseHost& host) { return isLoopback(host.name); });
}

QString DatabaseUrl::place() const
{
    QStringList names;
    for (const auto& host : hosts)
        names << QStringLiteral("%1:%2").arg(host.name).arg(host.port);
    return QStringLiteral("%1@%2/%3")
        .arg(user, socket.isEmpty() ? names.join(u',') : socket, database);
}

QString DatabaseUrl::text() const
{
    QStringList hostTexts;
    for (const auto& host : hosts) {
        const auto name = host.name.contains(QLatin1Char(':'))
            ? QStringLiteral("[%1]").arg(host.name)
            : host.name;
        hostTexts << (host.port == 3306 ? name : QStringLiteral("%1:%2").arg(name).arg(host.port));
    }
    QUrlQuery query;
    const auto add = [&](const char* name, const QString& value) {
        if (!value.isEmpty())
            query.addQueryItem(QLatin1String(name), value);
    };
    add("cluster", cluster);
    add("tls", tlsModeName(tls));
    add("ca", caFile);
    add("socket", socket);
    const auto encoded
        = [](const QString& part) { return QString::fromLatin1(QUrl::toPercentEncoding(part)); };
    return scheme + QStringLiteral("://") + (user.isEmpty() ? QString() : encoded(user) + u'@')
        + hostTexts.join(u',') + u'/' + encoded(database) + u'?' + query.query(QUrl::FullyEncoded);
}

QString tlsModeName(TlsMode mode)
{
    for (const auto& [known, word] : modes) {
        if (known == mode)
            return QLatin1String(word);
    }
    return {};
}

} // namespace fairlead::connections

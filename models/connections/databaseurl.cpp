// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/connections/databaseurl.h"

#include <QRegularExpression>
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

constexpr auto databaseForm
    = "scheme://user@host[:port][,host2]/database?tls=off|prefer|require|verify";
constexpr auto restForm = "slurmrest://user@host[:port]?tls=off|verify or slurmrest:///SOCKET";

Error badUrl(Message why, const char* form = databaseForm)
{
    return {ErrorCode::Usage,
            {said("Messages", "the address cannot be used: %1 (%2)"), {std::move(why), form}},
            {}};
}

const char* formOf(const DatabaseUrl& url)
{
    return url.takesToken() ? restForm : databaseForm;
}

/// 127.0.0.0/8 as an address: 127.example.org is a name like any other.
bool isLoopbackAddress(const QString& host)
{
    const auto parts = host.split(QLatin1Char('.'));
    return parts.size() == 4 && parts.front() == QLatin1String("127")
        && std::all_of(parts.begin(), parts.end(), [](const QString& part) {
               constexpr uint largest = 255;
               bool isNumber = false;
               const auto value = part.toUInt(&isNumber);
               return isNumber && value <= largest;
           });
}

bool isLoopback(const QString& host)
{
    return host == QLatin1String("localhost") || host == QLatin1String("::1")
        || isLoopbackAddress(host);
}

/// "slurmdbd:// or mysql://"
QString schemeNames()
{
    QStringList names;
    for (const auto* scheme : serverSchemes)
        names << QLatin1String(scheme) + QLatin1String("://");
    return names.join(QStringLiteral(" or "));
}

/// A JSON Web Token: an object in base64, and two more parts.
bool looksLikeToken(const QString& text)
{
    return text.startsWith(QLatin1String("eyJ")) || text.count(QLatin1Char('.')) == 2;
}

/// The part between the scheme and the database.
Result<void> readAuthority(const QString& text, DatabaseUrl& url)
{
    const auto at = text.lastIndexOf(QLatin1Char('@'));
    if (at >= 0) {
        const auto user = text.left(at);
        const bool isWithSecret = user.contains(QLatin1Char(':'));
        if (isWithSecret && !url.takesToken())
            return badUrl(said("Messages",
                               "a password does not belong into it; it is asked for, or "
                               "comes from the keychain or --password-file"));
        if (isWithSecret || (url.takesToken() && looksLikeToken(user)))
            return badUrl(said("Messages",
                               "a token does not belong into it; it is asked for, or comes "
                               "from SLURM_JWT, the keychain or --password-file"),
                          restForm);
        url.user = QUrl::fromPercentEncoding(user.toUtf8());
        if (std::ranges::any_of(url.user,
                                [](QChar c) { return c.category() == QChar::Other_Control; }))
            return badUrl(said("Messages", "a user name has no control characters"), formOf(url));
    }
    const auto hosts = text.mid(at + 1);
    if (hosts.isEmpty())
        return {};
    for (const auto& part : hosts.split(QLatin1Char(','))) {
        const auto host = parseDatabaseHost(part, url.takesToken() ? restPort : databasePort);
        if (!host) // which may be user:password with the host forgotten
            return badUrl({said("Messages", "number %1 of the hosts is not a valid host"),
                           {number(url.hosts.size() + 1)}},
                          formOf(url));
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
                return badUrl(said("Messages", "this tls= is not known"), formOf(url));
        } else {
            return badUrl(said("Messages", "it takes cluster=, tls=, ca= and socket= only"),
                          formOf(url));
        }
    }
    return {};
}

/// What the address leaves open about TLS, and what contradicts itself.
Result<void> settleTls(DatabaseUrl& url, bool isSaid)
{
    const auto* form = formOf(url);
    if (!url.caFile.isEmpty()) {
        if (isSaid && url.tls < TlsMode::Require)
            return badUrl(said("Messages", "ca= means tls=verify"), form);
        url.tls = TlsMode::Verify;
    } else if (!isSaid && url.socket.isEmpty() && url.isLocal()) {
        return badUrl({said("Messages",
                            "on loopback any user of this computer can take the port: say %1 or "
                            "tls=off"),
                       {url.takesToken() ? "slurmrest:///SOCKET, tls=verify"
                                         : "socket=PATH, tls=verify, tls=require"}},
                      form);
    } else if (!isSaid) {
        url.tls = url.socket.isEmpty() ? TlsMode::Verify : TlsMode::Off;
    }
    if (url.tls == TlsMode::Off && !url.isLocal())
        return badUrl(said("Messages", "clear text is for a socket or loopback only"), form);
    return {};
}

/// What an address of slurmrestd may not say.
Result<void> checkRest(const DatabaseUrl& url)
{
    if (!url.database.isEmpty() || !url.cluster.isEmpty())
        return badUrl(said("Messages", "slurmrestd has no databases and one cluster"), restForm);
    if (url.hosts.size() > 1)
        return badUrl(said("Messages", "slurmrestd is one host"), restForm);
    if (url.tls == TlsMode::Prefer || url.tls == TlsMode::Require)
        return badUrl(said("Messages",
                           "slurmrestd gets the token itself, so whoever answers has to "
                           "prove who it is: tls=verify"),
                      restForm);
    return {};
}

/// `slurmrest:///run/slurmrestd.sock`: the rest of the address is the path.
bool takeSocket(const QString& rest, DatabaseUrl& url)
{
    if (!url.takesToken() || rest.size() < 2 || !rest.startsWith(QLatin1Char('/')))
        return false;
    url.socket = rest;
    url.tls = TlsMode::Off;
    return true;
}

Result<void> checkDatabase(const QString& place, const DatabaseUrl& url)
{
    if (url.database.isEmpty())
        return badUrl(said("Messages", "it names no database"));
    if (place.contains(QRegularExpression(QStringLiteral("[@:/]"))))
        return badUrl(said("Messages",
                           "a database's name has no “@”, “:” or “/” in it; a password "
                           "does not belong into an address"));
    return {};
}
} // namespace

std::optional<DatabaseHost> parseDatabaseHost(const QString& text, quint16 usualPort)
{
    DatabaseHost host{{}, usualPort};
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
    if (std::ranges::none_of(serverSchemes,
                             [&](const char* scheme) { return hasScheme(text, scheme); }))
        return badUrl(
            {said("Messages", "it does not begin with %1"), {schemeNames().toStdString()}});
    const auto rest = text.mid(start + 3);
    if (takeSocket(rest, url))
        return url;
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
        return badUrl(said("Messages", "it names no host and no socket"));
    if (!url.takesToken()) {
        if (auto done = checkDatabase(before.mid(slash + 1), url); !done)
            return done.error();
    }
    if (auto done = settleTls(url, hasTls); !done)
        return done.error();
    if (url.takesToken()) {
        if (auto done = checkRest(url); !done)
            return done.error();
    }
    return url;
}

bool DatabaseUrl::takesToken() const
{
    return scheme == QLatin1String(restScheme);
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
    const auto where = socket.isEmpty() ? names.join(u',') : socket;
    if (takesToken())
        return user.isEmpty() ? where : user + u'@' + where;
    return QStringLiteral("%1@%2/%3").arg(user, where, database);
}

QString DatabaseUrl::text() const
{
    if (takesToken() && !socket.isEmpty())
        return scheme + QStringLiteral("://") + socket;
    const auto usualPort = takesToken() ? restPort : databasePort;
    QStringList hostTexts;
    for (const auto& host : hosts) {
        const auto name = host.name.contains(QLatin1Char(':'))
            ? QStringLiteral("[%1]").arg(host.name)
            : host.name;
        hostTexts << (host.port == usualPort ? name
                                             : QStringLiteral("%1:%2").arg(name).arg(host.port));
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
        + hostTexts.join(u',') + (takesToken() ? QString() : u'/' + encoded(database)) + u'?'
        + query.query(QUrl::FullyEncoded);
}

QString withoutPassword(const QString& text)
{
    const auto at = text.lastIndexOf(QLatin1Char('@'));
    if (at < 0 || text.startsWith(QLatin1Char('/')) || text.startsWith(QLatin1Char('.')))
        return text;
    static const QRegularExpression scheme(QStringLiteral("\\A[A-Za-z][A-Za-z0-9+.-]*:/+"));
    const auto start = scheme.match(text).capturedLength();
    const auto colon = text.indexOf(QLatin1Char(':'), start);
    return colon < 0 || colon > at ? text : text.left(colon + 1) + QChar(0x2026) + text.mid(at);
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

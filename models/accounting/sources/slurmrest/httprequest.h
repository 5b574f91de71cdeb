// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/connections/databaseurl.h"
#include "models/connections/secret.h"

#include <QByteArray>

namespace fairlead::accounting {

/// Whom requests go to, and who asks.
struct RestServer
{
    connections::DatabaseUrl url; ///< of the scheme slurmrest
    connections::Secret token; ///< empty: none is sent
    int timeout = 120; ///< for each answer as a whole. @unit s
};

/// What a server answered.
struct HttpAnswer
{
    int status = 0; ///< 200, 401, ...
    QByteArray contentType; ///< lower case, without parameters
    QByteArray body;
};

/// The most that an answer may hold. @unit bytes
inline constexpr qint64 largestBody = qint64{512} * 1024 * 1024;
/// The most that all lines before the body may hold; libcurl gives up soon after.  @unit bytes
inline constexpr qint64 largestHeader = qint64{256} * 1024;

/// Asks for one path, by GET, and for JSON; with TLS 1.2 or newer where the address does not say
/// off, and after chain and host name of the certificate have been checked. Follows nothing, goes
/// through no proxy. `path` is ours: it holds no blanks. Blocks. Error codes: Usage (user or token
/// cannot stand in a request), SourceUnreachable (nobody there, no answer in time, a server that
/// does not prove who it is), DataInvalid (no HTTP, cut, too large).
Result<HttpAnswer> get(const RestServer& server, const QByteArray& path);

} // namespace fairlead::accounting

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/result.h"

#include <QByteArray>

namespace fairlead::accounting {

/// What a server answered to one request of HTTP/1.1 with "Connection: close".
struct HttpAnswer
{
    int status = 0; ///< 200, 401, ...
    QByteArray contentType; ///< lower case, without parameters
    QByteArray body;
};

/// The most that head and body of an answer may hold. @unit bytes
inline constexpr qsizetype largestHead = 64 * 1024;
inline constexpr qsizetype largestBody = qsizetype{512} * 1024 * 1024;

/// How much of an answer has come.
enum class HttpState
{
    Open, ///< more is needed, or the end of the connection
    Whole, ///< as much as the head announced, or too much of it: nothing else is worth reading
};
/// By what has come so far.
HttpState httpState(const QByteArray& received);

/// Takes an answer apart that has come whole; what comes behind the announced length is dropped.
/// Error code DataInvalid: it is no HTTP, is cut, in a transfer encoding that nobody asked for, or
/// beyond the limits.
Result<HttpAnswer> parseHttpAnswer(const QByteArray& received);

} // namespace fairlead::accounting

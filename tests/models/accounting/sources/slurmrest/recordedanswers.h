// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayList>
#include <QFile>
#include <QString>

namespace fairlead::tests::rest {

inline QString dataFile(const char* name)
{
    return QStringLiteral(FAIRLEAD_TEST_DATA "/slurmrest/v0.0.38/") + QLatin1String(name);
}

inline QByteArray ok(const QByteArray& body, const QByteArray& type = "application/json")
{
    return "HTTP/1.1 200 OK\r\nContent-Length: " + QByteArray::number(body.size())
        + "\r\nContent-Type: " + type + "\r\n\r\n" + body
        + "Connection: Close\r\n"; // as 22.05 does
}

/// What slurmrestd 22.05 answered.
inline QByteArray recorded(const QByteArray& request)
{
    const auto path = request.split(' ').value(1);
    const auto name = path == "/openapi/v3" ? QByteArray("openapi") : path.split('/').last();
    QFile file(dataFile((name + ".json").constData()));
    if (!file.open(QIODevice::ReadOnly))
        return "HTTP/1.1 404 NOT FOUND\r\nContent-Length: 0\r\n\r\n";
    return ok(file.readAll());
}
} // namespace fairlead::tests::rest

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/app/cli/clirun.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>

namespace fairlead::tests {

/// Of "jobs demo:limoges".
inline QStringList words(const char* line)
{
    return QString::fromUtf8(line).split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

inline QJsonObject envelopeOf(const QStringList& command)
{
    const auto run = runCli(command + QStringList{"--format", "json", "--envelope"});
    QJsonParseError error;
    const auto document = QJsonDocument::fromJson(run.out, &error);
    if (error.error != QJsonParseError::NoError || !document.isObject())
        qWarning("%s: %s", qPrintable(error.errorString()), run.err.constData());
    return document.object();
}

inline QString schemaFile(const QString& command)
{
    return QStringLiteral(FAIRLEAD_RESOURCES "/schema/%1.schema.json").arg(command);
}

/// What a validator has against the envelope of a command; empty: nothing.
inline QByteArray schemaFault(const QByteArray& envelope, const QString& command)
{
    QProcess python;
    python.start(QStringLiteral("python3"),
                 {"-c",
                  "import json, jsonschema, sys\n"
                  "schema, envelope = [json.load(open(name)) for name in sys.argv[1:]]\n"
                  "beside = jsonschema.RefResolver.from_schema(schema,"
                  " store={envelope['$id']: envelope})\n"
                  "jsonschema.Draft202012Validator(schema, resolver=beside)"
                  ".validate(json.load(sys.stdin))",
                  schemaFile(command), schemaFile("envelope")});
    python.write(envelope);
    python.closeWriteChannel();
    if (!python.waitForFinished() || python.error() == QProcess::FailedToStart)
        return "python3 cannot be asked";
    const auto said = python.readAllStandardError();
    if (said.contains("No module named"))
        return "python3-jsonschema cannot be asked";
    return python.exitCode() == 0 ? QByteArray() : said;
}

} // namespace fairlead::tests

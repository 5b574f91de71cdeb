// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QDir>
#include <QFile>

namespace fairlead::tests {

/// What a window has left in a folder that did not close properly: `edits` is the list in JSON, and
/// `before` that of the values that they were made over.
inline QString leaveEdits(const QString& folder, const char* source, const QByteArray& edits,
                          const char* name = "left", const QByteArray& before = "[]")
{
    QDir().mkpath(folder);
    const auto path = folder + u'/' + QLatin1String(name) + QStringLiteral(".json");
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        qFatal("%s cannot be written", qPrintable(path));
    file.write(QByteArray(R"({"source": ")") + source + R"(", "changed": "2026-03-02T08:00:00.000Z",
                   "before": )"
               + before + R"(, "scenario": {"fairlead-scenario": 1, "edits": )" + edits + "}}");
    return path;
}

inline const char* const oneEdit = R"([{"edit": "share", "account": "geist", "shares": 400}])";

/// The unsaved scenarios in a folder.
inline QStringList unsavedFiles(const QString& folder)
{
    return QDir(folder).entryList({QStringLiteral("*.json")}, QDir::Files);
}

} // namespace fairlead::tests

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/commands/command.h"

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QHash>
#include <QStringList>

#include <sstream>

namespace fairlead::tests {

struct CliRun
{
    int exitCode = -1;
    QByteArray out;
    QByteArray err;
};

/// Runs a command line in this process.
inline CliRun runCli(const QStringList& words, cli::PdfWriter writePdf = nullptr)
{
    std::ostringstream out;
    std::ostringstream err;
    CliRun run;
    run.exitCode = cli::runCommandLine(words, {out, err, false, writePdf});
    run.out = QByteArray::fromStdString(out.str());
    run.err = QByteArray::fromStdString(err.str());
    return run;
}

/// watch SOURCE with each of these alerts.
inline CliRun watch(const QString& source, const QStringList& alerts)
{
    QStringList words{QStringLiteral("watch"), source};
    for (const auto& alert : alerts)
        words << QStringLiteral("--alert") << alert;
    return runCli(words);
}

/// Cells of simple CSV (no quotes in the cells that the tests look at).
using CsvRow = QHash<QString, QString>;
inline QList<CsvRow> csvRows(const QByteArray& csv)
{
    QList<CsvRow> rows;
    auto lines = QString::fromUtf8(csv).split(QStringLiteral("\r\n"), Qt::SkipEmptyParts);
    if (lines.isEmpty())
        return rows;
    const auto split = [](const QString& line) {
        QStringList cells{QString()};
        bool quoted = false;
        for (const auto c : line) {
            if (c == QLatin1Char('"'))
                quoted = !quoted;
            else if (c == QLatin1Char(',') && !quoted)
                cells.append(QString());
            else
                cells.last().append(c);
        }
        return cells;
    };
    const auto header = split(lines.takeFirst());
    for (const auto& line : lines) {
        const auto cells = split(line);
        CsvRow row;
        for (qsizetype i = 0; i < header.size(); ++i)
            row.insert(header[i], cells.value(i));
        rows.append(row);
    }
    return rows;
}

inline QByteArray fileContent(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline bool writeFile(const QString& path, const QByteArray& content)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
}

inline QString goldenFolder(const QString& name)
{
    return QStringLiteral(FAIRLEAD_TEST_DATA "/golden/") + name;
}

/// Copies the files (not the folders) of a capture.
inline void copyCapture(const QString& from, const QString& into)
{
    QDir().mkpath(into);
    for (const auto& name : QDir(from).entryList(QDir::Files))
        QFile::copy(from + QLatin1Char('/') + name, into + QLatin1Char('/') + name);
}

/// The folders with a recorded case, "slurm-22.05.8/fairtree" ...
inline QStringList goldenCases()
{
    QStringList cases;
    const QDir root(QStringLiteral(FAIRLEAD_TEST_DATA "/golden"));
    for (const auto& version : root.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        for (const auto& name :
             QDir(root.filePath(version)).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            if (QFile::exists(root.filePath(version + QLatin1Char('/') + name + "/origin.md")))
                cases << version + QLatin1Char('/') + name;
        }
    }
    return cases;
}

/// The epoch in a case's origin.md.
inline QString momentOf(const QString& folder)
{
    const auto text = QString::fromUtf8(fileContent(folder + QStringLiteral("/origin.md")));
    return text.section(QStringLiteral("epoch "), 1).section(QLatin1Char(' '), 0, 0);
}

/// Of `replay --jobs`: when each job starts under one policy.
inline QHash<QString, QString> startsUnder(const CliRun& run, const QString& policy)
{
    QHash<QString, QString> starts;
    for (const auto& row : csvRows(run.out)) {
        if (row["Policy"] == policy)
            starts.insert(row["JobID"], row["Start"]);
    }
    return starts;
}

} // namespace fairlead::tests

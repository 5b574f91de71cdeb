// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/app/cli/clirun.h"

#include <QTemporaryDir>
#include <QtEndian>

/// Recorded clusters with what sprio and sshare printed.
namespace fairlead::tests {

/// For a test to derive from.
struct AnsweredCase
{
    /// slurmctld's note of its last cycle.
    static void note(const QString& folder, qint64 moment,
                     const char* name = "priority_last_decay_ran")
    {
        QByteArray ran(16, '\0');
        qToBigEndian<qint64>(moment, ran.data());
        qToBigEndian<qint64>(moment - 3600, ran.data() + 8);
        writeFile(folder + QLatin1Char('/') + QLatin1String(name), ran);
    }

    /// A copy of a case whose answers were taken `late` seconds after the computation.
    static QString capture(const QTemporaryDir& folder, const QString& name, int late)
    {
        const auto from = goldenFolder(name);
        const auto into = folder.filePath("capture");
        copyCapture(from, into);
        const auto replace = [&](const char* file, const char* as) {
            QFile::remove(into + QLatin1Char('/') + QLatin1String(as));
            QFile::copy(from + QStringLiteral("/expected/") + QLatin1String(file),
                        into + QLatin1Char('/') + QLatin1String(as));
        };
        replace("sprio.txt", "sprio.txt");
        replace("sprio_norm.txt", "sprio_norm.txt");
        replace("sshare.txt", "shares.txt");
        const auto moment = momentOf(from).toLongLong();
        writeFile(into + QStringLiteral("/taken_at.txt"), QByteArray::number(moment + late) + '\n');
        note(into, moment);
        return into;
    }

    static void remove(const QString& folder, const char* name)
    {
        QFile::remove(folder + QLatin1Char('/') + QLatin1String(name));
    }

    static CliRun agree(const QString& folder, const QStringList& more = {})
    {
        return runCli(QStringList{"agree", folder, "--format", "csv"} + more);
    }

    /// The line of an answer.
    static CsvRow verdictOf(const CliRun& run, const QString& answer)
    {
        for (const auto& row : csvRows(run.out)) {
            if (row["Answer"] == answer && !row["MomentFrom"].isEmpty())
                return row;
        }
        return {};
    }
};

} // namespace fairlead::tests

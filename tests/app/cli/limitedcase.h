// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/sources/sources.h"
#include "models/accounting/store/store.h"
#include "tests/app/cli/clirun.h"

#include <QSqlDatabase>
#include <QSqlQuery>

namespace fairlead::tests {

/// Copies the recorded case "fairtree" and sets limits: 64 CPUs for account ceram, two running jobs
/// of a user for QOS normal; slurmctld says of job 27 of ceram that it waits for `reason`. Returns
/// whether the case still has what is changed.
inline bool writeLimitedCase(const QString& folder, const QByteArray& reason)
{
    copyCapture(goldenFolder(QStringLiteral("slurm-22.05.8/fairtree")), folder);
    const auto change = [&](const char* file, const QByteArray& behind, const QByteArray& from,
                            const QByteArray& to) {
        const auto path = folder + QLatin1Char('/') + QLatin1String(file);
        auto content = fileContent(path);
        const auto at = content.indexOf(from, content.indexOf(behind));
        QFile::remove(path);
        return at >= 0 && writeFile(path, content.replace(at, from.size(), to));
    };
    const auto lines = fileContent(folder + QStringLiteral("/qos.txt")).split('\n');
    auto cells = lines[1].split('|');
    cells[lines[0].split('|').indexOf("MaxJobsPU")] = "2";
    return change("jobs.txt", "JobId=27 ", "Reason=BeginTime", "Reason=" + reason)
        && change("qos.txt", {}, lines[1], cells.join('|'))
        && change("assoc_mgr.txt", "Account=ceram UserName= ", "GrpTRES=cpu=N", "GrpTRES=cpu=64");
}

/// A store of such a case that reads well but for its limits. Returns whether it could be made.
inline bool writeStoreWithBrokenLimits(const QString& folder, const QString& store)
{
    const auto snapshot = accounting::openSource(folder);
    auto recording = accounting::readRecording(
        accounting::SourceAccess(QStringLiteral(FAIRLEAD_TEST_DATA "/replay/fairtree")));
    if (!snapshot || !recording)
        return false;
    recording->limits.qos = {{"normal", {}}};
    if (!accounting::saveSnapshot(store, recordsOf(**snapshot), std::nullopt, {}, &*recording))
        return false;
    const auto name = QStringLiteral("broken limits");
    bool isDone = false;
    {
        auto database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
        database.setDatabaseName(store);
        isDone = database.open()
            && QSqlQuery(database).exec(
                QStringLiteral("UPDATE replay_qos_limit SET group_tres = 'gold=1'"));
    }
    QSqlDatabase::removeDatabase(name);
    return isDone;
}

} // namespace fairlead::tests

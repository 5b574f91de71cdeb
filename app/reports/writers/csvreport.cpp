// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/writers/csvreport.h"

#include "app/reports/tables/evaluationtables.h"
#include "app/reports/tables/replaygroups.h"
#include "app/reports/tables/usagetable.h"
#include "app/reports/writers/ownfiles.h"
#include "app/reports/writers/tablewriters.h"
#include "models/files/outputfile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <optional>
#include <utility>
#include <vector>

namespace fairlead::reports {

namespace {
constexpr auto sharesFile = "shares.csv";
constexpr auto jobsFile = "jobs.csv";
constexpr auto weightsFile = "weights.csv";
constexpr auto qosFile = "qos.csv";
constexpr auto usageFile = "usage.csv";
constexpr auto waitsFile = "waits.csv";
constexpr auto outlookFile = "outlook.csv";
constexpr auto compareFile = "compare.csv";

Result<void> makeFolder(const QString& directory)
{
    errno = 0;
    if (QDir().mkpath(directory))
        return {};
    const auto reason = errno == 0 ? QString() : qt_error_string(errno);
    Message what(said("Messages", "cannot make the folder %1"), {directory.toStdString()});
    const bool isInTheWay = QFileInfo::exists(directory);
    if (isInTheWay)
        what = because(std::move(what), said("Messages", "a file of that name is in the way"));
    return Error{ErrorCode::OutputFailed, std::move(what),
                 isInTheWay ? std::string() : reason.toStdString()};
}

Table differenceTable(const ReportData& data)
{
    const auto& before = *data.baseline;
    const auto& after = *data.evaluation;
    return compareTable(before, after,
                        data.difference ? *data.difference : difference(before, after));
}

/// Of each file the table; nothing: this report has none.
using NamedTables = std::vector<std::pair<const char*, std::optional<Table>>>;

Result<NamedTables> tablesOf(const ReportData& data)
{
    JobsOptions everyJob;
    everyJob.all = true;
    std::optional<Table> usage;
    if (data.usage) {
        UsageOptions options;
        options.unit = UsageUnit::Hours;
        auto table = usageTable(data.inForce(), *data.usage, options);
        if (!table)
            return table.error();
        usage = *std::move(table);
    }
    NamedTables tables;
    tables.emplace_back(sharesFile, sharesTable(*data.evaluation));
    tables.emplace_back(jobsFile, jobsTable(*data.evaluation, everyJob));
    tables.emplace_back(weightsFile, weightsTable(*data.evaluation));
    tables.emplace_back(qosFile, qosTable(data.evaluation->snapshot()));
    tables.emplace_back(usageFile, std::move(usage));
    tables.emplace_back(waitsFile,
                        data.waits ? std::optional(waitsTable(*data.waits)) : std::nullopt);
    tables.emplace_back(outlookFile,
                        data.outlook
                            ? std::optional(outlookTable(*data.outlook, replay::Grouping::Account))
                            : std::nullopt);
    tables.emplace_back(compareFile,
                        data.baseline ? std::optional(differenceTable(data)) : std::nullopt);
    return tables;
}

} // namespace

QStringList csvReportFiles()
{
    QStringList names;
    for (const auto* name : {sharesFile, jobsFile, weightsFile, qosFile, usageFile, waitsFile,
                             outlookFile, compareFile})
        names << QLatin1String(name);
    return names;
}

Result<QStringList> writeCsvTables(const ReportData& data, const QString& directory)
{
    if (auto made = makeFolder(directory); !made)
        return made.error();
    const auto tables = tablesOf(data);
    if (!tables)
        return tables.error();
    const QDir folder(directory);
    QStringList gone;
    for (const auto& [name, table] : *tables) {
        const auto path = folder.filePath(QLatin1String(name));
        if (table) {
            const auto text = csvText(*table, true, data.csv);
            if (auto written = files::writeWholeFile(path, text); !written)
                return written.error();
        } else if (isOwnFile(path, FileKind::Table)) {
            if (!QFile::remove(path))
                return Error{
                    ErrorCode::OutputFailed,
                    {said("Messages", "%1 is of an earlier report and cannot be taken away"),
                     {path.toStdString()}},
                    {}};
            gone << QLatin1String(name);
        }
    }
    return gone;
}

Result<void> checkCsvReplaceable(const QString& directory)
{
    for (const auto& name : csvReportFiles()) {
        const auto path = QDir(directory).filePath(name);
        if (auto good = checkReplaceable(path, FileKind::Table); !good)
            return good;
    }
    return {};
}

Result<void> writeCsvReport(const ReportData& data, const QString& directory)
{
    const auto written = writeCsvTables(data, directory);
    return written ? Result<void>() : written.error();
}

} // namespace fairlead::reports

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/writers/csvreport.h"

#include "app/reports/tables/evaluationtables.h"
#include "app/reports/tables/replaygroups.h"
#include "app/reports/tables/usagetable.h"
#include "app/reports/writers/tablewriters.h"
#include "models/files/outputfile.h"

#include <QDir>

namespace fairlead::reports {

namespace {

Result<void> makeFolder(const QString& directory)
{
    if (QDir().mkpath(directory))
        return {};
    Message what(said("Messages", "cannot make the folder %1"), {directory.toStdString()});
    if (QFileInfo::exists(directory))
        what = because(std::move(what), said("Messages", "a file of that name is in the way"));
    return Error{ErrorCode::OutputFailed, std::move(what), {}};
}

Table differenceTable(const ReportData& data)
{
    const auto& before = *data.baseline;
    const auto& after = *data.evaluation;
    return compareTable(before, after,
                        data.difference ? *data.difference : difference(before, after));
}

} // namespace

Result<void> writeCsvReport(const ReportData& data, const QString& directory)
{
    if (auto made = makeFolder(directory); !made)
        return made;
    const QDir folder(directory);
    const auto write = [&](const char* name, const Table& table) {
        return files::writeWholeFile(folder.filePath(QLatin1String(name)),
                                     csvText(table, true, data.csv));
    };
    JobsOptions everyJob;
    everyJob.all = true;
    if (auto written = write("shares.csv", sharesTable(*data.evaluation)); !written)
        return written;
    if (auto written = write("jobs.csv", jobsTable(*data.evaluation, everyJob)); !written)
        return written;
    if (auto written = write("weights.csv", weightsTable(*data.evaluation)); !written)
        return written;
    if (auto written = write("qos.csv", qosTable(data.evaluation->snapshot())); !written)
        return written;
    if (data.usage) {
        UsageOptions options;
        options.unit = UsageUnit::Hours;
        const auto table = usageTable(data.inForce(), *data.usage, options);
        if (!table)
            return table.error();
        if (auto written = write("usage.csv", *table); !written)
            return written;
    }
    if (data.waits) {
        if (auto written = write("waits.csv", waitsTable(*data.waits)); !written)
            return written;
    }
    if (data.outlook) {
        const auto table = outlookTable(*data.outlook, replay::Grouping::Account);
        if (auto written = write("outlook.csv", table); !written)
            return written;
    }
    if (data.baseline)
        return write("compare.csv", differenceTable(data));
    return {};
}

} // namespace fairlead::reports

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/store/moabtables.h"

#include "engine/base/text.h"
#include "engine/moab/config/configtext.h"
#include "engine/moab/config/parameters.h"
#include "models/accounting/store/moabcolumns.h"
#include "models/accounting/store/tableio.h"

namespace fairlead::accounting {

namespace {
Result<void> writeSettings(StoreConnection& c, const SnapshotRecords& records)
{
    const auto& settings = *records.policy.moab();
    const auto text = moab::configText(settings);
    if (!text)
        return text.error();
    std::vector<MoabConfigRow> lines;
    for (const auto line : text::split(*text, '\n'))
        lines.push_back({std::string(line)});
    const auto& site = records.moab;
    const std::vector<MoabSiteRow> rows{{settings.isMaui(), site.totals, site.firstQuery}};
    if (auto done = insertAll(c, "moab_site", rows); !done)
        return done;
    return insertAll(c, "moab_config", lines);
}

Result<void> writeJobs(StoreConnection& c, const std::vector<JobRecord>& jobs)
{
    std::vector<MoabJobRow> rows;
    std::vector<MoabRequirementRow> requirements;
    std::vector<MoabBlockRow> blocks;
    for (std::size_t i = 0; i < jobs.size(); ++i) {
        if (!jobs[i].moab)
            continue;
        const auto position = static_cast<std::uint32_t>(i);
        rows.push_back({position, jobs[i].label, *jobs[i].moab});
        for (const auto& requirement : jobs[i].moab->requirements)
            requirements.push_back({position, requirement});
        for (const auto& block : jobs[i].moab->blocks)
            blocks.push_back({position, block.from, block.to, block.reason});
    }
    if (auto done = insertAll(c, "moab_job", rows); !done)
        return done;
    if (auto done = insertAll(c, "moab_requirement", requirements); !done)
        return done;
    return insertAll(c, "moab_block", blocks);
}

Result<void> writeUsage(StoreConnection& c, const moab::Site& site)
{
    std::vector<MoabWindowRow> windows;
    std::vector<MoabNumberRow> numbers;
    const auto add
        = [&](std::int32_t list, moab::Cred cred, const std::string& name, double value) {
              numbers.push_back({list, static_cast<std::uint8_t>(cred), name, value});
          };
    for (const auto& window : site.windows) {
        for (const auto& entry : window.entries)
            add(static_cast<std::int32_t>(windows.size()), entry.cred, entry.name, entry.usage);
        windows.push_back({window.start, window.total});
    }
    for (const auto& number : site.globalUsage)
        add(MoabNumberRow::globalUsage, number.cred, number.name, number.value);
    for (const auto& number : site.accuracies)
        add(MoabNumberRow::accuracy, number.cred, number.name, number.value);
    if (auto done = insertAll(c, "moab_window", windows); !done)
        return done;
    return insertAll(c, "moab_number", numbers);
}

Result<void> writeRun(StoreConnection& c, const moab::Site& site)
{
    std::vector<MoabEventRow> events;
    for (const auto& e : site.events)
        events.push_back({e.kind, e.step, e.time, e.job, e.value, e.partition});
    std::vector<CycleRow> steps;
    for (const auto moment : site.stepTimes)
        steps.push_back({moment});
    if (auto done = insertAll(c, "moab_event", events); !done)
        return done;
    return insertAll(c, "moab_step", steps);
}

/// The policy; whether the store holds a cluster of Moab or Maui.
Result<bool> readSettings(StoreConnection& c, SnapshotRecords& records)
{
    const auto sites = selectAll<MoabSiteRow>(c, "moab_site");
    if (!sites)
        return sites.error();
    if (sites->empty())
        return false;
    const auto lines = selectAll<MoabConfigRow>(c, "moab_config");
    if (!lines)
        return lines.error();
    std::string text;
    for (const auto& line : *lines)
        text += line.text + '\n';
    const auto& site = sites->front();
    records.policy.own = moab::SharedSettings(
        moab::settingsFromText(text, site.isMaui ? moab::Dialect::Maui : moab::Dialect::Moab));
    records.moab.totals = site.totals;
    records.moab.firstQuery = site.firstQuery;
    return true;
}

/// The details of the job that a row names; null: there is no such job.
moab::JobDetails* detailsAt(SnapshotRecords& records, std::uint32_t job)
{
    return job < records.jobs.size() && records.jobs[job].moab ? &*records.jobs[job].moab : nullptr;
}

Result<void> readJobs(StoreConnection& c, SnapshotRecords& records)
{
    const auto rows = selectAll<MoabJobRow>(c, "moab_job");
    if (!rows)
        return rows.error();
    for (const auto& row : *rows) {
        if (row.job >= records.jobs.size())
            return c.badValue("moab_job", 1, "job_pos");
        records.jobs[row.job].label = row.label;
        records.jobs[row.job].moab = row.details;
    }
    const auto requirements = selectAll<MoabRequirementRow>(c, "moab_requirement");
    if (!requirements)
        return requirements.error();
    for (const auto& row : *requirements) {
        auto* details = detailsAt(records, row.job);
        if (details == nullptr)
            return c.badValue("moab_requirement", 1, "job_pos");
        details->requirements.push_back(row.requirement);
    }
    const auto blocks = selectAll<MoabBlockRow>(c, "moab_block");
    if (!blocks)
        return blocks.error();
    for (const auto& row : *blocks) {
        auto* details = detailsAt(records, row.job);
        if (details == nullptr)
            return c.badValue("moab_block", 1, "job_pos");
        details->blocks.push_back({row.from, row.to, static_cast<moab::BlockReason>(row.reason)});
    }
    return {};
}

Result<void> readUsage(StoreConnection& c, moab::Site& site)
{
    const auto windows = selectAll<MoabWindowRow>(c, "moab_window");
    if (!windows)
        return windows.error();
    for (const auto& row : *windows)
        site.windows.push_back({row.start, row.total, {}});
    const auto numbers = selectAll<MoabNumberRow>(c, "moab_number");
    if (!numbers)
        return numbers.error();
    for (const auto& row : *numbers) {
        const auto cred = static_cast<moab::Cred>(row.cred);
        if (row.cred >= moab::credCount)
            return c.badValue("moab_number", 1, "cred");
        if (row.list == MoabNumberRow::globalUsage)
            site.globalUsage.push_back({cred, row.name, row.value});
        else if (row.list == MoabNumberRow::accuracy)
            site.accuracies.push_back({cred, row.name, row.value});
        else if (row.list >= 0 && static_cast<std::size_t>(row.list) < site.windows.size())
            site.windows[static_cast<std::size_t>(row.list)].entries.push_back(
                {cred, row.name, row.value});
        else
            return c.badValue("moab_number", 1, "list");
    }
    return {};
}

Result<void> readRun(StoreConnection& c, moab::Site& site)
{
    const auto events = selectAll<MoabEventRow>(c, "moab_event");
    if (!events)
        return events.error();
    for (const auto& row : *events) {
        if (row.kind > moab::Event::Query)
            return c.badValue("moab_event", 1, "kind");
        site.events.push_back({static_cast<moab::Event::Kind>(row.kind), row.step, row.time,
                               row.job, row.value, row.partition});
    }
    const auto steps = selectAll<CycleRow>(c, "moab_step");
    if (!steps)
        return steps.error();
    for (const auto& row : *steps)
        site.stepTimes.push_back(row.moment);
    return {};
}

void addValues(const Policy& policy, std::vector<ValueRow>& rows)
{
    if (!policy.moab())
        return;
    for (const auto& name : moab::parameterNames(*policy.moab()))
        rows.push_back({name, moab::parameterValue(*policy.moab(), name)});
}

Result<void> writeAll(StoreConnection& connection, const SnapshotRecords& records)
{
    if (!records.policy.moab())
        return {};
    if (auto done = writeSettings(connection, records); !done)
        return done;
    if (auto done = writeJobs(connection, records.jobs); !done)
        return done;
    if (auto done = writeUsage(connection, records.moab); !done)
        return done;
    return writeRun(connection, records.moab);
}

Result<void> readAll(StoreConnection& connection, SnapshotRecords& records)
{
    const auto isMoab = readSettings(connection, records);
    if (!isMoab)
        return isMoab.error();
    if (!*isMoab)
        return {};
    if (auto done = readJobs(connection, records); !done)
        return done;
    if (auto done = readUsage(connection, records.moab); !done)
        return done;
    return readRun(connection, records.moab);
}
} // namespace

QStringList moabTableStatements()
{
    const auto table = [](const char* name, const char* columns) {
        return QStringLiteral("CREATE TABLE %1 (pos BIGINT NOT NULL PRIMARY KEY, %2)")
            .arg(QLatin1String(name), QLatin1String(columns));
    };
    return {
        table("moab_site",
              "is_maui INTEGER NOT NULL, procs DOUBLE, memory DOUBLE, "
              "swap_space DOUBLE, disk DOUBLE, first_query BIGINT NOT NULL"),
        table("moab_config", "line_text TEXT NOT NULL"),
        table("moab_job",
              "job_pos BIGINT NOT NULL, label TEXT NOT NULL, group_name VARCHAR(255) NOT NULL, "
              "class_name VARCHAR(255) NOT NULL, qos_name VARCHAR(255) NOT NULL, "
              "state_name VARCHAR(64) NOT NULL, attributes TEXT, features TEXT, gres TEXT, "
              "time_limit BIGINT NOT NULL, queue_start BIGINT NOT NULL, "
              "start_time BIGINT NOT NULL, deadline BIGINT NOT NULL, eligible BIGINT NOT NULL, "
              "bypassed BIGINT NOT NULL, starts BIGINT NOT NULL, user_priority BIGINT NOT NULL, "
              "hunger DOUBLE, manual_priority BIGINT NOT NULL, manual_relative INTEGER NOT NULL, "
              "nodes DOUBLE, procs DOUBLE, memory DOUBLE, swap_space DOUBLE, disk DOUBLE, "
              "equivalents DOUBLE, "
              "holds BIGINT NOT NULL, soft_limit INTEGER NOT NULL"),
        table("moab_requirement",
              "job_pos BIGINT NOT NULL, tasks DOUBLE, procs DOUBLE, "
              "memory DOUBLE, swap_space DOUBLE, disk DOUBLE, nodes DOUBLE"),
        table("moab_block",
              "job_pos BIGINT NOT NULL, from_time BIGINT NOT NULL, "
              "to_time BIGINT NOT NULL, reason BIGINT NOT NULL"),
        table("moab_window", "start_time BIGINT NOT NULL, total DOUBLE"),
        table("moab_number",
              "list INTEGER NOT NULL, cred INTEGER NOT NULL, "
              "name VARCHAR(255) NOT NULL, value DOUBLE"),
        table("moab_event",
              "kind INTEGER NOT NULL, step INTEGER NOT NULL, moment BIGINT NOT NULL, "
              "job_name TEXT NOT NULL, value BIGINT NOT NULL, "
              "partition_name VARCHAR(255) NOT NULL"),
        table("moab_step", "moment BIGINT NOT NULL"),
    };
}

const SchedulerTables& moabTables()
{
    static const SchedulerTables tables{
        {QStringLiteral("moab_site"), QStringLiteral("moab_config"), QStringLiteral("moab_job"),
         QStringLiteral("moab_requirement"), QStringLiteral("moab_block"),
         QStringLiteral("moab_window"), QStringLiteral("moab_number"), QStringLiteral("moab_event"),
         QStringLiteral("moab_step")},
        addValues,
        writeAll,
        readAll};
    return tables;
}

} // namespace fairlead::accounting

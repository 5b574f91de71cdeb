// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/store/storecolumns.h"

/// Which columns the records of Moab and Maui have, as storecolumns.h says it of the others.
namespace fairlead::accounting {

/// The site; a store without this row holds a cluster of Slurm.
struct MoabSiteRow
{
    bool isMaui = false;
    moab::Totals totals;
    std::int64_t firstQuery = 0;
};
/// A line of the configuration, as moab::configText() writes it.
struct MoabConfigRow
{
    std::string text;
};
/// JobRecord::moab of the job at that position.
struct MoabJobRow
{
    std::uint32_t job = 0;
    std::string label;
    moab::JobDetails details; ///< without requirements and blocks
};
struct MoabRequirementRow
{
    std::uint32_t job = 0;
    moab::Requirement requirement;
};
struct MoabBlockRow
{
    std::uint32_t job = 0;
    std::int64_t from = 0;
    std::int64_t to = 0;
    std::uint32_t reason = 0;
};
struct MoabWindowRow
{
    std::int64_t start = 0;
    double total = 0.0; ///< units of the metric
};
/// A number of a credential: usage in a window, or an entry of one of the site's lists.
struct MoabNumberRow
{
    static constexpr std::int32_t globalUsage = -1;
    static constexpr std::int32_t accuracy = -2;
    std::int32_t list = 0; ///< position of the window, or one of these
    std::uint8_t cred = 0; ///< moab::Cred
    std::string name;
    double value = 0.0; ///< as its list says
};
struct MoabEventRow
{
    std::uint8_t kind = 0; ///< moab::Event::Kind
    int step = 0;
    std::int64_t time = 0;
    std::string job;
    std::int64_t value = 0;
    std::string partition;
};

template <typename Row>
void columns(Row& row, Of<MoabSiteRow> auto& r)
{
    row("is_maui", r.isMaui);
    row("procs", r.totals.procs);
    row("memory", r.totals.memory);
    row("swap_space", r.totals.swap);
    row("disk", r.totals.disk);
    row("first_query", r.firstQuery);
}

template <typename Row>
void columns(Row& row, Of<MoabConfigRow> auto& r)
{
    row("line_text", r.text);
}

template <typename Row>
void columns(Row& row, Of<MoabJobRow> auto& r)
{
    auto& details = r.details;
    auto& facts = details.facts;
    row("job_pos", r.job);
    row("label", r.label);
    row("group_name", details.group);
    row("class_name", details.jobClass);
    row("qos_name", details.qos);
    row("state_name", details.state);
    row("attributes", details.attributes);
    row("features", details.features);
    row("gres", details.gres);
    row("time_limit", facts.limit);
    row("queue_start", facts.queueStart);
    row("start_time", facts.startTime);
    row("deadline", facts.deadline);
    row("eligible", facts.eligible);
    row("bypassed", facts.bypassed);
    row("starts", facts.starts);
    row("user_priority", facts.userPriority);
    row("hunger", facts.hunger);
    row("manual_priority", facts.manual.value);
    row("manual_relative", facts.manual.isRelative);
    row("nodes", facts.nodes);
    row("procs", facts.procs);
    row("memory", facts.memory);
    row("swap_space", facts.swap);
    row("disk", facts.disk);
    row("equivalents", facts.equivalents);
    row("holds", facts.holds);
    row("soft_limit", facts.violatesSoftLimit);
}

template <typename Row>
void columns(Row& row, Of<MoabRequirementRow> auto& r)
{
    row("job_pos", r.job);
    row("tasks", r.requirement.tasks);
    row("procs", r.requirement.procs);
    row("memory", r.requirement.memory);
    row("swap_space", r.requirement.swap);
    row("disk", r.requirement.disk);
    row("nodes", r.requirement.nodes);
}

template <typename Row>
void columns(Row& row, Of<MoabBlockRow> auto& r)
{
    row("job_pos", r.job);
    row("from_time", r.from);
    row("to_time", r.to);
    row("reason", r.reason);
}

template <typename Row>
void columns(Row& row, Of<MoabWindowRow> auto& r)
{
    row("start_time", r.start);
    row("total", r.total);
}

template <typename Row>
void columns(Row& row, Of<MoabNumberRow> auto& r)
{
    row("list", r.list);
    row("cred", r.cred);
    row("name", r.name);
    row("value", r.value);
}

template <typename Row>
void columns(Row& row, Of<MoabEventRow> auto& r)
{
    row("kind", r.kind);
    row("step", r.step);
    row("moment", r.time);
    row("job_name", r.job);
    row("value", r.value);
    row("partition_name", r.partition);
}

} // namespace fairlead::accounting

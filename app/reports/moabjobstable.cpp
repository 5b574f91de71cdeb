// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/evaluationtables.h"
#include "app/reports/jobcells.h"
#include "app/reports/words.h"
#include "engine/moab/priority/priority.h"

#include <algorithm>
#include <cmath>

namespace fairlead::reports {

namespace {
using moab::Component;

/// In the order in which diagnose -p shows them.
struct ComponentColumn
{
    Component component;
    const char* name;
};
constexpr std::array componentColumns{
    ComponentColumn{Component::Cred, "Cred"},   ComponentColumn{Component::Fs, "FS"},
    ComponentColumn{Component::Attr, "Attr"},   ComponentColumn{Component::Service, "Serv"},
    ComponentColumn{Component::Target, "Targ"}, ComponentColumn{Component::Res, "Res"},
    ComponentColumn{Component::Usage, "Usage"},
};

std::vector<Column> columns()
{
    const auto text = [](const QString& translated) { return translated.toStdString(); };
    using enum Align;
    std::vector<Column> list{
        {"Rank", Right, text(Words::tr("Place in the queue; 1 is next to run"))},
        {"JobID", Left, text(Words::tr("Name or number of the job"))},
        {"User", Left, text(Words::tr("User of the job"))},
        {"Group", Left, text(Words::tr("Group of the job"))},
        {"Account", Left, text(Words::tr("Account of the job"))},
        {"Class", Left, text(Words::tr("Class or queue of the job"))},
        {"QOS", Left, text(Words::tr("Quality of service that the job was granted"))},
        {"Priority", Right, text(Words::tr("Sum of the components, neither bounded nor adjusted"))},
        {"StartPriority", Right, text(Words::tr("Bounded, with what was set by hand"))},
        {"RunPriority", Right, text(Words::tr("The same with the usage of a running job"))},
    };
    for (const auto& column : componentColumns)
        list.push_back({column.name, Right, text(Words::tr("Points of priority"))});
    return list;
}

/// As %.0f prints it: ties to even, and never a negative zero.
std::int64_t rounded(double points)
{
    constexpr double limit = 9e18;
    return static_cast<std::int64_t>(std::nearbyint(std::clamp(points, -limit, limit)));
}

std::vector<Cell> cells(const Evaluation& evaluation, const moab::RowPricer& pricer, RowIndex row,
                        bool norm)
{
    const auto& snapshot = evaluation.snapshot();
    const auto job = snapshot.rows.job[row.at()];
    const auto& facts = snapshot.jobs.moab[job.at()];
    const auto rank = evaluation.rank[row.at()];
    const auto terms = pricer.terms(row);
    std::vector<Cell> list{
        rank == 0 ? Cell() : Cell(static_cast<std::int64_t>(rank)),
        jobIdCell(snapshot, job),
        snapshot.names[snapshot.jobs.user[job.at()]],
        snapshot.names[facts.group],
        snapshot.names[snapshot.jobs.account[job.at()]],
        snapshot.names[facts.jobClass],
        snapshot.names[evaluation.moab.tables.qos[job.at()]],
        norm ? Cell(terms.sum) : Cell(rounded(terms.sum)),
        terms.start,
        terms.run,
    };
    for (const auto& column : componentColumns) {
        const double points = terms.component[moab::at(column.component)].term;
        if (norm)
            list.emplace_back(points + 0.0);
        else
            list.emplace_back(rounded(points));
    }
    return list;
}
} // namespace

Table moabJobsTable(const Evaluation& evaluation, const JobsOptions& options)
{
    Table table(columns());
    const auto wanted = wantedRows(evaluation, options);
    table.reserveRows(wanted.size());
    const moab::RowPricer pricer(evaluation.inputs, evaluation.moab);
    for (const auto row : wanted)
        table.addRow(cells(evaluation, pricer, row, options.norm));
    return table;
}

} // namespace fairlead::reports

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/rowfilter.h"
#include "app/reports/tables/evaluationtables.h"
#include "app/reports/tables/jobcells.h"
#include "app/reports/words.h"
#include "engine/base/timetext.h"
#include "engine/priority/breakdown.h"
#include "engine/priority/rankagreement.h"
#include "engine/priority/scheduler.h"

#include <algorithm>
#include <map>

namespace fairlead::reports {

namespace {

/// A whole number stays one, so that CSV and JSON carry it as a number.
Cell valueCell(const std::string& value)
{
    const auto number = parseInteger(value);
    return number ? Cell(*number) : Cell(value);
}

std::vector<Column> compareColumns()
{
    const auto text = [](const QString& translated) { return translated.toStdString(); };
    using enum Align;
    return {
        jobColumn(text(Words::tr("Number of the job"))),
        {"User", Left, text(Words::tr("User of the job"))},
        {"Account", Left, text(Words::tr("Account of the job"))},
        {"Partition", Left, text(Words::tr("Partition; a job may wait in several"))},
        {"RankBefore", Right, text(Words::tr("Place in the queue before"))},
        {"RankAfter", Right, text(Words::tr("Place in the queue afterwards"))},
        {"Change", Right, text(Words::tr("Places won; negative: places lost"))},
        {"PriorityBefore", Right, text(Words::tr("Priority before"))},
        {"PriorityAfter", Right, text(Words::tr("Priority afterwards"))},
    };
}

Cell rankCell(std::uint32_t rank)
{
    return rank == 0 ? Cell() : Cell(static_cast<std::int64_t>(rank));
}

Cell priorityCell(const Evaluation& evaluation, RowIndex row)
{
    return row.isValid() ? Cell(shownPriority(evaluation, row)) : Cell();
}

std::vector<Cell> moveCells(const Evaluation& before, const Evaluation& after, const RowMove& move)
{
    const bool isThere = move.after.isValid();
    const auto& snapshot = (isThere ? after : before).snapshot();
    const auto row = isThere ? move.after : move.before;
    const auto& jobs = snapshot.jobs;
    const auto job = snapshot.rows.job[row.at()].at();
    const bool isRanked = move.rankBefore != 0 && move.rankAfter != 0;
    return {
        jobIdCell(snapshot, JobIndex(job)),
        snapshot.names[jobs.user[job]],
        snapshot.names[jobs.account[job]],
        snapshot.rowPartitionName(row),
        rankCell(move.rankBefore),
        rankCell(move.rankAfter),
        isRanked ? Cell(move.gain()) : Cell(),
        priorityCell(before, move.before),
        priorityCell(after, move.after),
    };
}

/// The rows that neither side ranks, by number of their jobs.
std::vector<RowMove> unrankedMoves(const Evaluation& before, const Evaluation& after,
                                   const Difference& difference)
{
    std::vector<bool> isListed(after.rank.size());
    for (const auto& move : difference.rows) {
        if (move.after.isValid())
            isListed[move.after.at()] = true;
    }
    const auto keyOfRow = [](const Snapshot& snapshot, std::size_t row) {
        return std::pair(snapshot.jobLabel(snapshot.rows.job[row]),
                         snapshot.rowPartitionName(RowIndex(row)));
    };
    std::map<std::pair<std::string, std::string>, RowIndex> known;
    for (std::size_t row = 0; row < before.rank.size(); ++row)
        known.emplace(keyOfRow(before.snapshot(), row), RowIndex(row));
    std::vector<RowMove> moves;
    for (std::size_t row = 0; row < isListed.size(); ++row) {
        if (isListed[row])
            continue;
        const auto same = known.find(keyOfRow(after.snapshot(), row));
        moves.push_back({same == known.end() ? RowIndex() : same->second, RowIndex(row), 0, 0});
    }
    const auto& snapshot = after.snapshot();
    std::ranges::stable_sort(moves, {}, [&](const RowMove& move) {
        return snapshot.jobs.id[snapshot.rows.job[move.after.at()].at()];
    });
    return moves;
}

} // namespace

Table weightsTable(const Evaluation& evaluation)
{
    const auto& policy = evaluation.inputs.policy;
    Table table({
        {"Name", Align::Left, Words::tr("Parameter as slurm.conf names it").toStdString()},
        {"Value", Align::Left, Words::tr("Its value in the words of slurm.conf").toStdString()},
    });
    for (const auto& name : policyParameters(policy))
        table.addRow({name, valueCell(parameterValue(policy, name))});
    return table;
}

Table qosTable(const Snapshot& snapshot)
{
    const auto text = [](const QString& translated) { return translated.toStdString(); };
    Table table({
        {"Name", Align::Left, text(Words::tr("Name of the QOS"))},
        {"Priority", Align::Right,
         text(Words::tr("Its priority, which the QOS factor is made of"))},
        {"UsageFactor", Align::Right, text(Words::tr("What usage of its jobs is multiplied with"))},
        {"NoDecay", Align::Left, text(Words::tr("Whether its usage stays and never decays"))},
        {"Preempt", Align::Left, text(Words::tr("The QOS whose jobs it may preempt"))},
        {"RawUsage", Align::Right,
         text(Words::tr("Decayed usage of its jobs in TRES-weighted billing-seconds"))},
    });
    for (const auto& qos : snapshot.qos) {
        std::string preempts;
        for (const auto& name : qos.preempts)
            preempts += (preempts.empty() ? "" : ",") + name;
        table.addRow({qos.name, schedulerOf(snapshot.policy).qosPriority(snapshot.policy, qos),
                      qos.usageFactor, qos.noDecay ? "Yes" : "No", preempts,
                      qos.rawUsage ? Cell(static_cast<double>(*qos.rawUsage)) : Cell()});
    }
    return table;
}

Table compareTable(const Evaluation& before, const Evaluation& after, const Difference& difference,
                   const JobsOptions& options)
{
    const RowFilter filterBefore(before.snapshot(), options);
    const RowFilter filterAfter(after.snapshot(), options);
    Table table(compareColumns());
    table.reserveRows(difference.rows.size());
    auto moves = difference.rows;
    if (options.all) {
        const auto others = unrankedMoves(before, after, difference);
        moves.insert(moves.end(), others.begin(), others.end());
    }
    for (const auto& move : moves) {
        const bool isThere = move.after.isValid();
        const auto row = isThere ? move.after : move.before;
        if ((isThere ? filterAfter : filterBefore).passes(row))
            table.addRow(moveCells(before, after, move));
    }
    return table;
}

Table compareTable(const Evaluation& before, const Evaluation& after, const Difference& difference)
{
    return compareTable(before, after, difference, {});
}

Table compareSummary(const Evaluation& after, const Difference& difference)
{
    constexpr std::size_t mostJobs = 5;
    constexpr std::size_t mostPartitions = 20; // of one job, as good as always
    const auto text = [](const QString& translated) { return translated.toStdString(); };
    Table table({
        {"MovedJobs", Align::Right, text(Words::tr("Jobs whose best row has another rank"))},
        {"RankedJobs", Align::Right, text(Words::tr("Jobs that have a rank"))},
        {"MovedRows", Align::Right, text(Words::tr("Rows with another rank"))},
        {"RankedRows", Align::Right, text(Words::tr("Rows that have a rank"))},
        {"GainsMost", Align::Left,
         text(Words::tr("The account whose jobs win most places on average"))},
        {"LosesMost", Align::Left,
         text(Words::tr("The account whose jobs lose most places on average"))},
        {"KendallTau", Align::Right, text(Words::tr("Kendall's rank correlation")), 4},
        {"ComparedRows", Align::Right, text(Words::tr("Rows that both rank"))},
        {"FarthestJobs", Align::Left, text(Words::tr("The jobs whose ranks differ most"))},
    });
    const auto agreement = agreementOf(difference, mostJobs * mostPartitions);
    std::vector<JobIndex> jobs;
    std::string farthest;
    for (const auto i : agreement.farthest) {
        const auto job = after.snapshot().rows.job[difference.rows[i].after.at()];
        if (jobs.size() == mostJobs || std::ranges::find(jobs, job) != jobs.end())
            continue; // another row of it
        jobs.push_back(job);
        farthest += (farthest.empty() ? "" : " ") + after.snapshot().jobLabel(job);
    }
    const auto& accounts = difference.accounts;
    const bool gains = !accounts.empty() && accounts.front().gain > 0;
    const bool loses = !accounts.empty() && accounts.back().gain < 0;
    table.addRow({countCell(difference.movedJobs), countCell(difference.rankedJobs),
                  countCell(difference.moved), countCell(difference.ranked),
                  gains ? accounts.front().account : std::string(),
                  loses ? accounts.back().account : std::string(), agreement.tau,
                  countCell(agreement.rows), farthest});
    return table;
}

} // namespace fairlead::reports

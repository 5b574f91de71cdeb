// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/tables/agreementtable.h"

#include "app/reports/tables/jobcells.h"
#include "app/reports/words.h"

#include <cmath>

namespace fairlead::reports {

namespace {
/// The same in every language: scripts rely on it.
const char* wordOf(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Nothing:
        return "nothing to compare";
    case Verdict::Equal:
        return "all equal";
    case Verdict::Rounding:
        return "within rounding";
    case Verdict::Incomplete:
        return "rows are missing";
    case Verdict::Differs:
        return "differs";
    }
    return "";
}

std::vector<Column> columns()
{
    const auto text = [](const QString& translated) { return translated.toStdString(); };
    using enum Align;
    return {
        {"Answer", Left, text(Words::tr("Whose answer: sprio, sprio -n, sshare"))},
        {"Verdict", Left, text(Words::tr("all equal, within rounding, differs"))},
        {"Rows", Right, text(Words::tr("Rows compared; of a part, rows that are not equal"))},
        {"Equal", Right, text(Words::tr("Rows with every printed digit equal"))},
        {"Rounding", Right,
         text(Words::tr("Rows whose differences the rounding of the usage explains"))},
        {"Differing", Right, text(Words::tr("Rows that nothing explains"))},
        {"OnlyTheirs", Right, text(Words::tr("Rows of the answer that the source lacks"))},
        {"OnlyOurs", Right, text(Words::tr("Rows of the source without an answer"))},
        {"Largest", Right, text(Words::tr("Largest difference of the part"))},
        {"Moment", Right, text(Words::tr("Moment of the computation, seconds since 1970"))},
        {"MomentFrom", Left, text(Words::tr("Where the moment comes from"))},
        jobColumn(text(Words::tr("Job of a row of sprio"))),
        {"Account", Left, text(Words::tr("Account of the row"))},
        {"User", Left, text(Words::tr("User of the row"))},
        {"Partition", Left, text(Words::tr("Partition of the row"))},
        {"Part", Left, text(Words::tr("Which number, as the answer heads its column"))},
        {"Ours", Right, text(Words::tr("What Fairlead computes"))},
        {"Theirs", Right, text(Words::tr("What was printed"))},
        {"Low", Right, text(Words::tr("Least number that the rounding of the usage allows"))},
        {"High", Right, text(Words::tr("Greatest number that the rounding of the usage allows"))},
    };
}
constexpr std::size_t columnCount = 20;

std::vector<const Comparison*> answersOf(const Agreement& agreement)
{
    std::vector<const Comparison*> answers;
    for (const auto* comparison :
         {&agreement.priorities, &agreement.normalized, &agreement.shares}) {
        if (comparison->compared + comparison->onlyTheirs > 0)
            answers.push_back(comparison);
    }
    return answers;
}

/// A whole number where it is one: no decimals are made up.
Cell numberCell(double value)
{
    constexpr double exact = 1e15; // whole numbers below it are all there
    if (std::floor(value) == value && std::abs(value) < exact)
        return static_cast<std::int64_t>(value);
    return value;
}

std::int64_t whole(std::size_t value)
{
    return static_cast<std::int64_t>(value);
}

std::vector<Cell> summaryCells(const Comparison& answer, const MomentUsed& moment)
{
    return {answer.command,
            wordOf(answer.verdict()),
            whole(answer.compared),
            whole(answer.equal),
            whole(answer.rounding),
            whole(answer.differing),
            whole(answer.onlyTheirs),
            whole(answer.onlyOurs),
            Cell(),
            moment.moment,
            moment.from};
}

std::vector<Cell> partCells(const Comparison& answer, const PartSummary& part)
{
    std::vector<Cell> cells(columnCount);
    cells[0] = answer.command;
    cells[2] = whole(part.rows);
    cells[8] = numberCell(part.largest);
    cells[15] = part.part;
    return cells;
}

/// Job, account, user, partition.
std::array<Cell, 4> whose(const Evaluation& evaluation, bool isShare, std::size_t index)
{
    const auto& snapshot = evaluation.snapshot();
    if (isShare) {
        const AssocIndex assoc(index);
        return {Cell(), snapshot.accountName(assoc), snapshot.userName(assoc),
                snapshot.partitionName(assoc)};
    }
    const auto job = snapshot.rows.job[index];
    return {jobIdCell(snapshot, job), snapshot.names[snapshot.jobs.account[job.at()]],
            snapshot.names[snapshot.jobs.user[job.at()]],
            snapshot.rowPartitionName(RowIndex(index))};
}

void addRows(const Evaluation& evaluation, const Comparison& answer, bool isShare, Table& table)
{
    for (const auto& row : answer.rows) {
        const auto names = whose(evaluation, isShare, row.index);
        for (const auto& part : row.parts) {
            std::vector<Cell> cells(columnCount);
            cells[0] = answer.command;
            cells[1] = wordOf(part.isRounding ? Verdict::Rounding : Verdict::Differs);
            std::copy(names.begin(), names.end(), cells.begin() + 11);
            cells[15] = part.part;
            cells[16] = numberCell(part.ours);
            cells[17] = numberCell(part.theirs);
            cells[18] = numberCell(part.allowed.low);
            cells[19] = numberCell(part.allowed.high);
            table.addRow(std::move(cells));
        }
    }
}

void addSummary(const Agreement& agreement, const MomentUsed& moment, Table& table)
{
    for (const auto* answer : answersOf(agreement)) {
        table.addRow(summaryCells(*answer, moment));
        for (const auto& part : answer->parts)
            table.addRow(partCells(*answer, part));
    }
}

void addAllRows(const Evaluation& evaluation, const Agreement& agreement, Table& table)
{
    for (const auto* answer : answersOf(agreement))
        addRows(evaluation, *answer, answer == &agreement.shares, table);
}

/// The columns of that name, which are there.
Table selected(const Table& table, std::string_view names)
{
    return *selectColumns(table, names);
}
} // namespace

Table agreementSummary(const Agreement& agreement, const MomentUsed& moment)
{
    Table table(columns());
    addSummary(agreement, moment, table);
    return selected(
        table, "Answer,Verdict,Rows,Equal,Rounding,Differing,OnlyTheirs,OnlyOurs,Part,Largest");
}

Table agreementRows(const Evaluation& evaluation, const Agreement& agreement)
{
    Table table(columns());
    addAllRows(evaluation, agreement, table);
    return selected(table, "Answer,Verdict,JobID,Account,User,Partition,Part,Ours,Theirs,Low,High");
}

Table agreementTable(const Evaluation& evaluation, const Agreement& agreement,
                     const MomentUsed& moment)
{
    Table table(columns());
    addSummary(agreement, moment, table);
    addAllRows(evaluation, agreement, table);
    return table;
}

} // namespace fairlead::reports

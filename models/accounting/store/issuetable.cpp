// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/store/issuetable.h"

#include "models/accounting/store/storecolumns.h"
#include "models/accounting/store/tableio.h"

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

namespace fairlead::accounting {

namespace {
IssueRow rowOf(const Issue& issue)
{
    return {issue.severity,
            told(issue),
            issue.file,
            issue.line,
            issue.fileState == FileState::Damaged,
            issue.loss == Loss::Job,
            issue.loss == Loss::ListEntry,
            issue.loss == Loss::Number};
}

Issue issueOf(IssueRow row)
{
    return {row.severity,
            std::move(row.message),
            std::move(row.file),
            row.line,
            row.isDamage ? FileState::Damaged : FileState::Readable,
            row.isOfLostJob       ? Loss::Job
                : row.isOfCutList ? Loss::ListEntry
                : row.isOfGuess   ? Loss::Number
                                  : Loss::Nothing};
}
} // namespace

Result<void> insertIssues(StoreConnection& connection, const char* table, const Issues& issues)
{
    std::vector<IssueRow> rows;
    rows.reserve(issues.size());
    std::ranges::transform(issues, std::back_inserter(rows), rowOf);
    return insertAll(connection, table, rows);
}

// Row by row: a store may hold more than fits into memory.
Result<Issues> selectIssues(StoreConnection& connection, const char* table, std::size_t most)
{
    ColumnNames all;
    const IssueRow prototype{};
    columns(all, prototype);
    Issues issues;
    std::size_t count = 0;
    SharedValues shared;
    const auto done = connection.forEachRow(
        selectStatement(table, all.names()), {}, [&](const SqlRow& cells) -> Result<void> {
            if (count++ == most)
                return connection.tooManyRows(table, most);
            IssueRow issue;
            RowFetcher row(cells, shared);
            columns(row, issue);
            if (row.badColumn() != nullptr)
                return connection.badValue(table, count, row.badColumn());
            issues.push_back(issueOf(std::move(issue)));
            return {};
        });
    if (!done)
        return done.error();
    return issues;
}

} // namespace fairlead::accounting

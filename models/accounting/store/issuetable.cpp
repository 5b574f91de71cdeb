// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/store/issuetable.h"

#include "models/accounting/store/storecolumns.h"
#include "models/accounting/store/tableio.h"

#include <utility>

namespace fairlead::accounting {

Result<void> insertIssues(StoreConnection& connection, const char* table, const Issues& issues)
{
    auto rows = issues.kept();
    for (auto& issue : rows)
        issue.message = told(issue);
    return insertAll(connection, table, rows);
}

// Row by row: a store may hold more than fits into memory.
Result<Issues> selectIssues(StoreConnection& connection, const char* table, std::size_t most)
{
    ColumnNames all;
    const Issue prototype{};
    columns(all, prototype);
    Issues issues;
    std::size_t count = 0;
    SharedValues shared;
    const auto done = connection.forEachRow(
        selectStatement(table, all.names()), {}, [&](const SqlRow& cells) -> Result<void> {
            if (count++ == most)
                return connection.tooManyRows(table, most);
            Issue issue;
            RowFetcher row(cells, shared);
            columns(row, issue);
            if (row.badColumn() != nullptr)
                return connection.badValue(table, count, row.badColumn());
            issues.push_back(std::move(issue));
            return {};
        });
    if (!done)
        return done.error();
    return issues;
}

} // namespace fairlead::accounting

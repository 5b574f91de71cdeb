// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/tables/hardwaretable.h"

#include "app/reports/editoptions.h"

namespace fairlead::reports {

Table hardwareTable(const NewShares& answer, const Snapshot& snapshot)
{
    using enum Align;
    Table table({{"Account"},
                 {"User"},
                 {"Shares", Right},
                 {"NewShares", Right},
                 {"PromisedNow", Right},
                 {"Promised", Right},
                 {"Try"}});
    for (const auto& row : answer.rows) {
        const auto key = keyOf(snapshot, row.assoc);
        const Edit edit = ShareEdit{key, row.shares};
        table.addRow({key.account, key.user, Cell(std::int64_t{row.sharesNow}),
                      Cell(std::int64_t{row.shares}), Cell(row.promisedNow), Cell(row.promised),
                      row.shares == row.sharesNow ? std::string() : editOptions({&edit, 1})});
    }
    return table;
}

} // namespace fairlead::reports

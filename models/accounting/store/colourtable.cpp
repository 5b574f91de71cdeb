// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/store/colourtable.h"

#include "models/accounting/store/tableio.h"

namespace fairlead::accounting {

namespace {

constexpr const char* table = "account_colour";
constexpr std::uint32_t mostSlots = 1U << 20U; // beyond that the table is damaged

struct ColourRow
{
    std::string account;
    std::uint32_t slot = 0;
};

template <typename Row>
void columns(Row& row, Of<ColourRow> auto& r)
{
    row("account_name", r.account);
    row("slot", r.slot);
}

} // namespace

Result<ColourSlots> readColours(StoreConnection& connection)
{
    const auto rows = selectAll<ColourRow>(connection, table);
    if (!rows)
        return rows.error();
    ColourSlots colours;
    for (const auto& row : *rows) {
        if (row.slot >= mostSlots)
            return connection.badValue(table, colours.size() + 1, "slot");
        colours.emplace(row.account, static_cast<int>(row.slot));
    }
    return colours;
}

Result<void> writeColours(StoreConnection& connection, const ColourSlots& colours)
{
    std::vector<ColourRow> rows;
    for (const auto& [account, slot] : colours)
        rows.push_back({account, static_cast<std::uint32_t>(slot)});
    return insertAll(connection, table, rows);
}

} // namespace fairlead::accounting

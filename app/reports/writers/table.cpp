// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/writers/table.h"

#include "engine/base/text.h"

#include <iterator>
#include <optional>

namespace fairlead::reports {

namespace {

bool startsWith(std::string_view name, std::string_view prefix)
{
    return text::equalsIgnoreCase(name.substr(0, prefix.size()), prefix);
}

std::optional<std::size_t> findColumn(const std::vector<Column>& columns, std::string_view name)
{
    std::optional<std::size_t> found;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (!startsWith(columns[i].name, name))
            continue;
        if (columns[i].name.size() == name.size())
            return i;
        if (!found)
            found = i;
    }
    return found;
}

Error unknownColumn(const std::vector<Column>& columns, std::string_view name)
{
    const auto known = columnNames(columns);
    if (name.empty())
        return {ErrorCode::Usage,
                {said("Messages", "empty field name; known fields: %1"), {known}},
                {}};
    return {ErrorCode::Usage,
            {said("Messages", "unknown field “%1”; known fields: %2"), {std::string(name), known}},
            {}};
}

Result<std::vector<std::size_t>> findColumns(const std::vector<Column>& columns,
                                             std::string_view fields)
{
    std::vector<std::size_t> positions;
    while (true) {
        const auto comma = fields.find(',');
        const auto name = text::trimmed(fields.substr(0, comma));
        const auto position = name.empty() ? std::nullopt : findColumn(columns, name);
        if (!position)
            return unknownColumn(columns, name);
        positions.push_back(*position);
        if (comma == std::string_view::npos)
            return positions;
        fields.remove_prefix(comma + 1);
    }
}

} // namespace

void Table::addRow(std::vector<Cell> cells)
{
    cells.resize(m_columns.size());
    m_cells.insert(m_cells.end(), std::make_move_iterator(cells.begin()),
                   std::make_move_iterator(cells.end()));
}

Result<Table> selectColumns(const Table& table, std::string_view fields)
{
    const auto positions = findColumns(table.columns(), fields);
    if (!positions)
        return positions.error();

    std::vector<Column> columns;
    for (const auto position : *positions)
        columns.push_back(table.columns()[position]);
    Table selected(std::move(columns));
    selected.reserveRows(table.rowCount());
    for (std::size_t i = 0; i < table.rowCount(); ++i) {
        const auto row = table.row(i);
        std::vector<Cell> cells;
        cells.reserve(positions->size());
        for (const auto position : *positions)
            cells.push_back(row[position]);
        selected.addRow(std::move(cells));
    }
    return selected;
}

std::string columnNames(const std::vector<Column>& columns)
{
    std::string names;
    for (const auto& column : columns)
        names += (names.empty() ? "" : ",") + column.name;
    return names;
}

} // namespace fairlead::reports

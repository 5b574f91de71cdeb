// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/result.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace fairlead::reports {

/// How CSV departs from RFC 4180, for the spreadsheets of some countries.
struct CsvDialect
{
    char separator = ',';
    bool hasMark = false; ///< a UTF-8 byte order mark first
    char decimalPoint = '.';
};

/// A number without bound, written "inf" or "-inf" everywhere.
struct Infinity
{
    bool isNegative = false;
    bool operator==(const Infinity&) const = default;
};

/// One value of a table. Empty, words, whole number, number, infinity.
/// A double that is NaN counts as empty, one that is infinite as Infinity.
using Cell = std::variant<std::monostate, std::string, std::int64_t, double, Infinity>;

inline Cell countCell(std::size_t count)
{
    return static_cast<std::int64_t>(count);
}

enum class Align
{
    Left,
    Right
};

struct Column
{
    std::string name; ///< the same in every language: scripts rely on it
    Align align = Align::Left;
    std::string description{}; ///< translated
    int decimals = 6; ///< of doubles in aligned and parsable text; 0 cuts off the fraction
    bool isRounded = false; ///< with 0 decimals: to the nearest whole number
    bool isName = false; ///< words although they stand at the right: "17_4", "7-00:00:00"
    /// In aligned text a longer double has an exponent, in as many letters; 0: never.
    int mostLetters = 0;
};

/// What jobs are called: most of them are numbers, and stand as such.
inline Column jobColumn(std::string description = {})
{
    return {"JobID", Align::Right, std::move(description), 0, false, true};
}

/// Seconds that were measured or computed.
inline Column secondsColumn(std::string name)
{
    return {std::move(name), Align::Right, {}, 0, true};
}

/// Whether a column is of words, not of numbers.
inline bool holdsWords(const Column& column)
{
    return column.isName || column.align == Align::Left;
}

/// Rows of cells under named columns: what a command prints, before it is given a format.
class Table
{
public:
    Table() = default;
    explicit Table(std::vector<Column> columns)
        : m_columns(std::move(columns))
    {
    }

    [[nodiscard]] const std::vector<Column>& columns() const { return m_columns; }
    [[nodiscard]] std::size_t rowCount() const
    {
        return m_columns.empty() ? 0 : m_cells.size() / m_columns.size();
    }
    [[nodiscard]] std::span<const Cell> row(std::size_t position) const
    {
        return std::span(m_cells).subspan(position * m_columns.size(), m_columns.size());
    }
    void reserveRows(std::size_t count) { m_cells.reserve(count * m_columns.size()); }
    /// Adds one row. A short row is filled up with empty cells, a long one is cut.
    void addRow(std::vector<Cell> cells);

private:
    std::vector<Column> m_columns;
    std::vector<Cell> m_cells; // row by row
};

/// The columns that `fields` names, in that order: "Account,rawshares". Names without regard to
/// case; the beginning of a name is enough, the first column that fits is taken, as in sshare.
/// Error code Usage: an unknown name (the message lists the known ones) or no name at all.
Result<Table> selectColumns(const Table& table, std::string_view fields);

/// The names of the columns, separated by commas.
std::string columnNames(const std::vector<Column>& columns);

} // namespace fairlead::reports

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/reports/writers/table.h"

#include <string>

/// A table in the formats that programs and people read. All of them are UTF-8 (bytes that are
/// none become U+FFFD) and independent of the process locale.
namespace fairlead::reports {

/// RFC 4180: commas, CR LF, quotes where needed. Doubles in full precision (%.17g), infinity as
/// `inf`, empty cells empty. Words (never numbers) that a spreadsheet would run as a formula get
/// an apostrophe in front: those that begin with = + - @, a tab or a carriage return.
std::string csvText(const Table& table, bool header = true, CsvDialect dialect = {});

/// What a cell becomes in JSON.
enum class JsonTypes
{
    OfCells, ///< words are strings, numbers numbers, whatever the column
    OfColumns ///< holdsWords() decides: a number among words is a string
};

/// An array with one object per row; numbers as numbers in full precision, infinity as "inf",
/// empty cells as null.
std::string jsonText(const Table& table, JsonTypes types = JsonTypes::OfCells);
/// One of these objects, with the types of the columns.
std::string jsonRow(const Table& table, std::size_t row);
/// In quotes, in printable ASCII and letters: what does not show as itself as \u.
std::string jsonString(const std::string& text);

/// Columns under a header and a line of dashes, in the manner of sshare: doubles with the
/// column's decimals. Columns are as wide as their widest cell, nothing is cut. Control characters
/// appear as '?', so that a name cannot take hold of the terminal.
std::string alignedText(const Table& table, bool header = true);

/// `|` between the fields, none at the end, as sshare -P; doubles as in alignedText().
std::string parsableText(const Table& table, bool header = true);

} // namespace fairlead::reports

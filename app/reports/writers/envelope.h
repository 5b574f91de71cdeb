// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/reports/writers/table.h"

#include <optional>

namespace fairlead::reports {

/// What was tried when the table was made.
struct EnvelopeScenario
{
    std::string name; ///< may be empty
    std::vector<std::string> texts; ///< editText() of each edit
    std::string note{}; ///< may be empty
    std::string author{}; ///< likewise
};

/// What a table is of, for a program that keeps it.
struct Envelope
{
    std::string command; ///< of fairleadctl: with it the schema is called "fairlead.COMMAND"
    std::string version; ///< of the program
    std::string cluster; ///< empty: of none
    std::string source; ///< as it was named; empty: none was read
    std::optional<std::int64_t> moment; ///< that it was computed for, Unix seconds
    std::optional<EnvelopeScenario> scenario; ///< nothing: as it was read
    std::optional<Table> rows{}; ///< what was printed; nothing: no table
    std::optional<Table> summary{}; ///< one row of figures over all rows; nothing: there are none
    std::string notes{}; ///< the lines that the command had to say meanwhile
    bool isSelected = false; ///< somebody chose the columns
};

/// The version of the shape of envelopeText(): another one where a key goes or means something
/// else. New keys and columns keep it.
inline constexpr int envelopeVersion = 1;

/// An object with schema, program, cluster, source, moment (ISO 8601, UTC), scenario, notes,
/// summary (the figures by name), selected, columns with their types, and rows as in jsonText().
/// Types are fixed: a "string" column has strings or null, a "number" column numbers, null or one
/// of the words inf, -inf, parent.
std::string envelopeText(const Table& table, const Envelope& envelope);

} // namespace fairlead::reports

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

/// The tables of a recording. They are not among those of the snapshot: whoever saves edits of that
/// leaves these as they are.
namespace fairlead::accounting {

/// Version 8 of the schema.
QStringList recordingTableStatements();
/// Version 19: what jobs were before they were changed by hand.
QString formerValueTable();
/// The names of all, in an order in which they can be emptied.
const QStringList& recordingTables();

} // namespace fairlead::accounting

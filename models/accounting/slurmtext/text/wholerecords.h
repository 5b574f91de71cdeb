// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/slurmtext/text/textlines.h"

#include <vector>

namespace fairlead::accounting {

/// What scontrol printed, one record a line: as it does with -o. Without, a record goes over
/// several lines, of which all but the first begin with a blank; these are put together. A record
/// has the number of its first line.
TextLines wholeRecords(TextLines lines);
std::vector<Line> wholeRecords(std::vector<Line> lines);

} // namespace fairlead::accounting

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/sources/keptusage.h"

#include <cstdint>
#include <map>
#include <vector>

/// Which rows of a table of usage may differ from those that the last reading kept.
namespace fairlead::accounting {

/// [from, until), Unix seconds.
struct SlotRange
{
    std::int64_t from = 0;
    std::int64_t until = 0;
    bool operator==(const SlotRange&) const = default;
};

/// When slurmdbd wrote each slot, by its start: mod_time in the table of the whole cluster, which
/// it writes with those of the associations, again too when a job came to its notice late.
using SlotMarks = std::map<std::int64_t, std::int64_t>;

/// The end of a month of the tables, Unix seconds, from its start. Months start at midnight of the
/// server's clock, which is within a day of UTC.
std::int64_t endOfMonth(std::int64_t start);

/// The parts of `range` that are to be read: all but the slots that were kept with the mark that
/// they have now. In order, without overlap. `length`: of a slot, s; 0: a month. Days of 23 and 25
/// hours end where the next begins.
std::vector<SlotRange> staleParts(const SlotRange& range, std::int64_t length,
                                  const SlotMarks& marks, const UsageSlots& kept);

/// The slots of `range` that were kept and lie in none of `stale`.
UsageSlots freshSlots(const UsageSlots& kept, const SlotRange& range,
                      const std::vector<SlotRange>& stale);

} // namespace fairlead::accounting

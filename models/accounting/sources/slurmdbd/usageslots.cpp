// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/slurmdbd/usageslots.h"

#include "engine/base/durations.h"

#include <chrono>
#include <iterator>

namespace fairlead::accounting {

namespace {
using durations::day;
using durations::hour;

std::int64_t endOf(SlotMarks::const_iterator slot, std::int64_t length, const SlotMarks& marks)
{
    const auto start = slot->first;
    const auto end = length != 0 ? start + length : endOfMonth(start);
    const auto next = std::next(slot);
    return next != marks.end() && next->first <= end + hour ? next->first : end;
}

bool isKept(const UsageSlots& kept, std::int64_t start, std::int64_t mark)
{
    const auto slot = kept.find(start);
    return slot != kept.end() && slot->second->mark == mark;
}
} // namespace

std::int64_t endOfMonth(std::int64_t start)
{
    using namespace std::chrono;
    const year_month_day middle(floor<days>(sys_seconds(seconds(start + 15 * day))));
    const auto length = (middle.year() / middle.month() / last).day();
    return start + static_cast<std::int64_t>(static_cast<unsigned>(length)) * day;
}

std::vector<SlotRange> staleParts(const SlotRange& range, std::int64_t length,
                                  const SlotMarks& marks, const UsageSlots& kept)
{
    std::vector<SlotRange> parts;
    auto at = range.from;
    for (auto slot = marks.begin(); slot != marks.end(); ++slot) {
        if (slot->first < at || slot->first >= range.until
            || !isKept(kept, slot->first, slot->second))
            continue;
        if (slot->first > at)
            parts.push_back({at, slot->first});
        at = endOf(slot, length, marks);
    }
    if (at < range.until)
        parts.push_back({at, range.until});
    return parts;
}

UsageSlots freshSlots(const UsageSlots& kept, const SlotRange& range,
                      const std::vector<SlotRange>& stale)
{
    UsageSlots byStart(kept.lower_bound(range.from), kept.lower_bound(range.until));
    for (const auto& part : stale)
        byStart.erase(byStart.lower_bound(part.from), byStart.lower_bound(part.until));
    return byStart;
}

} // namespace fairlead::accounting

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/slurm/usage/rawusage.h"
#include "models/accounting/sources/demo/records/limoges.h"

#include <algorithm>
#include <map>

namespace fairlead::accounting::limoges {

namespace {
constexpr std::uint64_t seed = 20260302; // the days of usage and the weeks have the same jobs
constexpr std::int64_t begin = moment - historyDays * day;
constexpr std::int64_t slotLength = 600; // seconds
constexpr std::int64_t longestWait = 3 * day; // then the user gives up

/// The CPUs in use, in steps of ten minutes, from the start of the history to a month from now.
class Machine
{
public:
    /// When the job starts: as soon as enough CPUs are free all along. 0: not soon enough.
    std::int64_t place(const Wish& wish)
    {
        const auto slots = static_cast<std::size_t>((wish.length + slotLength - 1) / slotLength);
        auto first = static_cast<std::size_t>((wish.submit - begin) / slotLength) + 1;
        const auto last = first + static_cast<std::size_t>(longestWait / slotLength);
        while (first <= last && first + slots <= m_used.size()) {
            const auto from = m_used.begin() + static_cast<std::ptrdiff_t>(first);
            const auto to = from + static_cast<std::ptrdiff_t>(slots);
            const auto full = std::find_if(from, to, [&](auto u) { return u + wish.cpus > cpus; });
            if (full == to) {
                std::for_each(from, to, [&](auto& u) { u += wish.cpus; });
                return begin + static_cast<std::int64_t>(first) * slotLength;
            }
            first = static_cast<std::size_t>(full - m_used.begin()) + 1;
        }
        return 0;
    }

private:
    std::vector<std::uint32_t> m_used
        = std::vector<std::uint32_t>((historyDays + 30) * day / slotLength, 0U);
};

/// The part of the machine that is asked for: weekdays, weekends, the end-of-year holidays.
double demandOn(int dayNumber)
{
    constexpr int firstHoliday = 18; // 20 December
    constexpr int lastHoliday = 32; // 3 January
    constexpr int firstRush = 88; // the last weekend: deadlines are near
    const auto weekday = (begin / day + dayNumber + 4) % 7; // 0 = Sunday
    const bool isWeekend = weekday == 0 || weekday == 6;
    if (dayNumber >= firstHoliday && dayNumber <= lastHoliday)
        return isWeekend ? 0.28 : 0.45;
    if (dayNumber >= firstRush)
        return 1.3;
    return isWeekend ? 0.38 : 0.86;
}

/// Seconds after midnight: mostly office hours, thickest in the early afternoon.
std::int64_t hourOfDay(SplitMix& random)
{
    if (random.chance(0.15))
        return static_cast<std::int64_t>(random.unit() * 86400.0);
    return static_cast<std::int64_t>((8.0 + 6.0 * (random.unit() + random.unit())) * 3600.0);
}

Wish wishOf(const Lab& lab, int dayNumber, SplitMix& random)
{
    Wish wish;
    wish.lab = &lab;
    wish.member = &memberOf(lab, random);
    wish.cpus = random.pick(lab.shape.cpus);
    const auto hours = static_cast<double>(random.pick(lab.shape.hours));
    wish.length = static_cast<std::int64_t>(hours * 3600.0 * (0.35 + 0.65 * random.unit()));
    wish.submit = begin + dayNumber * day + (hourOfDay(random) + 16 * 3600) % day;
    return wish;
}

/// What the labs submit on one day, by submit time. `owed` carries over what a lab has still to
/// ask for, in CPU-seconds: negative after a large job.
std::vector<Wish> wishesOn(int dayNumber, std::map<const Lab*, double>& owed, SplitMix& random)
{
    std::vector<Wish> wishes;
    for (const auto& lab : labs()) {
        const double mood = 0.6 + 0.8 * random.unit(); // some days are busier than others
        if (dayNumber < lab.firstDay || dayNumber >= lab.lastDay)
            continue;
        const double active = static_cast<double>(lab.lastDay - lab.firstDay) / historyDays;
        auto& left = owed[&lab];
        left += mood * demandOn(dayNumber) * cpus * static_cast<double>(day) * lab.part / 100.0
            / active;
        while (left > 0.0) {
            wishes.push_back(wishOf(lab, dayNumber, random));
            left -= static_cast<double>(wishes.back().length) * wishes.back().cpus;
        }
    }
    std::stable_sort(wishes.begin(), wishes.end(),
                     [](const Wish& a, const Wish& b) { return a.submit < b.submit; });
    return wishes;
}
} // namespace

std::vector<Wish> wishes(int firstDay)
{
    SplitMix random(seed);
    std::map<const Lab*, double> owed;
    std::vector<Wish> all;
    for (int dayNumber = 0; dayNumber < historyDays; ++dayNumber) {
        const auto more = wishesOn(dayNumber, owed, random);
        if (dayNumber >= firstDay)
            all.insert(all.end(), more.begin(), more.end());
    }
    std::erase_if(all, [](const Wish& wish) { return wish.submit >= moment; });
    std::ranges::stable_sort(all, {}, &Wish::submit); // a night belongs to the day before
    return all;
}

std::vector<HistoryRecord> history(const std::vector<AssocRecord>& assocs)
{
    SplitMix random(seed);
    Machine machine;
    std::map<const Lab*, double> owed;
    std::vector<HistoryRecord> records;
    for (int dayNumber = 0; dayNumber < historyDays; ++dayNumber) {
        for (const auto& wish : wishesOn(dayNumber, owed, random)) {
            const auto start = machine.place(wish);
            if (start == 0 || start >= moment)
                continue;
            HistoryRecord record;
            record.assocId = idOf(assocs, *wish.lab, *wish.member);
            record.account = wish.lab->account;
            record.user = wish.member->login;
            record.start = start;
            record.end = std::min(start + wish.length, moment);
            record.rate = wish.cpus; // only CPU time is billed
            records.push_back(std::move(record));
        }
    }
    std::stable_sort(
        records.begin(), records.end(),
        [](const HistoryRecord& a, const HistoryRecord& b) { return a.start < b.start; });
    return records;
}

std::shared_ptr<const Consumption> consumption(const std::vector<HistoryRecord>& history)
{
    auto result = std::make_shared<Consumption>();
    for (const auto& part : history) {
        const auto count = static_cast<std::uint64_t>(part.rate);
        result->add(
            {part.account, part.user, part.start, part.end, {{"cpu", count}, {"billing", count}}});
    }
    return result;
}

void addUsage(std::vector<AssocRecord>& assocs, const std::vector<HistoryRecord>& history)
{
    const auto halfLife = policy().slurm().halfLife;
    std::map<std::uint32_t, AssocRecord*> byId;
    std::map<std::string, AssocRecord*> accounts;
    for (auto& assoc : assocs) {
        assoc.rawUsage = 0.0L;
        byId[assoc.id] = &assoc;
        if (assoc.user.empty())
            accounts[assoc.account] = &assoc;
    }
    for (const auto& part : history)
        *byId.at(part.assocId)->rawUsage
            += slurm::decayedUsage(part.rate, part.start, part.end, moment, halfLife);
    // A parent stands before its children: backwards, each one adds a finished sum.
    for (auto assoc = assocs.rbegin(); assoc != assocs.rend(); ++assoc) {
        const auto& above = assoc->user.empty() ? assoc->parent : assoc->account;
        if (const auto parent = accounts.find(above); parent != accounts.end())
            *parent->second->rawUsage += *assoc->rawUsage;
    }
}

} // namespace fairlead::accounting::limoges

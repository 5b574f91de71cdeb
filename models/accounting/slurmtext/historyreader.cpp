// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/historyreader.h"

#include "engine/base/text.h"

#include <algorithm>
#include <set>
#include <utility>

namespace fairlead::accounting {

void readHistory(TextLines lines, const std::string& file, const TimeReader& times,
                 SnapshotRecords& records)
{
    const UsageRates rates(records);
    auto consumption = std::make_shared<Consumption>();
    std::set<std::pair<std::string, std::int64_t>> seen; // some versions list a job twice
    std::vector<std::string_view> cells;
    bool isAmountTold = false; // of many lines the first
    const auto warn = [&](Message message, int line) {
        records.issues.push_back({Severity::Warning, std::move(message), file, line});
    };
    while (const auto* next = lines.next()) {
        const auto& [number, line] = *next;
        text::split(line, '|', cells);
        const auto id = cells.size() > 1 ? text::toInteger(cells[1]) : std::nullopt;
        const auto start = cells.size() > 8 ? times.read(cells[6]) : std::nullopt;
        const auto end = cells.size() > 8 ? times.read(cells[7]) : std::nullopt;
        const bool isNumber = id.value_or(-1) >= 0 && id.value_or(-1) <= 4294967295LL;
        const bool isId = isNumber || (!id && cells.size() > 1 && cells[1].empty());
        if (cells.size() < 10 || !start || !end || !isId) {
            if (number > 1 || !line.starts_with("JobID"))
                warn(said("Messages", "the line is not a job of sacct and is left out"), number);
            continue;
        }
        const std::int64_t ended = end.value_or(0);
        if (ended != 0 && ended < *start) {
            warn(said("Messages", "the job ends before it starts and is left out"), number);
            continue;
        }
        if (*start == 0 || !seen.emplace(std::string(cells[0]), *start).second)
            continue; // never started, or a repetition
        HistoryRecord part;
        part.assocId = static_cast<std::uint32_t>(id.value_or(0));
        part.user = std::string(cells[2]);
        part.account = std::string(cells[3]);
        part.start = *start;
        part.end = ended == 0 ? Consumption::goesOn : ended;
        std::vector<std::string> bad;
        auto tres = parseTresCounts(cells[8], &bad);
        if (!bad.empty() && !std::exchange(isAmountTold, true))
            warn({said("Messages", "%1 cannot be read and counts as nothing"), {bad.front()}},
                 number);
        part.rate = rates.of(tres, cells[4], cells[5]);
        consumption->add({part.account, part.user, part.start, part.end, std::move(tres)});
        if (part.rate > 0)
            records.history.push_back(std::move(part));
    }
    records.consumption = std::move(consumption);
    // The order of the file carries no meaning; sums must not depend on it.
    std::sort(records.history.begin(), records.history.end(),
              [](const HistoryRecord& a, const HistoryRecord& b) {
                  return std::tie(a.start, a.end, a.assocId, a.account, a.user, a.rate)
                      < std::tie(b.start, b.end, b.assocId, b.account, b.user, b.rate);
              });
}

void noteUsageReset(const TimeReader& times, SnapshotRecords& records)
{
    records.utcOffset = times.utcOffset;
    const auto& period = records.policy.slurm().usageReset;
    if (period == "NONE")
        return;
    const Message days{
        said("Messages",
             "days of PriorityUsageResetPeriod %1 as the clock of the capture counts them"),
        {period}};
    records.provenance.push_back(
        {said("Messages", "usage reset"),
         period == "NOW" ? said(
             "Messages", "PriorityUsageResetPeriod NOW: no start of slurmctld after what is read")
                         : days,
         true});
}

} // namespace fairlead::accounting

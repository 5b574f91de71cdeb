// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/usage/cyclereader.h"

#include "engine/base/text.h"
#include "engine/base/timetext.h"
#include "models/accounting/slurmtext/text/loglines.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

namespace fairlead::accounting {

namespace {
constexpr std::int64_t longestCycle = 10LL * 366 * 86400; // s, of a slurmctld that did not run

/// A computation that the log tells of.
struct Cycle
{
    std::int64_t moment = 0; // Unix seconds, as the log's clock says
    std::int64_t length = 0; // s since the one before; 0: not known
    bool isExact = false; // slurmctld names the moment itself
};

bool isNear(std::int64_t a, std::int64_t b)
{
    return std::abs(a - b) <= 1;
}

/// The number after some words of a line.
std::optional<double> numberAfter(std::string_view line, std::string_view words)
{
    return text::toDouble(valueIn(line, words));
}

class LogReader
{
public:
    explicit LogReader(const TimeReader& times)
        : m_times(times)
    {
    }

    void read(std::string_view line)
    {
        if (const auto last = numberAfter(line, "Last ran decay on jobs at "))
            start(*last);
        else if (const auto length = numberAfter(line, "Decay factor over "))
            add(line, *length);
    }
    [[nodiscard]] std::vector<Cycle>& cycles() { return m_cycles; }

private:
    /// A start of slurmctld names the last cycle before it.
    void start(double moment)
    {
        if (!(moment >= 1.0 && moment <= static_cast<double>(lastMoment)))
            return;
        const auto last = static_cast<std::int64_t>(moment);
        if (m_cycles.empty() || !isNear(m_cycles.back().moment, last))
            m_cycles.push_back({last, 0, true});
        else
            m_cycles.back() = {last, m_cycles.back().length, true};
    }
    /// "[2026-11-21T12:00:00.123] priority/multifactor: ...: PRIO: Decay factor over 60 seconds
    /// goes from ..."
    void add(std::string_view line, double length)
    {
        constexpr std::size_t stampLength = 19;
        if (!line.starts_with('[') || line.size() < stampLength + 2
            || !(length >= 1.0 && length <= static_cast<double>(longestCycle)))
            return;
        const auto written = m_times.read(line.substr(1, stampLength));
        const auto seconds = static_cast<std::int64_t>(length);
        if (!written || *written <= seconds)
            return;
        if (m_cycles.empty())
            m_cycles.push_back({*written - seconds, 0, false});
        auto& last = m_cycles.back();
        const auto moment = last.moment + seconds;
        // After the start of slurmctld the clock of the log need not be known. Else a line is
        // written in the second of its cycle or in the next one.
        const bool follows = last.isExact || (isNear(moment, *written) && moment <= *written);
        m_cycles.push_back({follows ? moment : *written, seconds, follows && last.isExact});
    }

    const TimeReader& m_times;
    std::vector<Cycle> m_cycles;
};

/// Carries what is known of one cycle to its neighbours: exact moments, and that a line cannot have
/// been written before its cycle.
void carryOn(std::vector<Cycle>& cycles)
{
    for (std::size_t i = 1; i < cycles.size(); ++i) {
        const auto moment = cycles[i - 1].moment + cycles[i].length;
        const bool follows = cycles[i].length != 0 && isNear(cycles[i].moment, moment);
        if (cycles[i - 1].isExact && !cycles[i].isExact && follows)
            cycles[i] = {moment, cycles[i].length, true};
    }
    for (auto i = cycles.size(); i-- > 1;) {
        const auto moment = cycles[i].moment - cycles[i].length;
        auto& before = cycles[i - 1];
        const bool follows = cycles[i].length != 0 && isNear(before.moment, moment);
        if (follows && !before.isExact && (cycles[i].isExact || moment < before.moment))
            before = {moment, before.length, cycles[i].isExact};
    }
}
} // namespace

std::vector<std::int64_t> readCycles(QIODevice& log, const TimeReader& times,
                                     std::int64_t computedAt)
{
    LogReader reader(times);
    forEachLogLine(log, [&](std::string_view line) { reader.read(line); });
    auto& cycles = reader.cycles();
    for (auto& cycle : cycles) {
        if (!cycle.isExact && isNear(cycle.moment, computedAt))
            cycle = {computedAt, cycle.length, true};
    }
    carryOn(cycles);
    std::vector<std::int64_t> moments;
    for (const auto& cycle : cycles)
        moments.push_back(cycle.moment);
    std::sort(moments.begin(), moments.end());
    moments.erase(std::unique(moments.begin(), moments.end()), moments.end());
    return moments;
}

} // namespace fairlead::accounting

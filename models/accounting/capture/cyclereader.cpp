// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/capture/cyclereader.h"

#include "engine/text.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>

namespace fairlead::accounting {

namespace {
constexpr std::int64_t longestCycle = 10LL * 366 * 86400; // s, of a slurmctld that did not run

/// One line of the log.
struct Cycle
{
    std::int64_t written = 0; // Unix seconds
    std::int64_t length = 0; // s
};

/// "[2026-11-21T12:00:00.123] priority/multifactor: ...: PRIO: Decay factor over 60 seconds goes
/// from ..."
std::optional<Cycle> cycleOf(std::string_view line, const TimeReader& times)
{
    constexpr std::string_view words = "Decay factor over ";
    constexpr std::size_t stampLength = 19;
    const auto found = line.find(words);
    if (found == std::string_view::npos || !line.starts_with('[') || line.size() < stampLength + 2)
        return {};
    const auto rest = line.substr(found + words.size());
    const auto length = text::toDouble(rest.substr(0, rest.find(' ')));
    const auto written = times.read(line.substr(1, stampLength));
    if (!length || !(*length >= 1.0 && *length <= longestCycle) || !written || *written <= 0)
        return {};
    return Cycle{*written, static_cast<std::int64_t>(*length)};
}

bool isNear(std::int64_t a, std::int64_t b)
{
    return std::abs(a - b) <= 1;
}
} // namespace

std::vector<std::int64_t> readCycles(QIODevice& log, const TimeReader& times,
                                     std::int64_t computedAt)
{
    std::vector<Cycle> cycles;
    std::array<char, 4096> line{}; // the rest of a longer one has no time before it
    for (;;) {
        const auto length = log.readLine(line.data(), line.size());
        if (length <= 0)
            break;
        const std::string_view text(line.data(), static_cast<std::size_t>(length));
        if (const auto cycle = cycleOf(text, times))
            cycles.push_back(*cycle);
    }
    if (cycles.empty())
        return {};
    // From the one that is known to the second, or else the last one, to both sides.
    const auto known = std::find_if(cycles.begin(), cycles.end(), [&](const Cycle& cycle) {
        return isNear(cycle.written, computedAt);
    });
    const bool isKnown = known != cycles.end();
    const auto anchor
        = isKnown ? static_cast<std::size_t>(known - cycles.begin()) : cycles.size() - 1;
    std::vector<std::int64_t> moments(cycles.size());
    moments[anchor] = isKnown ? computedAt : cycles[anchor].written;
    const auto either = [](std::int64_t computed, std::int64_t written) {
        return isNear(computed, written) ? computed : written;
    };
    for (auto i = anchor; i-- > 0;)
        moments[i] = either(moments[i + 1] - cycles[i + 1].length, cycles[i].written);
    for (auto i = anchor + 1; i < cycles.size(); ++i)
        moments[i] = either(moments[i - 1] + cycles[i].length, cycles[i].written);
    moments.insert(moments.begin(), moments.front() - cycles.front().length);
    std::sort(moments.begin(), moments.end());
    return moments;
}

} // namespace fairlead::accounting

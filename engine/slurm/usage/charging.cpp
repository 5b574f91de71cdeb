// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/slurm/usage/charging.h"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace fairlead::slurm {

namespace {
/// 1 + q + ... + q^(count-1)
double geometricSum(double q, std::int64_t count)
{
    if (q == 1.0)
        return static_cast<double>(count);
    return (1.0 - std::pow(q, static_cast<double>(count))) / (1.0 - q);
}
} // namespace

double slice(double decayPerSecond, std::int64_t length)
{
    const auto seconds = static_cast<double>(std::max<std::int64_t>(length, 0));
    return seconds * std::pow(decayPerSecond, seconds);
}

double decayPerSecond(std::uint32_t halfLife)
{
    return halfLife == 0 ? 1.0 : 1.0 - 0.693 / halfLife;
}

double chargedUsage(double rate, std::int64_t start, std::int64_t end, std::int64_t now,
                    const Charging& rules)
{
    if (start >= now || end <= start)
        return 0.0;
    const auto period = rules.period;
    const double decay = decayPerSecond(rules.halfLife);
    const double perCycle = std::pow(decay, static_cast<double>(period));
    const auto decayed
        = [&](std::int64_t cycles) { return std::pow(perCycle, static_cast<double>(cycles)); };
    // Cycles are counted back from 0 at `now`: the first after the start, the last before the end.
    const auto first = (now - start - 1) / period;
    const auto last = end > now ? 0 : (now - end) / period + 1;
    const auto timeOf = [&](std::int64_t cycle) { return now - cycle * period; };
    double seconds = 0.0;
    if (first >= last) {
        seconds += slice(decay, timeOf(first) - start) * decayed(first);
        seconds += slice(decay, period) * decayed(last) * geometricSum(perCycle, first - last);
    }
    if (end <= now && rules.enforcesLimits) {
        const auto since = first >= last ? timeOf(last) : start;
        seconds += slice(decay, end - since) * decayed(last);
    }
    return rate * seconds;
}

double chargedFactor(double usageFactor, const Settings& policy)
{
    const bool counts = policy.isLinear() ? usageFactor > 0.0 : usageFactor >= 0.0;
    return counts ? usageFactor : 1.0;
}

std::int64_t lastUsageReset(const std::string& period, std::int64_t now, std::int64_t utcOffset)
{
    using namespace std::chrono;
    const auto today = floor<days>(sys_seconds(seconds(now + utcOffset)));
    const year_month_day date(today);
    const auto at = [&](sys_days day) {
        return duration_cast<seconds>(day.time_since_epoch()).count() - utcOffset;
    };
    if (period == "DAILY")
        return at(today);
    if (period == "WEEKLY")
        return at(today - (weekday(today) - Sunday));
    if (period == "MONTHLY")
        return at(date.year() / date.month() / 1);
    if (period == "QUARTERLY") {
        const auto quarter = (static_cast<unsigned>(date.month()) - 1) / 3 * 3 + 1;
        return at(date.year() / month(quarter) / 1);
    }
    return period == "YEARLY" ? at(date.year() / January / 1) : 0;
}

std::vector<std::int64_t> usageResets(const std::string& period, std::int64_t from, std::int64_t to,
                                      std::int64_t utcOffset)
{
    std::vector<std::int64_t> moments;
    for (auto until = to;; until = moments.back() - 1) {
        const auto reset = lastUsageReset(period, until, utcOffset);
        if (reset < from || reset == 0)
            break;
        moments.push_back(reset);
    }
    std::ranges::reverse(moments);
    return moments;
}

} // namespace fairlead::slurm

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/slurm/usage/rawusage.h"

#include "engine/slurm/usage/chargingcycles.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <span>

namespace fairlead::slurm {

double decayedUsage(double rate, std::int64_t start, std::int64_t end, std::int64_t now,
                    std::uint32_t halfLife)
{
    end = std::min(end, now);
    if (end <= start)
        return 0.0;
    if (halfLife == 0)
        return rate * static_cast<double>(end - start);
    const double lambda = -std::log1p(-0.693 / halfLife);
    const double sinceEnd = std::exp(-lambda * static_cast<double>(now - end));
    const double length = -std::expm1(-lambda * static_cast<double>(end - start));
    return rate / lambda * sinceEnd * length;
}

bool hasUsageHistory(const Snapshot& snapshot)
{
    return !snapshot.history.isEmpty();
}

namespace {
/// Children follow their parents in the table: backwards, every child adds to its parent once.
void sumUpTheTree(const Snapshot& snapshot, std::vector<long double>& values)
{
    for (std::size_t i = values.size(); i-- > 1;)
        values[snapshot.assocs.parent[i].at()] += values[i];
}

std::int64_t lastReset(const Inputs& inputs)
{
    return lastUsageReset(inputs.policy.slurm().usageReset, inputs.now, inputs.snapshot->utcOffset);
}

/// Charges what ran after `since`, to the associations themselves.
void charge(const Inputs& inputs, const Charging& rules, std::int64_t since, Cache& cache,
            std::vector<long double>& usage)
{
    const auto& snapshot = *inputs.snapshot;
    const ChargingCycles cycles(rules, snapshot.cycles, inputs.now);
    const auto reset = cycles.resetAt(lastReset(inputs));
    const auto from = std::max(since, reset.chargesFrom);
    auto& seconds = cache.periodSeconds;
    seconds.clear();
    for (const auto& period : snapshot.history.periods()) {
        const bool counts = period.end > since && period.end > reset.at;
        seconds.push_back(counts ? cycles.charged(1.0, std::max(period.start, from), period.end)
                                 : 0.0);
    }
    snapshot.history.charge(seconds, usage);
}

/// Charges the running jobs of the queue, which the history does not know: one after the other to
/// the association and every account above it, as slurmctld does. Ties rest on the last bit.
/// @param charged  of a rate and the start of its job: usage
template <typename Charged>
void chargeQueue(const Snapshot& snapshot, Charged charged, std::vector<long double>& usage)
{
    const auto& jobs = snapshot.jobs;
    if (jobs.usageRate.empty() || jobs.startTime.empty())
        return;
    for (std::size_t job = 0; job < jobs.size(); ++job) {
        if (jobs.usageRate[job] <= 0.0 || jobs.startTime[job] == 0 || !jobs.assoc[job].isValid())
            continue;
        const double more = charged(jobs.usageRate[job], jobs.startTime[job]);
        auto assoc = jobs.assoc[job].at();
        for (; assoc != 0; assoc = snapshot.assocs.parent[assoc].at())
            usage[assoc] += more;
        usage[0] += more;
    }
}

bool historyGoesOn(const Snapshot& snapshot)
{
    return std::ranges::any_of(snapshot.history.periods(), [&](const auto& period) {
        return period.end > snapshot.computedAt;
    });
}

/// Whether the history tells how the usage that was read came to be.
bool historyGoesBack(const Snapshot& snapshot)
{
    return std::ranges::any_of(snapshot.history.periods(), [&](const auto& period) {
        return period.start < snapshot.computedAt;
    });
}

using Moments = std::span<const std::int64_t>;

void decay(const Charging& rules, std::int64_t seconds, std::vector<long double>& rawUsage)
{
    const double left = std::pow(decayPerSecond(rules.halfLife), static_cast<double>(seconds));
    for (auto& usage : rawUsage)
        usage *= static_cast<long double>(left);
}

/// Cycle by cycle: what was used decays, then what ran since the one before is charged. Each step
/// rounds to 80 bits, on which ties and last digits rest.
void liveThrough(Moments cycles, std::int64_t resetAt, const Snapshot& snapshot,
                 const Charging& rules, std::vector<long double>& rawUsage)
{
    const double perSecond = decayPerSecond(rules.halfLife);
    auto since = snapshot.computedAt;
    for (const auto now : cycles) {
        if (now == resetAt)
            std::ranges::fill(rawUsage, 0.0L);
        else
            decay(rules, now - since, rawUsage);
        std::int64_t length = 0; // of the job before: most have run since the last cycle
        double seconds = 0.0;
        const auto charged = [&](double rate, std::int64_t start) {
            if (const auto ran = now - std::max(start, since); ran != length) {
                length = ran;
                seconds = slice(perSecond, ran);
            }
            return seconds * rate;
        };
        chargeQueue(snapshot, charged, rawUsage);
        since = now;
    }
}

/// What was used decays cycle by cycle, then until `now`.
void decayThrough(Moments cycles, std::int64_t now, std::int64_t since, const Charging& rules,
                  std::vector<long double>& rawUsage)
{
    for (const auto moment : cycles) {
        decay(rules, moment - since, rawUsage);
        since = moment;
    }
    decay(rules, now - since, rawUsage);
}

/// Of jobs that ended since; a history that goes on has them itself.
void addCharged(const Snapshot& snapshot, std::vector<long double>& rawUsage)
{
    const auto& charged = snapshot.assocs.chargedSince;
    for (std::size_t i = 0; i < charged.size(); ++i)
        rawUsage[i] += charged[i];
}

/// From the moment of the source to `now`: what was used decays, what runs is charged. Over many
/// cycles, as in a look ahead, one step is as good as all of them.
void advance(const Inputs& inputs, const Charging& rules, Cache& cache,
             std::vector<long double>& rawUsage)
{
    const auto& snapshot = *inputs.snapshot;
    if (inputs.now <= snapshot.computedAt)
        return;
    const ChargingCycles cycles(rules, snapshot.cycles, inputs.now);
    std::array<std::int64_t, 16> room{};
    const Moments moments = cycles.after(snapshot.computedAt, room);
    const auto boundary = lastReset(inputs);
    const bool isReset = boundary > snapshot.computedAt;
    const auto reset = cycles.resetAt(boundary);
    const bool goesOn = historyGoesOn(snapshot);
    if (!goesOn)
        addCharged(snapshot, rawUsage);
    if (!goesOn && !moments.empty()) {
        liveThrough(moments, isReset ? reset.at : 0, snapshot, rules, rawUsage);
        return;
    }
    if (isReset)
        std::ranges::fill(rawUsage, 0.0L);
    else
        decayThrough(moments, inputs.now, snapshot.computedAt, rules, rawUsage);
    if (goesOn) {
        charge(inputs, rules, snapshot.computedAt, cache, cache.usageChange);
        return;
    }
    constexpr auto never = std::numeric_limits<std::int64_t>::max();
    const auto from = std::max(snapshot.computedAt, reset.chargesFrom);
    const auto charged = [&](double rate, std::int64_t start) {
        return cycles.charged(rate, std::max(start, from), never);
    };
    chargeQueue(snapshot, charged, rawUsage);
}

/// What the history leaves under the new half-life in place of what it leaves under the old one.
void changeHalfLife(const Inputs& inputs, Cache& cache)
{
    const auto& snapshot = *inputs.snapshot;
    const auto reset = lastReset(inputs);
    auto& seconds = cache.periodSeconds;
    seconds.clear();
    for (const auto& period : snapshot.history.periods()) {
        const auto start = reset != 0 ? std::max(period.start, reset) : period.start;
        const auto left = [&](std::uint32_t halfLife) {
            return decayedUsage(1.0, start, period.end, inputs.now, halfLife);
        };
        seconds.push_back(left(inputs.policy.slurm().halfLife)
                          - left(snapshot.policy.slurm().halfLife));
    }
    snapshot.history.charge(seconds, cache.usageChange);
}

/// The same where it may take away more than there is: what the source says and what its history
/// adds up to need not agree. Nobody ends below nothing, and no account below its members.
void addChangeWithin(const Snapshot& snapshot, Cache& cache, std::vector<long double>& rawUsage)
{
    auto& change = cache.usageChange;
    auto& below = cache.usageBelow;
    below.assign(rawUsage.size(), 0.0L);
    for (std::size_t i = change.size(); i-- > 0;) {
        const auto before = rawUsage[i];
        rawUsage[i] = std::max(below[i], before + change[i]);
        if (i == 0)
            break;
        const auto parent = snapshot.assocs.parent[i].at();
        change[parent] += rawUsage[i] - before;
        below[parent] += rawUsage[i];
    }
}

/// Sums up the tree of what changed, and adds it.
void addChange(const Snapshot& snapshot, std::vector<long double>& change,
               std::vector<long double>& rawUsage)
{
    for (std::size_t i = change.size(); i-- > 0;) { // children first, as in sumUpTheTree()
        if (i > 0)
            change[snapshot.assocs.parent[i].at()] += change[i];
        rawUsage[i] += change[i];
    }
}
} // namespace

void computeRawUsage(const Inputs& inputs, Cache& cache, std::vector<long double>& rawUsage)
{
    const auto& snapshot = *inputs.snapshot;
    if (snapshot.usageFromHistory) {
        rawUsage.assign(snapshot.assocs.size(), 0.0L);
        charge(inputs, inputs.policy.slurm(), std::numeric_limits<std::int64_t>::min(), cache,
               rawUsage);
        sumUpTheTree(snapshot, rawUsage);
        return;
    }
    rawUsage = snapshot.assocs.rawUsage;
    // Another scheduler counts in windows, of which nobody knows here: only time goes by.
    if (!std::holds_alternative<Settings>(snapshot.policy.own))
        return;
    const bool changes = snapshot.policy.slurm().halfLife != inputs.policy.slurm().halfLife
        && historyGoesBack(snapshot);
    if (!changes && inputs.now <= snapshot.computedAt)
        return;
    auto& change = cache.usageChange;
    change.assign(rawUsage.size(), 0.0L);
    Charging rules(inputs.policy.slurm());
    if (changes)
        rules.halfLife = snapshot.policy.slurm().halfLife;
    advance(inputs, rules, cache, rawUsage);
    if (!changes) {
        addChange(snapshot, change, rawUsage);
        return;
    }
    changeHalfLife(inputs, cache);
    addChangeWithin(snapshot, cache, rawUsage);
}

} // namespace fairlead::slurm

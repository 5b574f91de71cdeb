// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/moab/priority/fairshare.h"

#include "engine/cluster/moabfacts.h"
#include "engine/moab/priority/tables.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace fairlead::moab {

namespace {
constexpr std::array allCreds{Cred::User, Cred::Group, Cred::Account, Cred::Qos, Cred::Class};

std::int64_t floorTo(std::int64_t time, std::int64_t step)
{
    const auto rest = time % step;
    return time - (rest < 0 ? rest + step : rest);
}

/// Adds usage of one moment with the weight of its window.
class UsageSummer
{
public:
    /// Without `windows` nothing is kept by window.
    UsageSummer(const Inputs& inputs, Tables& tables, WindowUsage* windows)
        : m_inputs(inputs)
        , m_settings(*inputs.policy.moab())
        , m_tables(tables)
        , m_windows(windows)
        , m_newest(floorTo(inputs.now, m_settings.fsInterval))
    {
        for (auto& usage : m_tables.usage)
            usage.assign(inputs.snapshot->names.size(), 0.0);
        m_tables.totalUsage = 0.0;
    }

    /// The window of a moment, 0 the newest; nothing when it does not count.
    [[nodiscard]] std::optional<std::int64_t> windowOf(std::int64_t time) const
    {
        const auto start = floorTo(time, m_settings.fsInterval);
        const auto window = (m_newest - start) / m_settings.fsInterval;
        if (start > m_newest || window >= m_settings.fsDepth)
            return {};
        return window;
    }

    void addWindow(const FsWindow& file)
    {
        // Maui looks for files by the exact start of its windows.
        if (m_settings.isMaui() && file.start % m_settings.fsInterval != 0)
            return;
        const auto window = windowOf(file.start);
        if (!window)
            return;
        const double weight = weightOf(*window);
        m_tables.totalUsage += weight * file.total;
        keepTotal(*window, file.total);
        for (const auto& entry : file.entries) {
            const auto name = m_inputs.snapshot->names.find(entry.name);
            if (name.isValid())
                m_tables.usage[at(entry.cred)][name.at()] += weight * entry.usage;
            keep(*window, entry.cred, entry.name, entry.usage);
        }
    }

    void addRunning(JobIndex job)
    {
        const auto& facts = factsOf(*m_inputs.snapshot).jobs[job.at()];
        const auto seconds = bookedSeconds(m_settings, facts.startTime, m_inputs.now);
        for (std::size_t window = 0; window < seconds.size(); ++window) {
            if (seconds[window] > 0)
                add(job, static_cast<std::int64_t>(window), bookedRate(m_settings, facts),
                    static_cast<double>(seconds[window]));
        }
    }

private:
    [[nodiscard]] double weightOf(std::int64_t window) const
    {
        return std::pow(m_settings.fsDecay, static_cast<double>(window));
    }
    void add(JobIndex job, std::int64_t window, double rate, double seconds)
    {
        const double usage = weightOf(window) * rate * seconds;
        m_tables.totalUsage += usage;
        keepTotal(window, rate * seconds);
        for (const auto cred : allCreds) {
            const auto name = credOf(*m_inputs.snapshot, m_tables, job, cred);
            if (name.value == 0)
                continue;
            m_tables.usage[at(cred)][name.at()] += usage;
            keep(window, cred, m_inputs.snapshot->names[name], rate * seconds);
        }
    }
    void keepTotal(std::int64_t window, double usage)
    {
        if (m_windows != nullptr)
            m_windows->total[static_cast<std::size_t>(window)] += usage;
    }
    void keep(std::int64_t window, Cred cred, const std::string& name, double usage)
    {
        if (m_windows == nullptr)
            return;
        auto& windows = m_windows->usage[at(cred)][name];
        windows.resize(m_windows->total.size(), 0.0);
        windows[static_cast<std::size_t>(window)] += usage;
    }

    const Inputs& m_inputs;
    const Settings& m_settings;
    Tables& m_tables;
    WindowUsage* m_windows;
    std::int64_t m_newest;
};

double clamped(const FsTarget& target, double delta)
{
    switch (target.kind) {
    case TargetKind::Plain:
        return delta;
    case TargetKind::Floor:
        return std::max(delta, 0.0);
    case TargetKind::Ceiling:
        return std::min(delta, 0.0);
    case TargetKind::None:
    case TargetKind::UsageCap:
    case TargetKind::PercentCap:
        break;
    }
    return 0.0;
}
void addUsage(const Inputs& inputs, Tables& tables, WindowUsage* windows)
{
    const auto& snapshot = *inputs.snapshot;
    UsageSummer summer(inputs, tables, windows);
    for (const auto& window : factsOf(snapshot).site.windows)
        summer.addWindow(window);
    if (!inputs.policy.moab()->isSimulation)
        return;
    for (std::size_t i = 0; i < snapshot.jobs.size(); ++i) {
        if (isActive(snapshot, JobIndex(i)))
            summer.addRunning(JobIndex(i));
    }
}

} // namespace

std::vector<std::int64_t> bookedSeconds(const Settings& settings, std::int64_t start,
                                        std::int64_t now)
{
    const auto poll = std::max<std::int64_t>(settings.pollInterval, 1);
    const auto polls = std::max<std::int64_t>((now - start) / poll, 0);
    const auto pollsBefore = [&](std::int64_t end) {
        return std::clamp<std::int64_t>((end - start + poll - 1) / poll, 0, polls);
    };
    const auto newest = floorTo(now, settings.fsInterval);
    std::vector<std::int64_t> seconds;
    for (std::int64_t window = 0; window < settings.fsDepth; ++window) {
        const auto from = newest - window * settings.fsInterval;
        seconds.push_back((pollsBefore(from + settings.fsInterval) - pollsBefore(from)) * poll);
    }
    return seconds;
}

double bookedRate(const Settings& settings, const JobFacts& facts)
{
    return isOfEquivalents(settings) ? facts.equivalents : facts.procs;
}

void sumUsage(const Inputs& inputs, Tables& tables)
{
    addUsage(inputs, tables, nullptr);
}

WindowUsage usageByWindow(const Inputs& inputs, const Tables& tables)
{
    WindowUsage result;
    const auto depth = std::max<std::int64_t>(inputs.policy.moab()->fsDepth, 0);
    result.total.assign(static_cast<std::size_t>(depth), 0.0);
    auto sums = tables; // who is granted which QOS is read from them
    addUsage(inputs, sums, &result);
    return result;
}

std::optional<double> usagePercent(const Settings& settings, const Tables& tables, Cred cred,
                                   NameId name)
{
    if (settings.fsMetric == FsMetric::None || !(tables.totalUsage > 0.0))
        return {};
    return name.value == 0 ? 0.0 : 100.0 * tables.usage[at(cred)][name.at()] / tables.totalUsage;
}

FsTarget targetOf(const Settings& settings, const Tables& tables, Cred cred, NameId name)
{
    const auto* own = ownConfig(settings, tables, cred, name);
    if (own != nullptr && own->fsTarget.isSet())
        return own->fsTarget;
    const auto* fallback = name.value == 0 ? nullptr : defaultConfig(settings, tables, cred);
    return fallback == nullptr ? FsTarget() : fallback->fsTarget;
}

Delta deltaOf(const Settings& settings, const Tables& tables, Cred cred, NameId name)
{
    return deltaFrom(settings, targetOf(settings, tables, cred, name),
                     usagePercent(settings, tables, cred, name));
}

Delta deltaFrom(const Settings& settings, const FsTarget& wanted,
                const std::optional<double>& percent)
{
    Delta result;
    result.target = wanted;
    if (!percent || !result.target.isSet())
        return result;
    result.percent = *percent;
    const double target = result.target.value;
    const double delta = settings.isFsRatio ? 1.0 - *percent / target : target - *percent;
    if (!settings.isFsGated) {
        result.value = clamped(result.target, delta);
        return result;
    }
    result.value = result.target.kind == TargetKind::Plain ? delta : 0.0;
    result.isViolated = (result.target.kind == TargetKind::Floor && *percent < target)
        || (result.target.kind == TargetKind::Ceiling && *percent > target);
    return result;
}

bool exceedsUsageCap(const Inputs& inputs, const Tables& tables, JobIndex job)
{
    const auto& settings = *inputs.policy.moab();
    if (settings.fsMetric == FsMetric::None)
        return false;
    const auto& facts = factsOf(*inputs.snapshot).jobs[job.at()];
    const double request = settings.fsMetric == FsMetric::DedicatedPes
        ? facts.equivalents
        : facts.procs * static_cast<double>(facts.limit);
    const auto exceeds = [&](const FsTarget& cap, TargetKind kind, double used) {
        if (!cap.isSet())
            return false;
        if (kind == TargetKind::UsageCap)
            return used + request > cap.value;
        return kind == TargetKind::PercentCap && tables.totalUsage > 0.0
            && 100.0 * (used + request) / tables.totalUsage > cap.value;
    };
    // FSCAP is a cap by its name: without a sign an absolute one.
    const auto kindOf = [](const FsTarget& cap) {
        return cap.kind == TargetKind::PercentCap ? cap.kind : TargetKind::UsageCap;
    };
    return std::any_of(allCreds.begin(), allCreds.end(), [&](Cred cred) {
        const auto name = credOf(*inputs.snapshot, tables, job, cred);
        if (name.value == 0)
            return false;
        const double used = tables.usage[at(cred)][name.at()];
        const auto* own = ownConfig(settings, tables, cred, name);
        const auto target = targetOf(settings, tables, cred, name);
        return exceeds(target, target.kind, used)
            || (own != nullptr && exceeds(own->fsCap, kindOf(own->fsCap), used));
    });
}

} // namespace fairlead::moab

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/outcome/hours.h"

#include <algorithm>

namespace fairlead::replay {

namespace {
constexpr std::size_t mostCells = 4'000'000;

/// Adds [start, end) to the steps that it lies in.
void hold(Hours& hours, std::size_t account, Second start, Second end, double cpus)
{
    const auto last = hours.from + static_cast<Second>(hours.count) * hours.step;
    start = std::max(start, hours.from);
    end = std::min(end, last);
    while (start < end) {
        const auto place = (start - hours.from) / hours.step;
        const auto next = std::min(end, hours.from + (place + 1) * hours.step);
        hours.held[static_cast<std::size_t>(place) * hours.accounts + account]
            += static_cast<double>(next - start) * cpus;
        start = next;
    }
}

std::size_t stepsOf(const Outlook& outlook, Second step)
{
    return static_cast<std::size_t>((std::max<Second>(outlook.to - outlook.from, 1) - 1) / step)
        + 1;
}

/// The first step that ends at or after the moment.
std::size_t stepOf(const Hours& hours, Second moment)
{
    if (moment <= hours.from)
        return 0;
    return static_cast<std::size_t>((moment - hours.from - 1) / hours.step);
}
} // namespace

Stay stayOf(const Workload& workload, std::size_t job, const Outcome* outcome, Second to)
{
    const auto& asked = workload.jobs[job];
    const auto& recorded = asked.recorded;
    // What was over before the replay began is as it was recorded.
    const bool isOver = outcome != nullptr && outcome->jobs[job].start == 0 && recorded.start != 0
        && recorded.start < outcome->from;
    const auto* run = outcome == nullptr || isOver ? nullptr : &outcome->jobs[job];
    Stay stay;
    stay.submit = secondOf(asked.submit);
    stay.start = run == nullptr ? recorded.start : run->start;
    stay.end = run != nullptr ? run->end : recorded.end != 0 ? recorded.end : to;
    stay.cpus = run == nullptr ? asked.cpusHeld() : run->cpus;
    stay.left = stay.start != 0 ? stay.start : asked.cancelled;
    return stay;
}

Second usableStep(const Outlook& outlook, Second step)
{
    const auto accounts = std::max<std::size_t>(outlook.accounts.size(), 1);
    while (stepsOf(outlook, step) > 1 && stepsOf(outlook, step) * accounts > mostCells)
        step *= 2;
    return step;
}

Hours hoursOf(const Recording& recording, const Outlook& outlook, const Outcome* outcome,
              Second step)
{
    Hours hours;
    hours.from = outlook.from;
    hours.accounts = std::max<std::size_t>(outlook.accounts.size(), 1);
    hours.step = usableStep(outlook, step);
    hours.count = stepsOf(outlook, hours.step);
    hours.held.resize(hours.count * hours.accounts);
    std::vector<std::int64_t> change(hours.held.size());
    const Groups groups(recording.workload);
    // The last step ends with the period: a replay goes no further.
    const auto add = [&](Second moment, std::size_t account, std::int64_t by) {
        if (const auto place = stepOf(hours, moment); place < hours.count && moment < outlook.to)
            change[place * hours.accounts + account] += by;
    };
    for (std::size_t i = 0; i < recording.workload.jobs.size(); ++i) {
        const auto& job = recording.workload.jobs[i];
        const auto account = groups.of(job, Grouping::Account);
        const auto stay = stayOf(recording.workload, i, outcome, outlook.to);
        if (stay.start != 0)
            hold(hours, account, stay.start, std::min(stay.end, outlook.to), stay.cpus);
        add(stay.submit, account, 1);
        if (stay.left != 0)
            add(std::max(stay.left, stay.submit), account, -1);
    }
    hours.waiting.resize(change.size());
    for (std::size_t i = 0; i < change.size(); ++i) {
        if (i >= hours.accounts)
            change[i] += change[i - hours.accounts];
        hours.waiting[i] = static_cast<std::uint32_t>(std::max<std::int64_t>(change[i], 0));
    }
    return hours;
}

} // namespace fairlead::replay

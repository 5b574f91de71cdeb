// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/runfigures.h"

#include "engine/base/inversions.h"

#include <algorithm>

namespace fairlead::replay {

namespace {
/// Start, end and CPUs of a job in one run.
struct Run
{
    Second start = 0; // 0: it did not
    Second end = 0;
    std::uint32_t cpus = 0;
};

Run runOf(const Job& job, const JobOutcome* outcome, Second to)
{
    if (outcome == nullptr) {
        const auto end = job.recorded.end != 0 ? job.recorded.end : to;
        return {job.recorded.start, end, std::max(job.recorded.cpus, job.request.cpus)};
    }
    return {outcome->start, outcome->end, outcome->cpus};
}

/// The value below which `part` of the sorted values lie, between neighbours in proportion.
double quantile(const std::vector<double>& sorted, double part)
{
    if (sorted.empty())
        return 0.0;
    const double place = part * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const auto above = std::min(below + 1, sorted.size() - 1);
    return sorted[below] + (place - static_cast<double>(below)) * (sorted[above] - sorted[below]);
}

/// Kendall's tau of the order of starts; of recorded starts in one second any order is right.
double tauOf(std::vector<std::pair<Second, Second>> starts)
{
    const auto count = starts.size();
    if (count < 2)
        return 1.0;
    std::ranges::sort(starts);
    std::vector<Second> replayed(count);
    for (std::size_t i = 0; i < count; ++i)
        replayed[i] = starts[i].second;
    const double wrong = countInversions(replayed);
    const auto pairs = static_cast<double>(count) * static_cast<double>(count - 1) / 2.0;
    return 1.0 - 2.0 * wrong / pairs;
}

std::size_t accountOf(const Outlook& outlook, const Workload& workload, const Job& job)
{
    const auto& name = workload.owners[job.owner].account;
    return static_cast<std::size_t>(std::ranges::lower_bound(outlook.accounts, name)
                                    - outlook.accounts.begin());
}

double cpusOf(const Machine& machine)
{
    double cpus = 0;
    for (const auto& node : machine.nodes)
        cpus += node.cpus;
    return cpus;
}

void summarize(std::vector<double>& waits, AccountFigures& figures)
{
    std::ranges::sort(waits);
    figures.jobs = waits.size();
    for (const auto wait : waits)
        figures.meanWait += wait / static_cast<double>(waits.size());
    figures.medianWait = quantile(waits, 0.5);
    figures.p90Wait = quantile(waits, 0.9);
}
} // namespace

RunFigures figuresOf(const Recording& recording, const Outlook& outlook, const Outcome* outcome)
{
    const auto& workload = recording.workload;
    RunFigures figures;
    figures.accounts.resize(outlook.accounts.size());
    std::vector<std::vector<double>> waits(outlook.accounts.size());
    std::vector<std::pair<Second, Second>> starts;
    double held = 0;
    for (std::size_t i = 0; i < workload.jobs.size(); ++i) {
        const auto& job = workload.jobs[i];
        const auto run = runOf(job, outcome == nullptr ? nullptr : &outcome->jobs[i], outlook.to);
        if (run.start == 0 || run.start >= outlook.to)
            continue;
        const auto account = accountOf(outlook, workload, job);
        const auto seconds = std::min(run.end, outlook.to) - std::max(run.start, outlook.from);
        const double amount
            = static_cast<double>(std::max<Second>(seconds, 0)) * static_cast<double>(run.cpus);
        figures.accounts[account].deliveredShare += amount;
        held += amount;
        const auto submit = secondOf(job.submit);
        if (submit < outlook.from)
            continue;
        waits[account].push_back(static_cast<double>(run.start - submit));
        if (outcome != nullptr && job.recorded.start != 0)
            starts.emplace_back(job.recorded.start, run.start);
    }
    for (std::size_t i = 0; i < waits.size(); ++i) {
        summarize(waits[i], figures.accounts[i]);
        if (held > 0)
            figures.accounts[i].deliveredShare /= held;
    }
    const auto length = static_cast<double>(std::max<Second>(outlook.to - outlook.from, 1));
    figures.utilisation = held / (length * std::max(1.0, cpusOf(recording.machine)));
    figures.orderTau = tauOf(std::move(starts));
    return figures;
}

} // namespace fairlead::replay

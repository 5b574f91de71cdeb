// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/outcome/runfigures.h"

#include "engine/base/inversions.h"
#include "engine/base/quantile.h"
#include "engine/priority/queueplace.h"
#include "engine/replay/outcome/neverstart.h"

#include <algorithm>
#include <array>

namespace fairlead::replay {

namespace {
/// Start, end and CPUs of a job in one run.
struct Run
{
    Second start = 0; // 0: it did not
    Second end = 0;
    Second eligible = 0; // 0: it was not
    std::uint32_t cpus = 0;
};

Run runOf(const Job& job, const JobOutcome* outcome, Second to)
{
    if (outcome == nullptr) {
        const auto end = job.recorded.end != 0 ? job.recorded.end : to;
        return {job.recorded.start, end, job.recorded.eligible, job.cpusHeld()};
    }
    const auto submit = secondOf(job.submit);
    const auto eligible = outcome->start != 0 ? submit + outcome->wait[0] : job.recorded.eligible;
    return {outcome->start, outcome->end, eligible, outcome->cpus};
}

/// Kendall's tau of the order of starts; of recorded starts in one second any order is right.
/// Nothing of fewer than two.
std::optional<double> tauOf(std::vector<std::pair<Second, Second>> starts)
{
    const auto count = starts.size();
    if (count < 2)
        return std::nullopt;
    std::ranges::sort(starts);
    std::vector<Second> replayed(count);
    for (std::size_t i = 0; i < count; ++i)
        replayed[i] = starts[i].second;
    const double wrong = countInversions(replayed);
    const auto pairs = static_cast<double>(count) * static_cast<double>(count - 1) / 2.0;
    return 1.0 - 2.0 * wrong / pairs;
}

/// What each job of a group brings.
struct Samples
{
    std::vector<double> waits;
    std::vector<double> slowdowns;
    std::array<double, waitKinds> parts{}; // sums, s
};

double meanOf(const std::vector<double>& values)
{
    double mean = 0;
    for (const auto value : values)
        mean += value / static_cast<double>(values.size());
    return mean;
}

void summarize(Samples& samples, GroupFigures& figures)
{
    setWaits(figures, std::move(samples.waits));
    std::sort(samples.slowdowns.begin(), samples.slowdowns.end());
    figures.meanSlowdown = meanOf(samples.slowdowns);
    figures.medianSlowdown = quantile(samples.slowdowns, 0.5);
    figures.p90Slowdown = quantile(samples.slowdowns, 0.9);
    const auto jobs = static_cast<double>(std::max<std::size_t>(figures.jobs, 1));
    for (std::size_t i = 0; i < waitKinds; ++i)
        figures.meanParts[i] = samples.parts[i] / jobs;
}

double slowdownOf(Second wait, Second length)
{
    constexpr Second shortest = 10;
    const auto whole = static_cast<double>(wait + std::max<Second>(length, 0));
    return std::max(1.0, whole / static_cast<double>(std::max(length, shortest)));
}

/// Puts the figures of one run together.
class RunReader
{
public:
    RunReader(const Recording& recording, const Outlook& outlook, const Outcome* outcome,
              const Scene* scene)
        : m_recording(recording)
        , m_outlook(outlook)
        , m_scene(scene)
        , m_outcome(outcome)
        , m_groups(recording.workload)
    {
        for (std::size_t i = 0; i < groupingCount; ++i) {
            const auto count = m_groups.names(static_cast<Grouping>(i)).size();
            m_figures.groups[i].resize(count);
            m_samples[i].resize(count);
        }
    }

    RunFigures read()
    {
        for (std::size_t i = 0; i < m_recording.workload.jobs.size(); ++i)
            addJob(i);
        leaveOutHopeless();
        for (std::size_t i = 0; i < groupingCount; ++i) {
            for (std::size_t j = 0; j < m_samples[i].size(); ++j) {
                summarize(m_samples[i][j], m_figures.groups[i][j]);
                if (m_held > 0)
                    m_figures.groups[i][j].deliveredShare /= m_held;
            }
        }
        const auto length = static_cast<double>(std::max<Second>(m_outlook.to - m_outlook.from, 1));
        m_figures.utilisation = m_held / (length * std::max(1.0, cpusOf(m_recording.machine)));
        m_figures.orderTau = tauOf(std::move(m_starts));
        return std::move(m_figures);
    }

private:
    void addJob(std::size_t position)
    {
        const auto& job = m_recording.workload.jobs[position];
        const auto* outcome = m_outcome == nullptr ? nullptr : &m_outcome->jobs[position];
        const auto run = runOf(job, outcome, m_outlook.to);
        const bool hasStarted = run.start != 0 && run.start < m_outlook.to;
        const auto submit = secondOf(job.submit);
        const bool counts = isOfPeriod(job, run.start, m_outlook.from, m_outlook.to);
        if (starvedFor(job, run.start, run.eligible, m_outlook.from, m_outlook.to)) {
            addTo(&GroupFigures::starving, job);
            if (!hasStarted)
                m_figures.hopeless.push_back(static_cast<std::uint32_t>(position));
        }
        if (!hasStarted) {
            if (counts && (job.cancelled == 0 || job.cancelled >= m_outlook.to))
                addTo(&GroupFigures::unstarted, job);
            return;
        }
        const auto seconds = std::min(run.end, m_outlook.to) - std::max(run.start, m_outlook.from);
        const double amount
            = static_cast<double>(std::max<Second>(seconds, 0)) * static_cast<double>(run.cpus);
        m_held += amount;
        for (std::size_t i = 0; i < groupingCount; ++i) {
            const auto group = m_groups.of(job, static_cast<Grouping>(i));
            m_figures.groups[i][group].deliveredShare += amount;
            if (!counts)
                continue;
            auto& samples = m_samples[i][group];
            samples.waits.push_back(static_cast<double>(run.start - submit));
            samples.slowdowns.push_back(slowdownOf(run.start - submit, run.end - run.start));
            if (outcome == nullptr)
                continue;
            for (std::size_t part = 0; part < waitKinds; ++part)
                samples.parts[part] += outcome->wait[part];
        }
        if (counts && m_outcome != nullptr && job.recorded.start != 0)
            m_starts.emplace_back(job.recorded.start, run.start);
    }

    void addTo(double GroupFigures::*count, const Job& job, double number = 1)
    {
        for (std::size_t i = 0; i < groupingCount; ++i)
            m_figures.groups[i][m_groups.of(job, static_cast<Grouping>(i))].*count += number;
    }

    /// Who could never start is not kept waiting by others.
    void leaveOutHopeless()
    {
        auto& hopeless = m_figures.hopeless;
        hopeless
            = m_scene == nullptr ? std::vector<std::uint32_t>() : neverStarting(*m_scene, hopeless);
        for (const auto position : hopeless)
            addTo(&GroupFigures::starving, m_recording.workload.jobs[position], -1);
    }

    const Recording& m_recording;
    const Outlook& m_outlook;
    const Scene* m_scene;
    const Outcome* m_outcome;
    Groups m_groups;
    RunFigures m_figures;
    std::array<std::vector<Samples>, groupingCount> m_samples;
    std::vector<std::pair<Second, Second>> m_starts;
    double m_held = 0; // CPU-seconds
};
} // namespace

bool isOfPeriod(const Job& job, Second start, Second from, Second to)
{
    // What started before is as it was recorded in every run, which may not tell it again.
    const auto hasWaited = [from](Second until) { return until == 0 || until >= from; };
    return secondOf(job.submit) < to && hasWaited(start) && hasWaited(job.recorded.start)
        && hasWaited(job.cancelled);
}

void setWaits(GroupFigures& figures, std::vector<double> waits)
{
    std::sort(waits.begin(), waits.end());
    figures.jobs = waits.size();
    figures.meanWait = meanOf(waits);
    figures.medianWait = quantile(waits, 0.5);
    figures.p90Wait = quantile(waits, 0.9);
}

bool isStarving(const Job& job, Second waited)
{
    return fairlead::isStarving(waited, job.slurmLimit());
}

std::optional<Second> starvedFor(const Job& job, Second start, Second eligible, Second from,
                                 Second to)
{
    const bool hasStarted = start != 0 && start < to;
    if (eligible == 0 || (!hasStarted && job.cancelled != 0) || !isOfPeriod(job, start, from, to))
        return std::nullopt;
    const auto waited = (hasStarted ? start : to) - eligible;
    return isStarving(job, waited) ? std::optional(waited) : std::nullopt;
}

void nameGroups(const Workload& workload, Outlook& outlook)
{
    const Groups groups(workload);
    for (std::size_t i = 0; i < groupingCount; ++i)
        outlook.names[i] = groups.names(static_cast<Grouping>(i));
    outlook.accounts = groups.names(Grouping::Account);
}

RunFigures figuresOf(const Recording& recording, const Outlook& outlook, const Outcome* outcome,
                     const Scene* scene)
{
    return RunReader(recording, outlook, outcome, scene).read();
}

} // namespace fairlead::replay

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/issues.h"
#include "engine/replay/recording/recording.h"
#include "models/accounting/slurmtext/text/countedissue.h"
#include "models/accounting/slurmtext/workload/historyjob.h"

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace fairlead::accounting {

/// Whether Slurm has a state of jobs of that name, as sacct writes it.
bool isJobState(std::string_view name);

/// Jobs whose records contradict themselves, and that are replayed all the same.
class ContradictoryJobs
{
public:
    void check(const HistoryJob& job, int line)
    {
        const auto id = std::to_string(job.id);
        if (job.state == "COMPLETED" && !job.end)
            m_endless.add(id, line);
        if (job.state == "COMPLETED" && !job.start)
            m_startless.add(id, line);
        if (job.state == "RUNNING" && job.end)
            m_running.add(id, line);
        if (job.state == "PENDING" && job.start)
            m_started.add(id, line);
        if (job.eligible && *job.eligible < job.submit)
            m_early.add(id, line);
        if (job.start && job.end && *job.start < *job.end && job.nodeList.empty() && job.nodes > 0)
            m_nowhere.add(id, line);
    }
    void report(const std::string& file, Issues& issues) const
    {
        for (const auto* issue :
             {&m_endless, &m_startless, &m_running, &m_started, &m_early, &m_nowhere})
            issue->report(file, issues);
    }

private:
    CountedIssue m_endless{
        said("Messages", "1 job is COMPLETED and has no end: %2"),
        said("Messages", "%1 jobs are COMPLETED and have no end; the first is %2")};
    CountedIssue m_startless{
        said("Messages",
             "1 job is COMPLETED and has no start: it is taken for one that never started: %2"),
        said("Messages",
             "%1 jobs are COMPLETED and have no start: they are taken for ones that never started; "
             "the first is %2")};
    CountedIssue m_running{
        said("Messages", "1 job is RUNNING and has an end, which counts: %2"),
        said("Messages", "%1 jobs are RUNNING and have an end, which counts; the first is %2")};
    CountedIssue m_started{
        said("Messages", "1 job is PENDING and has a start: %2"),
        said("Messages", "%1 jobs are PENDING and have a start; the first is %2")};
    CountedIssue m_early{
        said("Messages", "1 job became eligible before it was submitted: %2"),
        said("Messages", "%1 jobs became eligible before they were submitted; the first is %2")};
    CountedIssue m_nowhere{
        said("Messages", "1 job ran on nodes that are not named: %2"),
        said("Messages", "%1 jobs ran on nodes that are not named; the first is %2")};
};

/// Options of submit lines that no release of Slurm has: those of a site's plugins, which may do
/// anything.
class StrangeOptions
{
public:
    void check(const HistoryJob& job)
    {
        m_lines += job.submitted.unknown.empty() ? 0 : 1;
        for (const auto& name : job.submitted.unknown) {
            if (m_names.size() < mostNames)
                m_names.insert(name);
        }
    }
    void report(const std::string& file, Issues& issues) const;

private:
    static constexpr std::size_t mostNames = 12;

    std::size_t m_lines = 0;
    std::set<std::string> m_names;
};

/// Jobs whose options may stand in a script in part.
class ScriptedJobs
{
public:
    void check(const HistoryJob& job)
    {
        ++m_jobs;
        m_scripted += job.submitted.command == "sbatch" && job.submitted.mayHaveScript() ? 1 : 0;
    }
    /// A note: what the jobs then had tells most of it.
    void report(const std::string& file, Issues& issues) const;

private:
    std::size_t m_jobs = 0;
    std::size_t m_scripted = 0;
};

/// Adds to its issues which jobs of a recording can never start on its machine: a replay keeps them
/// waiting. Nothing is said of a machine without partitions.
void reportHopeless(replay::Recording& recording, const std::string& file);
/// Likewise which jobs have a QOS that its limits do not hold. Nothing is said where these are of
/// no QOS at all.
void reportUnknownQos(replay::Recording& recording, const std::string& file);

} // namespace fairlead::accounting

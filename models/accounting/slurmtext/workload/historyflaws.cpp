// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/workload/historyflaws.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

namespace fairlead::accounting {

bool isJobState(std::string_view name)
{
    // slurm.h and job_state_string(), 17.11 to 26.11.
    static constexpr std::array<std::string_view, 28> all{
        "PENDING",       "RUNNING",       "SUSPENDED",     "COMPLETED",   "CANCELLED",
        "FAILED",        "TIMEOUT",       "NODE_FAIL",     "PREEMPTED",   "BOOT_FAIL",
        "DEADLINE",      "OUT_OF_MEMORY", "COMPLETING",    "CONFIGURING", "EXPEDITING",
        "LAUNCH_FAILED", "POWER_UP_NODE", "RECONFIG_FAIL", "REQUEUED",    "REQUEUE_FED",
        "REQUEUE_HOLD",  "RESIZING",      "RESV_DEL_HOLD", "REVOKED",     "SIGNALING",
        "SPECIAL_EXIT",  "STAGE_OUT",     "STOPPED"};
    return std::ranges::find(all, name) != all.end();
}

void StrangeOptions::report(const std::string& file, Issues& issues) const
{
    if (m_lines == 0)
        return;
    std::string names;
    for (const auto& name : m_names)
        names += (names.empty() ? "" : ", ") + name;
    issues.push_back({Severity::Warning,
                      counted(m_lines,
                              said("Messages",
                                   "1 submit line has an option that Slurm does not have, and that "
                                   "a replay leaves out: %2"),
                              said("Messages",
                                   "%1 submit lines have options that Slurm does not have, and "
                                   "that a replay leaves out: %2"),
                              {names}),
                      file, 0});
}

void ScriptedJobs::report(const std::string& file, Issues& issues) const
{
    if (m_scripted > 0)
        issues.push_back(
            {Severity::Note,
             counted(m_scripted,
                     said("Messages",
                          "1 of %2 jobs was submitted with a script; options that stand there "
                          "(#SBATCH) are in no history: what a job then had tells most of them"),
                     said("Messages",
                          "%1 of %2 jobs were submitted with scripts; options that stand there "
                          "(#SBATCH) are in no history: what a job then had tells most of them"),
                     {std::to_string(m_jobs)}),
             file, 0});
}

void reportHopeless(replay::Recording& recording, const std::string& file)
{
    const auto& machine = recording.machine;
    const auto& workload = recording.workload;
    if (machine.nodes.empty())
        return;
    std::uint64_t cpus = 0;
    for (const auto& node : machine.nodes)
        cpus += node.cpus;
    std::vector<bool> isKnown; // [list]
    for (const auto& list : workload.partitionLists)
        isKnown.push_back(
            machine.partitions.empty() || std::ranges::any_of(list, [&](const std::string& name) {
                return std::ranges::find(machine.partitions, name, &replay::PartitionRules::name)
                    != machine.partitions.end();
            }));
    CountedIssue homeless(
        said("Messages", "1 job names no partition that there is and never starts: %2"),
        said("Messages",
             "%1 jobs name no partition that there is and never start; the first is %2"));
    CountedIssue tooLarge(
        said("Messages", "1 job asks for more CPUs than the machine has and never starts: %2"),
        said("Messages",
             "%1 jobs ask for more CPUs than the machine has and never start; the first is %2"));
    for (const auto& job : workload.jobs) {
        if (!isKnown[job.partitions])
            homeless.add(std::to_string(job.id), 0);
        if (job.request.cpus > cpus)
            tooLarge.add(std::to_string(job.id), 0);
    }
    homeless.report(file, recording.issues);
    tooLarge.report(file, recording.issues);
}

void reportUnknownQos(replay::Recording& recording, const std::string& file)
{
    const auto& known = recording.limits.qos;
    if (known.empty())
        return;
    const auto& workload = recording.workload;
    std::vector<bool> isStrange; // [QOS]
    for (const auto& name : workload.qos)
        isStrange.push_back(!name.empty()
                            && std::ranges::find(known, name, &replay::QosLimits::name)
                                == known.end());
    CountedIssue strange(
        said("Messages",
             "1 job has a QOS that is not in the list of QOS, without limits and priority: %2"),
        said("Messages",
             "%1 jobs have a QOS that is not in the list of QOS, without limits and priority; the "
             "first is %2"));
    for (const auto& job : workload.jobs) {
        if (isStrange[job.qos])
            strange.add(workload.qos[job.qos], 0);
    }
    strange.report(file, recording.issues);
}

} // namespace fairlead::accounting

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/cluster/jobmatch.h"

#include <charconv>
#include <string>
#include <unordered_map>

namespace fairlead {

namespace {
std::string_view qosName(const Snapshot& snapshot, RowIndex row)
{
    const auto qos = snapshot.rowQos(row);
    return qos.isValid() ? std::string_view(snapshot.qos[qos.at()].name) : std::string_view();
}

std::string_view partitionName(const Snapshot& snapshot, RowIndex row)
{
    const auto partition = snapshot.rows.partition[row.at()];
    return partition.isValid() ? std::string_view(snapshot.partitions[partition.at()].name)
                               : std::string_view();
}
} // namespace

JobKey jobKey(const Snapshot& snapshot, JobIndex job)
{
    const std::string_view name = snapshot.names[snapshot.labelOf(job)];
    return {name, name.empty() ? snapshot.jobs.id[job.at()] : 0};
}

JobIndex findJob(const Snapshot& snapshot, std::string_view label)
{
    std::uint32_t number = 0;
    const auto* end = label.data() + label.size();
    const auto [stop, error] = std::from_chars(label.data(), end, number);
    const bool isNumber = error == std::errc() && stop == end && std::to_string(number) == label;
    for (std::size_t i = 0; i < snapshot.jobs.size(); ++i) {
        const auto key = jobKey(snapshot, JobIndex(i));
        if (key.name.empty() ? isNumber && key.number == number : key.name == label)
            return JobIndex(i);
    }
    return {};
}

bool hasNamedJobs(const Snapshot& snapshot)
{
    for (std::size_t i = 0; i < snapshot.jobs.label.size(); ++i) {
        const auto& name = snapshot.names[snapshot.jobs.label[i]];
        if (!name.empty() && name != std::to_string(snapshot.jobs.id[i]))
            return true;
    }
    return false;
}

std::vector<RowIndex> matchRows(const Snapshot& from, const Snapshot& to)
{
    std::unordered_map<JobKey, JobIndex> jobs;
    jobs.reserve(to.jobs.size());
    for (std::size_t i = 0; i < to.jobs.size(); ++i)
        jobs.try_emplace(jobKey(to, JobIndex(i)), i);
    std::vector<bool> isTaken(to.rows.size(), false);
    std::vector<RowIndex> matches(from.rows.size());
    for (std::size_t i = 0; i < matches.size(); ++i) {
        const RowIndex row(i);
        const auto job = jobs.find(jobKey(from, from.rows.job[i]));
        if (job == jobs.end())
            continue;
        const auto end = to.rows.firstOfJob[job->second.at() + 1].at();
        for (auto other = to.rows.firstOfJob[job->second.at()].at(); other < end; ++other) {
            const RowIndex candidate(other);
            if (!isTaken[other] && partitionName(from, row) == partitionName(to, candidate)
                && qosName(from, row) == qosName(to, candidate)) {
                isTaken[other] = true;
                matches[i] = candidate;
                break;
            }
        }
    }
    return matches;
}

} // namespace fairlead

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/support/treetext.h"

namespace fairlead::tests {

/// A small queue over a tree in the notation of treeRecords(): partitions p1 (factor 1) and p2
/// (factor 2), QOS normal, and one job per line: `id account/user partitions waited [key=value]…`,
/// with keys nice, site, submitted (seconds ago) and held.
///
///     11 physics/alice p1 3600
///     12 physics/bob p1,p2 7200 nice=10
inline SnapshotRecords queueRecords(const std::string& tree, const std::string& jobs)
{
    auto records = treeRecords(tree);
    records.source = "test";
    records.takenAt = records.computedAt;
    records.nodeCount = 10;
    records.cpuCount = 160;
    records.partitions = {partitionOf("p1", 1), partitionOf("p2", 2)};
    Qos normal;
    normal.name = "normal";
    records.qos = {normal};
    (void)setParameter(records.policy, "PriorityWeightAge", "1000").has_value();
    (void)setParameter(records.policy, "PriorityWeightFairshare", "10000").has_value();

    std::istringstream lines(jobs);
    for (std::string line; std::getline(lines, line);) {
        if (text::trimmed(line).empty())
            continue;
        std::istringstream words(line);
        std::uint32_t id = 0;
        std::string assoc;
        std::string partitions;
        std::int64_t waited = 0;
        words >> id >> assoc >> partitions >> waited;
        const auto slash = assoc.find('/');
        std::vector<std::string> names;
        for (const auto name : text::split(partitions, ','))
            names.emplace_back(name);
        auto job = jobOf(id, assoc.substr(0, slash), assoc.substr(slash + 1), std::move(names),
                         records.computedAt - waited);
        for (std::string word; words >> word;) {
            const auto equals = word.find('=');
            const auto value
                = equals == std::string::npos ? 0 : std::stoll(word.substr(equals + 1));
            if (word.starts_with("nice="))
                job.nice = value;
            else if (word.starts_with("site="))
                job.site = value;
            else if (word.starts_with("submitted="))
                job.submitTime = records.computedAt - value;
            else if (word == "held")
                job.held = true;
            else
                throw std::invalid_argument("unknown word: " + word);
        }
        records.jobs.push_back(std::move(job));
    }
    return records;
}

/// The row of a job (its first), by id.
inline RowIndex rowOfJob(const Snapshot& snapshot, std::uint32_t id)
{
    for (std::size_t i = 0; i < snapshot.rows.size(); ++i) {
        if (snapshot.jobs.id[snapshot.rows.job[i].at()] == id)
            return RowIndex(i);
    }
    throw std::invalid_argument("no job " + std::to_string(id));
}

} // namespace fairlead::tests

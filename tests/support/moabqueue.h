// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/issues.h"
#include "engine/base/text.h"
#include "engine/cluster/snapshotbuilder.h"
#include "engine/moab/config/config.h"
#include "engine/moab/priority/priority.h"
#include "engine/moab/priority/queuetime.h"
#include "engine/moab/priority/tables.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <stdexcept>

namespace fairlead::tests {

inline constexpr std::array bothDialects{moab::Dialect::Moab, moab::Dialect::Maui};

/// A queue of Moab or Maui for tests: a configuration in its own words and jobs of one task each.
class MoabQueue
{
public:
    static constexpr std::int64_t now = 1000010120;

    explicit MoabQueue(std::string_view config, moab::Dialect dialect = moab::Dialect::Moab)
        : settings(configured(config, dialect))
    {
        site.totals = {128, 262144, 524288, 1600000};
    }

    /// The settings of such lines; what they say wrongly goes to `problems`.
    moab::Settings configured(std::string_view config, moab::Dialect dialect)
    {
        std::vector<moab::ConfigLine> lines;
        for (const auto line : text::split(config, '\n'))
            lines.push_back({"test.cfg", static_cast<int>(lines.size()) + 1, std::string(line)});
        return moab::readConfig(lines, dialect, problems);
    }

    /// A waiting job of john, group staff, class batch: one processor for an hour.
    JobRecord& add(const std::string& label, std::int64_t queued)
    {
        JobRecord job;
        job.label = label;
        job.id = static_cast<std::uint32_t>(jobs.size() + 1);
        job.user = "john";
        job.partitions = {"ALL"};
        job.submitTime = now - queued;
        job.moab.emplace();
        job.moab->group = "staff";
        job.moab->jobClass = "batch";
        job.moab->facts.limit = 3600;
        job.moab->requirements.push_back({});
        jobs.push_back(job);
        return jobs.back();
    }
    /// The same, running for `elapsed` seconds after having waited for `queued`.
    JobRecord& addRunning(const std::string& label, std::int64_t queued, std::int64_t elapsed)
    {
        auto& job = add(label, queued + elapsed);
        job.state = JobState::Running;
        job.moab->state = "running";
        job.moab->facts.startTime = now - elapsed;
        return job;
    }
    /// Usage in one window of fairshare, 0 the newest: the total and what credentials had of it.
    void addWindow(std::int64_t index, double total, std::vector<moab::FsWindow::Entry> entries)
    {
        const auto newest = now - now % settings.fsInterval;
        site.windows.push_back({newest - index * settings.fsInterval, total, std::move(entries)});
    }

    [[nodiscard]] SnapshotRecords records() const
    {
        SnapshotRecords records;
        records.cluster = "test";
        records.takenAt = records.computedAt = now;
        records.policy.own = moab::SharedSettings(settings);
        AssocRecord root;
        root.account = "root";
        root.rawUsage = 0.0L;
        records.assocs.push_back(root);
        Partition all;
        all.name = "ALL";
        records.partitions.push_back(all);
        for (const auto& partition : settings.partitions) {
            all.name = partition.name;
            records.partitions.push_back(all);
        }
        records.jobs = jobs;
        records.moab = site;
        return records;
    }
    [[nodiscard]] std::shared_ptr<const Evaluation> evaluated(std::int64_t at = now) const
    {
        auto snapshot = buildSnapshot(records());
        if (!snapshot)
            throw std::runtime_error(english(snapshot.error().message));
        return evaluate(baselineInputs(*snapshot, at));
    }
    /// How the priority of the job at that place adds up.
    [[nodiscard]] moab::Terms terms(std::size_t job = 0) const
    {
        return moab::termsOf(*evaluated(), RowIndex(job));
    }
    [[nodiscard]] double sum(std::size_t job = 0) const { return terms(job).sum; }
    [[nodiscard]] std::int64_t start(std::size_t job = 0) const { return terms(job).start; }
    [[nodiscard]] double value(moab::Sub sub, std::size_t job = 0) const
    {
        return terms(job).sub[moab::at(sub)].value;
    }
    [[nodiscard]] bool hasProblem(int line, Severity severity) const
    {
        return std::any_of(problems.begin(), problems.end(), [&](const Issue& issue) {
            return issue.line == line && issue.severity == severity;
        });
    }

    Issues problems; // before settings, whose making fills it
    moab::Settings settings;
    std::vector<JobRecord> jobs;
    moab::Site site;
};

/// What diagnose -p would show of a sum: rounded, ties to even.
inline double shown(double sum)
{
    return std::nearbyint(sum);
}

} // namespace fairlead::tests

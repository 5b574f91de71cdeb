// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/slurmtext/workload/historyjob.h"
#include "models/accounting/slurmtext/workload/workloadorder.h"

#include <map>
#include <string_view>
#include <utility>
#include <vector>

namespace fairlead::accounting {

/// What jobs wait for, told by how the others ended in the history: a replay cannot know better.
/// Whoever really became eligible did not wait in vain, whatever its submit line says: somebody
/// changed it.
class HistoryDependencies
{
public:
    /// Place of the list in Workload::dependencyLists, until finish() puts others there; nothing:
    /// there is none.
    /// @param isReleased  by hand, at Job::begin
    std::uint32_t ask(const SubmitLine& line, bool isReleased);
    /// Call for every job in the order of Workload::jobs.
    void add(std::string_view state);
    /// The state of a job that was added, as it became.
    void put(std::size_t job, std::string_view state) { m_ends[job] = endOf(state); }
    /// Fills Workload::dependencyLists. Jobs are in the order in which they were added. Who waited
    /// for one that the history does not have begins when it became eligible.
    void finish(replay::Workload& workload, const std::vector<ArrayOf>& arrayOf);

private:
    enum class End : std::uint8_t
    {
        Unknown,
        Well,
        Badly
    };
    struct Asked
    {
        std::vector<SubmitDependency> others;
        bool isReleased = false;
        bool hasBegin = false; // eligible then, whatever it waits for besides
    };
    using Task = std::pair<std::uint32_t, std::uint32_t>; // number, task or nothing

    static End endOf(std::string_view state);
    void learn(const replay::Workload& workload, const std::vector<ArrayOf>& arrayOf);
    [[nodiscard]] End endOf(const Task& task) const;
    [[nodiscard]] replay::Dependency resolved(const SubmitDependency& other,
                                              std::uint32_t task) const;
    [[nodiscard]] std::vector<replay::Dependency> resolved(const Asked& asked, std::uint32_t task,
                                                           bool wasMet) const;

    std::vector<Asked> m_asked; // [list]
    std::vector<End> m_ends; // [job]
    std::map<Task, std::pair<replay::Moment, End>> m_last; // of several runs
    std::map<std::uint32_t, End> m_ofAll; // by number: of all tasks together
    std::map<std::uint32_t, Task> m_tasks; // by the number of their own
};

/// Who waits for a job that was submitted since Workload::from and that the history does not show
/// still waits, also at the recorded Eligible, its --begin: sacct -S shows nobody who never became
/// eligible.
void holdBehindUnshown(replay::Workload& workload);

} // namespace fairlead::accounting

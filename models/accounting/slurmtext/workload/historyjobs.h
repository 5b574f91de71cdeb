// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/recording.h"
#include "models/accounting/slurmtext/workload/historydependencies.h"
#include "models/accounting/slurmtext/workload/historyflaws.h"
#include "models/accounting/slurmtext/workload/historyjob.h"
#include "models/accounting/slurmtext/workload/historynodes.h"
#include "models/accounting/slurmtext/workload/historyrepeats.h"
#include "models/accounting/slurmtext/workload/singletons.h"
#include "models/accounting/slurmtext/workload/submittedvalues.h"
#include "models/accounting/slurmtext/workload/unlistedtasks.h"
#include "models/accounting/slurmtext/workload/workloadorder.h"

#include <map>
#include <string>
#include <string_view>
#include <tuple>
#include <unordered_map>
#include <vector>

namespace fairlead::accounting {

/// Puts a workload together from what accounting keeps of its jobs. The machine of the recording
/// comes first. Features that a replay does not have become Workload::leftOut.
class HistoryJobs
{
public:
    /// @param origin  the file or table, for issues
    /// @param hasSubmitLines  else accounting's own figures stand for what was asked for
    /// @param takenAt  when the source was read; 0: not known
    HistoryJobs(std::string origin, bool hasSubmitLines, replay::Second takenAt,
                replay::Recording& recording);

    /// From here on the arrays are noted for which finish() asks.
    void askFor(TellTasks tell) { m_unlisted.askFor(std::move(tell)); }

    /// @param number  of the line; 0: there are none. A job that cannot be is an issue.
    void add(HistoryJob&& job, int number);
    /// Puts the workload in order. Nothing is added any more.
    void finish();

private:
    void report(Message what, int number);
    [[nodiscard]] bool isPossible(const HistoryJob& line) const;
    replay::Job jobOf(const HistoryJob& line);
    std::uint32_t ownerOf(replay::Owner owner);
    replay::Request requestOf(const HistoryJob& line, const std::vector<std::string>& partitions);
    /// In Workload::gpuTypes, which it joins if it is new.
    std::uint32_t placeOfGpuType(const std::string& type);
    void readTimes(const HistoryJob& line, replay::Job& job);
    void readDependencies(const HistoryJob& line, replay::Job& job);
    std::vector<std::uint32_t> tasksOf(const std::string& list, int number);
    void append(replay::Job job, const HistoryJob& line);
    void replace(std::uint32_t place, replay::Job job, const HistoryJob& line);
    [[nodiscard]] bool isRestricted(const std::vector<std::string>& partitions) const;
    std::size_t addUnlisted(const std::vector<HistoryJob>& lines);
    [[nodiscard]] std::unordered_map<std::uint32_t, replay::Second> startsOfTasks() const;

    std::string m_origin;
    bool m_hasSubmitLines;
    replay::Second m_takenAt;
    replay::Recording& m_recording;
    replay::Workload& m_workload;
    HistoryNodes m_nodes;
    HistoryRepeats m_repeats;
    std::map<std::vector<std::string>, std::uint32_t> m_lists;
    std::map<std::string, std::uint32_t> m_qos;
    std::map<std::tuple<std::string, std::string, std::string>, std::uint32_t> m_owners;
    std::map<std::string, std::vector<std::uint32_t>> m_leftOut;
    std::vector<ArrayOf> m_arrayOf; // [job], as read
    HistoryDependencies m_dependencies;
    Singletons m_singletons;
    SubmittedValues m_submitted;
    UnlistedTasks m_unlisted;
    std::size_t m_waitingTasks = 0; // told, of arrays with several of them
    ContradictoryJobs m_contradictory;
    StrangeOptions m_strangeOptions;
    ScriptedJobs m_scripted;
    replay::Second m_first = 0;
    replay::Second m_last = 0;
};

} // namespace fairlead::accounting

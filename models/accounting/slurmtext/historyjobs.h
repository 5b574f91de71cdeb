// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording.h"
#include "models/accounting/slurmtext/countedissue.h"
#include "models/accounting/slurmtext/fields.h"
#include "models/accounting/slurmtext/machinereader.h"
#include "models/accounting/slurmtext/submitline.h"
#include "models/accounting/slurmtext/workloadorder.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

namespace fairlead::accounting {

/// One job, or the tasks of an array that wait, as accounting keeps it: a line of sacct, an object
/// of its JSON, or a row of slurmdbd's job table. @unit of moments: s since 1970
struct HistoryJob
{
    std::uint32_t id = 0; ///< 0: it is none
    std::uint32_t arrayId = 0; ///< 0: no task
    std::vector<std::uint32_t> tasks; ///< of an array
    bool isCutShort = false; ///< there are more of them
    bool isComponent = false; ///< of a heterogeneous job
    replay::Second submit = 0;
    std::optional<replay::Second> eligible;
    std::optional<replay::Second> start;
    std::optional<replay::Second> end;
    std::uint32_t limit = replay::noLimit; ///< @unit min
    std::uint32_t cpus = 0; ///< asked for
    std::uint32_t nodes = 0; ///< had, or shown while it waits
    std::uint32_t allocatedCpus = 0;
    replay::StartedBy by = replay::StartedBy::Unknown;
    std::string account;
    std::string user;
    std::string partitions; ///< separated by commas
    std::string qos;
    std::string nodeList; ///< empty: none
    std::string state; ///< "COMPLETED"
    SubmitLine submitted;
    TresCounts requested;
    std::string unreadable; ///< "Timelimit=foo": the first cell that is no such thing
};

/// Jobs whose records contradict themselves, and that are replayed all the same.
class ContradictoryJobs
{
public:
    void check(const HistoryJob& job, int line)
    {
        const auto id = std::to_string(job.id);
        if (job.state == "COMPLETED" && !job.end)
            m_endless.add(id, line);
        if (job.state == "PENDING" && job.start)
            m_started.add(id, line);
        if (job.eligible && *job.eligible < job.submit)
            m_early.add(id, line);
    }
    void report(const std::string& file, std::vector<Issue>& issues) const
    {
        for (const auto* issue : {&m_endless, &m_started, &m_early})
            issue->report(file, issues);
    }

private:
    CountedIssue m_endless{
        said("Messages", "1 job is COMPLETED and has no end: %2"),
        said("Messages", "%1 jobs are COMPLETED and have no end; the first is %2")};
    CountedIssue m_started{
        said("Messages", "1 job is PENDING and has a start: %2"),
        said("Messages", "%1 jobs are PENDING and have a start; the first is %2")};
    CountedIssue m_early{
        said("Messages", "1 job became eligible before it was submitted: %2"),
        said("Messages", "%1 jobs became eligible before they were submitted; the first is %2")};
};

/// The amount of a TRES; 0: there is none of it.
std::uint64_t amountOf(const TresCounts& counts, std::string_view name);

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

    /// @param number  of the line; 0: there are none. A job that cannot be is an issue.
    void add(HistoryJob&& job, int number);
    /// Puts the workload in order. Nothing is added any more.
    void finish();

private:
    void report(Message what, int number);
    [[nodiscard]] bool isPossible(const HistoryJob& line) const;
    replay::Job jobOf(const HistoryJob& line);
    std::uint32_t ownerOf(replay::Owner owner);
    std::uint32_t nodesOf(const std::string& list);
    replay::Request requestOf(const HistoryJob& line);
    void readMemory(const HistoryJob& line, replay::Request& request) const;
    static void readGpus(const HistoryJob& line, replay::Request& request);
    void readTimes(const HistoryJob& line, replay::Job& job);
    void readDependencies(const HistoryJob& line, replay::Job& job);
    void append(replay::Job job, const HistoryJob& line);
    void reportHopeless();
    void addCutTasks();
    void beginAsRecorded();

    std::string m_origin;
    bool m_hasSubmitLines;
    replay::Second m_takenAt;
    replay::Recording& m_recording;
    replay::Workload& m_workload;
    NodeNames m_names;
    std::set<std::tuple<std::uint32_t, replay::Second, replay::Second>> m_seen;
    std::map<std::vector<std::string>, std::uint32_t> m_lists;
    std::map<std::string, std::uint32_t> m_qos;
    std::map<std::tuple<std::string, std::string, std::string>, std::uint32_t> m_owners;
    std::map<std::string, std::uint32_t> m_nodeLists;
    std::map<std::string, std::vector<std::uint32_t>> m_leftOut;
    std::vector<ArrayOf> m_arrayOf; // [job], as read
    std::vector<HistoryJob> m_cut; // lines whose tasks are cut short
    std::size_t m_unknownNodes = 0;
    ContradictoryJobs m_contradictory;
    replay::Second m_first = 0;
    replay::Second m_last = 0;
};

} // namespace fairlead::accounting

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/indices.h"
#include "engine/moab/config/settings.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

/// What Moab and Maui know of jobs and machine beyond what Slurm knows.
namespace fairlead::moab {

/// Resources of one requirement of a job; amounts are per task.
struct Requirement
{
    double tasks = 1.0; ///< @unit 1  @range [0, inf)  @source work.trace 3
    double procs = 1.0; ///< @unit processors  @range [0, inf)  @source work.trace 32
    double memory = 0.0; ///< @unit MB  @range [0, inf)  @source work.trace 33
    double swap = 0.0; ///< @unit MB  @range [0, inf)  @source work.trace 35
    double disk = 0.0; ///< @unit MB  @range [0, inf)  @source work.trace 34
    double nodes = 0.0; ///< named by the job; 0 if none
};

/// Configured totals of the whole system.
struct Totals
{
    double procs = 0.0; ///< @unit processors  @range [0, inf)  @source res.trace
    double memory = 0.0; ///< @unit MB  @range [0, inf)  @source res.trace
    double swap = 0.0; ///< @unit MB  @range [0, inf)  @source res.trace
    double disk = 0.0; ///< @unit MB  @range [0, inf)  @source res.trace
    bool operator==(const Totals&) const = default;
};

/// A priority that an administrator gave by hand.
struct ManualPriority
{
    std::int64_t value = 0; ///< 0: none
    bool isRelative = false;
    bool operator==(const ManualPriority&) const = default;
};

/// A time in which a job could not run, and why.
struct Block
{
    std::int64_t from = 0;
    std::int64_t to = 0; ///< 0: still
    BlockReason reason = UserHoldBlock;
};

/// The numbers of one job. Amounts are totals over its requirements.
struct JobFacts
{
    NameId group;
    NameId jobClass; ///< "batch"
    NameId qos; ///< as requested; the policy decides whether it is granted
    double nodes = 0.0; ///< @unit nodes  @range [0, inf)  @source specification 1.4 RES
    double procs = 0.0; ///< @unit processors  @range [0, inf)  @source specification 1.4 RES
    double memory = 0.0; ///< @unit MB  @range [0, inf)  @source specification 1.4 RES
    double swap = 0.0; ///< @unit MB  @range [0, inf)  @source specification 1.4 RES
    double disk = 0.0; ///< @unit MB  @range [0, inf)  @source specification 1.4 RES
    double equivalents = 0.0; ///< processor equivalents
    std::int64_t limit = 0; ///< s, wallclock; 0: none
    std::int64_t queueStart = 0; ///< Unix seconds, the system's queue time; 0: the submit time
    std::int64_t startTime = 0; ///< Unix seconds; 0: not started
    std::int64_t deadline = 0; ///< Unix seconds; 0: none
    std::int64_t eligible = -1; ///< s at Snapshot::computedAt, as the source says; -1: it does not
    std::int64_t bypassed = 0;
    std::int64_t starts = 0;
    std::int64_t userPriority = 0;
    double hunger = 0.0; ///< @unit processors  @range [0, inf)  @source specification 1.3
    ManualPriority manual;
    std::uint32_t holds = 0; ///< BlockReason bits
    bool violatesSoftLimit = false;
    NameId state; ///< "idle", "running": lower case
    std::uint32_t firstWord = 0; ///< into Facts::words: attributes, features, then GRES
    std::uint32_t featureWord = 0;
    std::uint32_t gresWord = 0;
    std::uint32_t endWord = 0;
    std::uint32_t firstBlock = 0; ///< into Facts::blocks
    std::uint32_t endBlock = 0;
};

/// One job as a source names it, beside JobRecord.
struct JobDetails
{
    JobFacts facts; ///< without names, words, blocks and totals
    std::string group;
    std::string jobClass;
    std::string qos;
    std::string state = "idle";
    std::vector<std::string> attributes;
    std::vector<std::string> features; ///< of nodes that it asks for
    std::vector<std::string> gres;
    std::vector<Requirement> requirements;
    std::vector<Block> blocks;
};

/// Usage of one fairshare window as its file says.
struct FsWindow
{
    struct Entry
    {
        Cred cred = Cred::User;
        std::string name;
        double usage = 0.0; ///< @unit units of the metric  @range [0, inf)  @source FS.<epoch>
        bool operator==(const Entry&) const = default;
    };
    std::int64_t start = 0; ///< Unix seconds
    double total = 0.0; ///< @unit units of the metric  @range [0, inf)  @source FS.<epoch>
    std::vector<Entry> entries;
    bool operator==(const FsWindow&) const = default;
};

/// A number that the source knows of a credential.
struct CredNumber
{
    Cred cred = Cred::User;
    std::string name;
    double value = 0.0; ///< @unit as its list says  @range (-inf, inf)  @source the source
    bool operator==(const CredNumber&) const = default;
};

/// Something that an administrator did while the scheduler ran.
struct Event
{
    enum Kind : std::uint8_t
    {
        Hold,
        Release,
        SetPriority,
        SetRelative,
        CheckJob,
        Query
    };
    Kind kind = Query;
    int step = 0; ///< 1-based number of the command
    std::int64_t time = 0;
    std::string job;
    std::int64_t value = 0; ///< the priority, or BlockReason bits
    std::string partition; ///< Query: of diagnose -p -t
    bool operator==(const Event&) const = default;
};

/// The site beside its jobs.
struct Site
{
    Totals totals;
    std::vector<FsWindow> windows;
    std::vector<CredNumber> globalUsage; ///< imported, percent points
    std::vector<CredNumber> accuracies; ///< wallclock accuracy of users, 0 .. 1
    std::vector<Event> events; ///< of a recorded run, in order
    std::vector<std::int64_t> stepTimes; ///< [step - 1] when each command was given
    std::int64_t firstQuery = 0; ///< when the recorded run first stopped; 0: no recording
    bool operator==(const Site&) const = default;
};

/// Totals over requirements, and processor equivalents on that machine (specification 1.4).
void addUp(const std::vector<Requirement>& requirements, const Totals& totals, JobFacts& facts);

} // namespace fairlead::moab

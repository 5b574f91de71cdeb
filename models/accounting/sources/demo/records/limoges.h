// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/durations.h"
#include "engine/base/splitmix.h"
#include "engine/cluster/snapshotbuilder.h"
#include "engine/replay/recording/recording.h"

#include <array>
#include <string>
#include <vector>

/// The parts of the Limoges demo.
namespace fairlead::accounting::limoges {

using durations::day;

inline constexpr std::int64_t moment = 1772438400; ///< 2026-03-02 08:00:00 UTC, a Monday
inline constexpr std::uint32_t limitHour = 60; ///< min, as time limits count
inline constexpr int historyDays = 90;
inline constexpr std::uint32_t cpusPerNode = 64;
inline constexpr std::uint32_t nodes = 24;
inline constexpr std::uint32_t cpus = nodes * cpusPerNode;
inline constexpr std::uint64_t memoryPerNode = 257000; ///< MB
/// Of a node, counted from 0.
constexpr std::uint32_t gpusOf(std::size_t node)
{
    return node == 23 ? 8 : node >= 16 && node < 20 ? 4 : 0;
}

struct PartitionPlan
{
    const char* name;
    std::uint32_t jobFactor;
    std::uint32_t maxTime; ///< @unit min
    std::size_t first; ///< node
    std::size_t last;
};
/// In order of their priority. The labs paid for xlim-priv and geist-priv.
inline constexpr std::array<PartitionPlan, 5> partitionPlans{{
    {"rapide", 100, 2 * limitHour, 0, 19},
    {"normal", 50, 48 * limitHour, 0, 19},
    {"cluster", 10, 30 * 24 * limitHour, 0, 19},
    {"xlim-priv", 200, 30 * 24 * limitHour, 20, 22},
    {"geist-priv", 200, 30 * 24 * limitHour, 23, 23},
}};
inline constexpr auto* defaultPartition = "normal";

/// What kind of jobs a lab runs.
struct Shape
{
    std::array<std::uint32_t, 6> cpus;
    std::array<std::uint32_t, 6> hours;
    bool usesGpus = false;
};

struct Member
{
    const char* login;
    int weight; ///< part of the lab's work
    bool sharesParent = false; ///< fairshare=parent
};

/// An account with users.
struct Lab
{
    const char* account;
    const char* parent;
    double part; ///< of the cluster's work, in percent
    int firstDay; ///< of its activity, counted from the start of the history
    int lastDay;
    Shape shape;
    std::vector<Member> members;
};

const std::vector<Lab>& labs();
Policy policy();

/// A job that somebody wants to run.
struct Wish
{
    std::int64_t submit = 0;
    std::int64_t length = 0; ///< s
    std::uint32_t cpus = 0;
    const Lab* lab = nullptr;
    const Member* member = nullptr;
};
/// What is submitted from a day of the history on, by submit time.
std::vector<Wish> wishes(int firstDay);

/// Accounts and users, without usage.
std::vector<AssocRecord> associations();
/// The id of a user in an account.
std::uint32_t idOf(const std::vector<AssocRecord>& assocs, const Lab& lab, const Member& member);

/// A member of the lab, by weight.
const Member& memberOf(const Lab& lab, SplitMix& random);

/// What ran during the last 90 days, by start time. Never more at once than the cluster has.
std::vector<HistoryRecord> history(const std::vector<AssocRecord>& assocs);
/// The same, the last weeks as limogesRecording() has them.
/// @param records  with history()
std::vector<HistoryRecord> recordedHistory(const SnapshotRecords& records,
                                           const replay::Recording& recording);
/// The same as CPUs and billing: only CPU time is billed.
std::shared_ptr<const Consumption> consumption(const std::vector<HistoryRecord>& history);
/// Gives every association the usage that the history has left at `moment`.
void addUsage(std::vector<AssocRecord>& assocs, const std::vector<HistoryRecord>& history);

std::vector<Partition> partitions();
std::vector<Qos> qos();
/// Who waits and who runs at `moment`, as limogesRecording() has it, and why.
std::vector<JobRecord> queue(const SnapshotRecords& records, replay::Recording recording);

} // namespace fairlead::accounting::limoges

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/machine/machinemodes.h"

#include "engine/base/text.h"

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace fairlead::accounting {

namespace {
/// "FORCE:4", "YES:4", "FORCE": several jobs on one CPU; "FORCE:1" is none.
bool sharesCpus(const std::string& shared)
{
    const auto colon = shared.find(':');
    const auto mode = text::upper(shared.substr(0, colon));
    const auto jobs
        = colon == std::string::npos ? 4 : wholeCount(shared.substr(colon + 1)).value_or(4);
    return (mode == "FORCE" || (mode == "YES" && colon != std::string::npos)) && jobs > 1;
}

/// DefCpuPerGPU alone a replay knows.
bool hasMemoryOfGpus(const std::string& defaults)
{
    return text::lower(defaults).find("defmempergpu") != std::string::npos;
}
} // namespace

void reportPartitionModes(const Keys& keys, replay::Recording& recording)
{
    const auto report = [&](const char* mode, const std::string& value) {
        recording.issues.push_back({Severity::Warning,
                                    {said("Messages", "partition %1: a replay does not know %2"),
                                     {valueOf(keys, "PartitionName"), assigned(mode, value)}},
                                    "",
                                    0});
    };
    if (text::equalsIgnoreCase(valueOf(keys, "ReqResv"), "YES"))
        report("ReqResv", "YES");
    if (const auto shared = valueOf(keys, "OverSubscribe"); sharesCpus(shared))
        report("OverSubscribe", shared);
    if (const auto unit = valueOf(keys, "SelectTypeParameters");
        text::upper(unit).starts_with("CR_"))
        report("SelectTypeParameters", unit);
    if (const auto each = valueOf(keys, "JobDefaults"); hasMemoryOfGpus(each))
        report("JobDefaults", each);
    if (wholeCount(keys, "MaxCPUsPerSocket").value_or(0) > 0)
        report("MaxCPUsPerSocket", valueOf(keys, "MaxCPUsPerSocket"));
}

void reportClusterModes(const Keys& keys, replay::Recording& recording)
{
    const auto report = [&](const std::string& what) {
        recording.issues.push_back(
            {Severity::Warning, {said("Messages", "a replay does not know %1"), {what}}, "", 0});
    };
    const auto reportUnless = [&](const char* name, std::initializer_list<const char*> usual) {
        const auto value = valueOf(keys, text::lower(name).c_str());
        const bool isUsual = value.empty() || std::ranges::any_of(usual, [&](const char* off) {
                                 return text::equalsIgnoreCase(value, off);
                             });
        if (!isUsual)
            report(assigned(name, value));
    };
    reportUnless("SelectType", {"select/cons_tres", "select/cons_res", linearSelection, "(null)"});
    reportUnless("SchedulerType", {"sched/backfill", "sched/builtin", "(null)"});
    reportUnless("PreemptType", {"preempt/none", "(null)", "none"});
    reportUnless("PreemptMode", {"OFF", "(null)"});
    reportUnless("TopologyPlugin",
                 {"topology/none", "topology/default", "topology/flat", "(null)"});
    reportUnless("BurstBufferType", {"burst_buffer/none", "(null)", "none"});
    if (const auto each = valueOf(keys, "jobdefaults"); hasMemoryOfGpus(each))
        report(assigned("JobDefaults", each));
    if (wholeCount(keys, "suspendtime").value_or(0) > 0)
        report(assigned("SuspendTime", valueOf(keys, "suspendtime")));
    const auto parts = valueOf(keys, "selecttypeparameters");
    for (const auto part : text::split(parts, ',')) {
        const auto word = text::upper(text::trimmed(part));
        if (word == "CR_LLN")
            recording.machine.isLeastLoaded = true;
        else if (word == "CR_PACK_NODES")
            report(assigned("SelectTypeParameters", word));
    }
}

bool isReserved(std::string_view state)
{
    const auto words = text::upper(state);
    return std::ranges::any_of(text::split(words, '+'), [](std::string_view word) {
        return word.starts_with("RESERVED") || word.starts_with("MAINT");
    });
}

void finishReservedNodes(replay::Recording& recording)
{
    if (std::exchange(recording.machine.hasReservedNodes, false)
        && recording.workload.reservations.empty())
        recording.issues.push_back(
            {Severity::Warning,
             said("Messages",
                  "nodes are reserved, and nothing tells for how long: a replay starts jobs on "
                  "them"),
             "", 0});
}

} // namespace fairlead::accounting

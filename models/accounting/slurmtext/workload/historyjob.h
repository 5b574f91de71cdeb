// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/machine.h"
#include "engine/replay/recording/workload.h"
#include "models/accounting/slurmtext/submission/submitline.h"
#include "models/accounting/slurmtext/text/fields.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fairlead::accounting {

/// What accounting has for the nodes of a job that had none.
inline constexpr std::string_view noNodesAssigned = "None assigned";

/// One job, or the tasks of an array that wait, as accounting keeps it: a line of sacct, an object
/// of its JSON, or a row of slurmdbd's job table. @unit of moments: s since 1970
struct HistoryJob
{
    std::uint32_t id = 0; ///< 0: it is none
    std::uint32_t arrayId = 0; ///< 0: no task
    std::string tasks; ///< of an array: "3-5,8"
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
    bool hadNoNodes = false; ///< as accounting says: it has "None assigned", and nothing allocated
    std::string state; ///< "COMPLETED"
    SubmitLine submitted;
    TresCounts requested;
    TresCounts allocated; ///< empty: nothing, or it is not told
    /// Of each CPU or node as accounting has it, by default or asked for; mostly it is not told.
    std::optional<replay::MemoryRequest> memory;
    std::string reservation; ///< as accounting has it; empty: none, or it is not told
    std::string unreadable; ///< "Timelimit=foo": the first cell that is no such thing
};

/// The constraint that accounting has of the job: also one that stands in its script. Empty: none.
void takeConstraint(std::string_view constraint, HistoryJob& job);

/// The amount of a TRES; 0: there is none of it.
std::uint64_t amountOf(const TresCounts& counts, std::string_view name);
/// What accounting charges for it, in whole billable TRES; noLimit: it does not tell.
std::uint32_t billingOf(const HistoryJob& job);

/// The types of GPUs that it asks for, as the submit line says, or accounting of what stood in a
/// script.
std::vector<std::string> gpuTypesOf(const HistoryJob& line);

/// What the job asks the machine for, without the nodes that it names: what its submit line says,
/// and for options that stood in a script what accounting has of them.
/// @param partition  the first one that it asks for; null: there is none
/// @param hasSubmitLines  of the history; else the nodes that it had stand for those asked for
replay::Request requestOf(const HistoryJob& line, const replay::Machine& machine,
                          const replay::PartitionRules* partition, bool hasSubmitLines);

/// Whether the job had nodes for itself that it did not fill: --exclusive stood in its script. What
/// else rounds its CPUs up must not explain it.
/// @param nodes  that it had
bool hadNodesAlone(const HistoryJob& line, const replay::Request& request,
                   const replay::NodeSet& nodes, const replay::Machine& machine);

/// How many CPUs slurmctld takes of each node for the memory that is asked of it, in one of these
/// partitions: none of them is to have more than MaxMemPerCPU. 0: it does not matter.
std::uint32_t cpusForMemory(const replay::Request& request, const replay::Machine& machine,
                            const std::vector<std::string>& partitions);

} // namespace fairlead::accounting

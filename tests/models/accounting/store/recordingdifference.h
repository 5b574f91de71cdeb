// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/recording.h"

#include <string>

namespace fairlead::tests {

/// The first part in which they differ; empty: they are equal.
inline std::string differenceOf(const replay::Recording& a, const replay::Recording& b)
{
    const auto& [machine, parameters, limits, workload, usage, usageAt, log, planned, plannedAt,
                 cycles, cycleAt, isMadeUp, provenance, issues]
        = a;
    const auto& [jobs, arrays, owners, qos, partitionLists, dependencyLists, nodeSets, outages,
                 closures, reservationNames, gpuTypes, reservations, formerValues, leftOut, from,
                 to]
        = workload;
    const auto& other = b.workload;
    return !(machine.nodes == b.machine.nodes)          ? "nodes"
        : !(machine.partitions == b.machine.partitions) ? "partitions"
        : !(machine == b.machine)                       ? "machine"
        : !(parameters == b.parameters)                 ? "parameters"
        : !(limits.qos == b.limits.qos)                 ? "limits of QOS"
        : !(limits == b.limits)                         ? "limits"
        : !(jobs == other.jobs)                         ? "jobs"
        : !(arrays == other.arrays)                     ? "arrays"
        : !(owners == other.owners)                     ? "owners"
        : !(qos == other.qos)                           ? "QOS"
        : !(partitionLists == other.partitionLists)     ? "lists of partitions"
        : !(dependencyLists == other.dependencyLists)   ? "dependencies"
        : !(nodeSets == other.nodeSets)                 ? "sets of nodes"
        : !(gpuTypes == other.gpuTypes)                 ? "types of GPUs"
        : !(outages == other.outages)                   ? "outages"
        : !(closures == other.closures)                 ? "closures"
        : !(reservationNames == other.reservationNames) ? "names of reservations"
        : !(reservations == other.reservations)         ? "reservations"
        : !(formerValues == other.formerValues)         ? "former values"
        : !(leftOut == other.leftOut)                   ? "left out"
        : from != other.from || to != other.to          ? "period"
        : !(usage == b.usage)                           ? "usage"
        : !(log == b.log)                               ? "log"
        : !(planned == b.planned)                       ? "planned"
        : !(cycles == b.cycles)                         ? "cycles"
        : !(provenance == b.provenance)                 ? "provenance"
        : !(issues == b.issues)                         ? "issues"
        : isMadeUp != b.isMadeUp                        ? "whether it is made up"
        : usageAt != b.usageAt || plannedAt != b.plannedAt || cycleAt != b.cycleAt ? "moments"
                                                                                   : "";
}

} // namespace fairlead::tests

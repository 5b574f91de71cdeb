// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/recording.h"
#include "models/accounting/slurmtext/config/configreader.h"
#include "models/accounting/slurmtext/text/fields.h"
#include "models/accounting/slurmtext/text/textlines.h"

#include <string>
#include <unordered_map>

namespace fairlead::accounting {

/// Finds the nodes of host lists by their names.
class NodeNames
{
public:
    explicit NodeNames(const replay::Machine& machine);

    /// Names that the machine does not have are left out and counted.
    [[nodiscard]] replay::NodeSet nodesOf(std::string_view hostList,
                                          std::size_t* unknown = nullptr) const;
    [[nodiscard]] bool hasAll(std::string_view hostList) const
    {
        std::size_t unknown = 0;
        static_cast<void>(nodesOf(hostList, &unknown));
        return unknown == 0;
    }

private:
    std::size_t m_nodeCount;
    std::unordered_map<std::string, std::size_t> m_places;
};

/// A node or a partition as keys and values in scontrol's words. False: it has no name, or there
/// are too many, and it is left out.
bool addMachineNode(const Keys& keys, replay::Recording& recording);
bool addMachinePartition(const Keys& keys, const NodeNames& names, replay::Recording& recording);
/// Nodes and partitions of a slurm.conf, where no listing of them is there.
void readMachineFromConfig(const SlurmConfig& config, replay::Recording& recording);
/// The schedulers' parameters, SelectType, limits and times from the configuration.
void readSchedulerParameters(const SlurmConfig& config, replay::Recording& recording);

} // namespace fairlead::accounting

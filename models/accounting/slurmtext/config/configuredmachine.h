// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/slurmtext/config/configreader.h"
#include "models/accounting/slurmtext/text/fields.h"

namespace fairlead::accounting {

/// A node or partition line of a slurm.conf with what the DEFAULT lines before it say, under the
/// names that scontrol gives the values. Source: slurm.conf(5), NodeName and PartitionName.
struct ConfiguredLine
{
    Keys keys;
    std::string file;
    int line = 0;
};

/// The lines that stand for nodes: "NodeName" is a list of hosts. "Sockets" and "CPUs" are there,
/// if need be from boards, sockets, cores and threads.
std::vector<ConfiguredLine> configuredNodes(const SlurmConfig& config);
/// Sets of nodes that "Nodes" names are replaced by their hosts.
std::vector<ConfiguredLine> configuredPartitions(const SlurmConfig& config);
/// Sets of nodes by a feature that no line of nodes has.
std::vector<std::string> setsOfUnknownNodes(const SlurmConfig& config);

} // namespace fairlead::accounting

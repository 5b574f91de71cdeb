// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/machine.h"
#include "models/accounting/slurmtext/submission/submitline.h"
#include "models/accounting/slurmtext/text/fields.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace fairlead::accounting {

/// Adds the features of a node: those that are active (`scontrol show node`), or Features of a
/// slurm.conf. And the types of its GPUs, as features of names that no constraint has.
void addFeatures(const Keys& keys, std::size_t node, replay::Machine& machine);

/// The nodes that have what a constraint asks for: features that all count ("a&b", "a,b"), or of
/// which one is enough ("a|b"), from left to right but for parentheses. Empty: it says more
/// (numbers of nodes, brackets), or names a feature that no node has.
/// @source sbatch --constraint
std::optional<replay::NodeSet> nodesWith(std::string_view constraint,
                                         const replay::Machine& machine);

/// The nodes that have GPUs of a type.
replay::NodeSet nodesWithGpus(const std::string& type, const replay::Machine& machine);
/// Whether a node has GPUs of several types.
bool mixesGpuTypes(const replay::Machine& machine);

/// The constraint of a job without what changes nothing for it: brackets where it has one node, the
/// number of nodes where these are all of its nodes.
std::string plainConstraint(const SubmitLine& asked);

} // namespace fairlead::accounting

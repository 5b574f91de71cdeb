// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/recording.h"
#include "models/accounting/slurmtext/text/fields.h"

#include <string_view>

/// What a machine can do that a replay cannot: it is named where it is on.
namespace fairlead::accounting {

inline constexpr auto linearSelection = "select/linear";

/// @param keys  of `scontrol show partition`
void reportPartitionModes(const Keys& keys, replay::Recording& recording);
/// @param keys  of the configuration, in small letters
void reportClusterModes(const Keys& keys, replay::Recording& recording);
/// Whether a node is kept for some jobs or for maintenance.
/// @param state  as `scontrol show node` has it
bool isReserved(std::string_view state);
/// Says of reserved nodes that nothing tells for how long they are, unless it is told.
void finishReservedNodes(replay::Recording& recording);

} // namespace fairlead::accounting

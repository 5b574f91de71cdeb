// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/recording.h"
#include "models/accounting/slurmtext/fields.h"

#include <string_view>

/// What a machine can do that a replay cannot: it is named where it is on.
namespace fairlead::accounting {

inline constexpr auto linearSelection = "select/linear";

/// @param keys  of `scontrol show partition`
void reportPartitionModes(const Keys& keys, replay::Recording& recording);
/// @param keys  of the configuration, in small letters
void reportClusterModes(const Keys& keys, replay::Recording& recording);
/// Once, however many nodes are reserved.
/// @param state  of a node, as `scontrol show node` has it
void reportReservation(std::string_view state, replay::Recording& recording);

} // namespace fairlead::accounting

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/recording.h"

#include <optional>

namespace fairlead::replay {

/// Nodes of which jobs hold more CPUs at a time than they have, as the recording tells.
struct Overdrawn
{
    std::size_t nodes = 0; ///< how many
    std::uint32_t node = 0; ///< the first of them
    std::uint64_t cpus = 0; ///< that are held of it, at most
    Second at = 0; ///< since when so many are
};
/// Nothing: there is none. How the CPUs of a job lie on several nodes is not told: of each those
/// count that the others cannot have.
std::optional<Overdrawn> overdrawnNodes(const Recording& recording);
/// What is to be said of it.
Message overdrawnWords(const Overdrawn& overdrawn, const Machine& machine);

} // namespace fairlead::replay

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/recording.h"
#include "models/accounting/slurmtext/text/textlines.h"

#include <string>
#include <vector>

namespace fairlead::accounting {

/// `scontrol -o show node`: nodes in their order, which counts (specification scheduling 11).
void readMachineNodes(std::vector<Line> lines, const std::string& file,
                      replay::Recording& recording);
/// `scontrol -o show partition`. Nodes come first.
void readMachinePartitions(std::vector<Line> lines, const std::string& file,
                           replay::Recording& recording);

} // namespace fairlead::accounting

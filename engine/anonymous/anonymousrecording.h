// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/anonymous/jobnumbers.h"
#include "engine/anonymous/madeupnames.h"
#include "engine/replay/recording/recording.h"

/// The history of a cluster under made-up names; see anonymous().
namespace fairlead {

void addNames(replay::Recording& recording, MadeUpNames& names);
void addNames(replay::Limits& limits, MadeUpNames& names);
void addNumbers(const replay::Recording& recording, JobNumbers& numbers);
/// Nodes are numbered in the order of the configuration.
void rename(replay::Recording& recording, const MadeUpNames& names, const JobNumbers& numbers);
void rename(replay::Limits& limits, const MadeUpNames& names);

} // namespace fairlead

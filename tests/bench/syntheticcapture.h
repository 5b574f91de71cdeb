// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/bench/syntheticcluster.h"

#include <string>

namespace fairlead::bench {

/// Writes a synthetic cluster as what Slurm's commands print of it: config.txt, assocs.txt,
/// raw_usage.txt, shares.txt, qos.txt, partitions.txt, nodes.txt, jobs.txt, sprio.txt. A job takes
/// 820 bytes, an association 150. `folder` exists. Throws std::runtime_error when it cannot write.
/// Returns how many bytes it wrote.
std::size_t writeSyntheticCapture(const ClusterSize& size, const std::string& folder);

/// Adds history.txt: `jobs` that came evenly over the last 30 days and ran, and those of the queue.
/// What it throws and returns is the same.
std::size_t writeSyntheticHistory(const ClusterSize& size, std::size_t jobs,
                                  const std::string& folder);

} // namespace fairlead::bench

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/evaluation.h"

#include <optional>

namespace fairlead {

/// The fair-share factor as sshare prints it; nothing: it leaves the field empty. Up to 25.05
/// sshare itself computes the classic factor, for accounts too, from the two doubles of the row.
/// @unit 1  @range [0, 1]  @source specification 9.6
std::optional<double> printedFairShare(const Evaluation& evaluation, AssocIndex assoc);
/// Whether sshare does so.
bool isClientSideFactor(const Evaluation& evaluation);

/// Any field of sshare before it is rounded or cut to the digits of the print; nothing: it is left
/// empty. RawShares of `parent` is slurm::useParentShares.
/// @unit 1; RawUsage: TRES-weighted billing-seconds  @range [0, inf]  @source specification 9.2
std::optional<double> printedShare(const Evaluation& evaluation, AssocIndex assoc,
                                   ShareColumn column);

} // namespace fairlead

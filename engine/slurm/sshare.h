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

} // namespace fairlead

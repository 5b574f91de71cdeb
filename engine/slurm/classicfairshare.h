// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/evaluation.h"

namespace fairlead::slurm {

/// F = 2^-((UE / S) / damping); 0 if S <= 0. The quotient in long double, the power in double
/// (specification 3.4). Damping 0: NaN without usage, else 0.
double classicFactor(long double effectiveUsage, double normShares, std::uint16_t damping);

/// Fills normUsage, effectiveUsage and fairShare from rawUsage and the share tree
/// (specification 3.4). Tied to specification example E4 by test.
void computeClassicFairShare(const Inputs& inputs, AssocResults& results);

/// UN = raw usage / root's raw usage, at most 1, 0 on an unused cluster; NaN for root.
void computeNormUsage(AssocResults& results);

} // namespace fairlead::slurm

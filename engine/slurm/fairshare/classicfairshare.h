// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/evaluation.h"

namespace fairlead::slurm {

/// F = 2^-((UE / S) / damping); 0 if S <= 0. The quotient in long double, the power in double
/// (specification 3.4). Damping 0: NaN without usage, else 0.
double classicFactor(long double effectiveUsage, double normShares, std::uint16_t damping);

/// Usage of association i with its part of what the account above used: UN + (UE(parent) - UN) x
/// shares / level shares; the parent's own without shares. Needs normUsage of i and
/// effectiveUsage of its fs parent (specification 3.4).
long double effectiveUsageOf(const Inputs& inputs, const AssocResults& results, std::size_t i);

/// The association whose values decide on a job of association i: of fairshare=parent the fs
/// parent (specification 3.4).
std::size_t judgedAs(const Inputs& inputs, const AssocResults& results, std::size_t i);

/// Fills normUsage, effectiveUsage and fairShare from rawUsage and the share tree
/// (specification 3.4). Tied to specification example E4 by test.
void computeClassicFairShare(const Inputs& inputs, AssocResults& results);

/// UN of association i: raw usage / root's raw usage, at most 1, 0 on an unused cluster.
long double normUsageOf(const AssocResults& results, std::size_t i);
/// The same of all; NaN for root.
void computeNormUsage(AssocResults& results);

} // namespace fairlead::slurm

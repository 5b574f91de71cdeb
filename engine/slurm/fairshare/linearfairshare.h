// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/evaluation.h"

namespace fairlead::slurm {

/// F = (S - UE + 1) / 2: 0.5 at one's share, above for who used less (specification 7).
double linearFactor(long double effectiveUsage, double normShares);

/// Fair-share of Slurm 2.0 and 2.1: usage is a part of what the whole machine can leave,
/// R_H = processors x half-life x 2, not of what was measured. Fills normUsage, effectiveUsage and
/// fairShare (specification 7; the worked example of that era's documentation is a test). Without
/// processors or half-life nothing counts as used.
void computeLinearFairShare(const Inputs& inputs, AssocResults& results);

} // namespace fairlead::slurm

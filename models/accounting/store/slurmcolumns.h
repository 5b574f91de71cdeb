// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/slurm/priority/factors.h"
#include "models/accounting/store/storecolumns.h"

/// Which columns Slurm's settings have, as storecolumns.h says it of the records. That none is
/// forgotten the test tst_everyparameter knows.
namespace fairlead::accounting {

template <typename Row>
void columns(Row& row, Of<TresWeight> auto& r)
{
    row("tres", r.tres);
    row("weight", r.weight);
}

/// The settings, kept by name: durations in seconds and flags as bits, because the text of
/// slurm.conf cannot say every value that the engine can hold (UNLIMITED is rounded up there).
template <typename Row>
void namedValues(Row& row, Of<slurm::Settings> auto& s)
{
    row("SlurmVersionMajor", s.version.major);
    row("SlurmVersionMinor", s.version.minor);
    for (std::size_t i = 0; i < weightedFactorCount; ++i)
        row(slurm::factorTable[i].weightParameter, s.weights[i]);
    row("PriorityWeightTRES", s.tresWeightText);
    row("PriorityDecayHalfLife", s.halfLife);
    row("PriorityMaxAge", s.maxAge);
    row("PriorityCalcPeriod", s.calcPeriod);
    row("FairShareDampeningFactor", s.damping);
    row("PriorityFlags", s.flags);
    row("PriorityFavorSmall", s.favorSmall);
    row("PriorityUsageResetPeriod", s.usageReset);
    row("PriorityTypeBasic", s.isBasic);
    row("EnforcesLimits", s.enforcesLimits);
    row("PreemptType", s.preemptType);
    row("PreemptMode", s.preemptMode);
    row.later("Enforced", s.enforced);
    row.later("SchedulerParameters", s.schedulerParameters);
}

} // namespace fairlead::accounting

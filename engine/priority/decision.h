// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/evaluation.h"

#include <cstdint>

namespace fairlead {

/// What put one row before another (specification 5.8; Moab: 1.6).
enum class DecidedBy : std::uint8_t
{
    NotRanked, ///< at least one of them has no rank
    Preemption, ///< by QOS, or by tier past a reservation
    Reservation,
    PartitionTier,
    Priority,
    SubmitTime,
    JobId,
    QueuePlace, ///< of equal priorities the earlier in the queue
    SameRow
};

/// What decided that `first` stands before `second`.
DecidedBy decidedBy(const Evaluation& evaluation, RowIndex first, RowIndex second);

} // namespace fairlead

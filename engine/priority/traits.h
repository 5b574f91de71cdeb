// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace fairlead {

struct Policy;

/// What a scheduler has, and how it calls itself: what surfaces ask in place of which one it is.
struct Traits
{
    const char* name = ""; ///< "Slurm"
    /// The parts of a priority are called components, and are sums of subcomponents; else they are
    /// factors × weights.
    bool hasComponents = false;
    /// Parts and subparts may be capped, and one gate opens or closes them: what a part gives is
    /// not what it would give alone.
    bool hasCaps = false;
    /// A job has a priority to start, which ranks, and another one while it runs.
    bool hasRunPriority = false;
    /// Fair-share is a factor that one of several algorithms computes from shares.
    bool hasFairShareFactor = false;
    /// Usage is held against targets of credentials, window by window, and not against shares of
    /// accounts.
    bool hasTargets = false;
    /// The tier of a partition ranks before any priority.
    bool ranksByTier = false;
    /// Jobs may have names in place of numbers.
    bool namesJobs = false;
    /// The source tells in words why a job waits.
    bool givesReasons = false;
    /// Priorities have an upper end (2^32 - 1), at which those stand alike that would be above it.
    bool hasHighestPriority = false;
    /// The scheduler's own tool keeps names of accounts in small letters.
    bool hasSmallAccountNames = false;
};

const Traits& traitsOf(const Policy& policy);

} // namespace fairlead

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/inverse/lever.h"

#include <atomic>

namespace fairlead {

/// What somebody wants to see: a job at a rank, or the fair-share of an association at a value.
struct Wish
{
    JobIndex job; ///< invalid: the association is meant
    AssocIndex assoc;
    double value = 1.0; ///< rank  @range [1, inf), or factor  @range [0, 1]
};

/// The figure that a wish is about: the best rank of the job, infinite without one; the fair-share
/// factor that jobs of the association get, of an account under Fair Tree its level fair-share.
double figureOf(const Evaluation& evaluation, const Wish& wish);

/// What turning one lever alone comes to.
struct Reach
{
    Lever lever;
    /// The value nearest to the present one, in proportion, that fulfils the wish; else the one
    /// that comes nearest to it.
    std::int64_t value = 0;
    double figure = 0.0; ///< figureOf() at that value
    bool isReached = false;
};

/// The answer for each lever that changes the figure at all, those first that reach it with the
/// smallest change. From a value on the far side the wish is fulfilled as soon as the figure is at
/// or beyond it: "at rank 3" is 3 or better for a job behind, 3 or worse for one before it.
///
/// A lever is tried in steps away from its present value that grow by half and are no larger than a
/// part of where it stands: 2 % with up to 100 ranked rows, 0.4 % with 400, a half with 45,000;
/// then the step in which the wish becomes true is halved down to the very value: exact where the
/// figure only rises or only falls along it. Where no step reaches it, the neighbourhood of the
/// nearest one is looked at too. Values at which priorities reach their upper end, where many are
/// the same, are no answers. Each answer has been evaluated. About 150 evaluations for each lever
/// of a large queue, up to 10,000 of a small one. Cancelled, it returns what it has.
std::vector<Reach> reach(const Inputs& inputs, const Wish& wish,
                         const std::atomic<bool>* isCancelled = nullptr);

} // namespace fairlead

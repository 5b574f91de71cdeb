// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/reports/writers/table.h"
#include "engine/inverse/inverse.h"

namespace fairlead::reports {

/// Lever, Now, Value, Reached, Figure, Try: what turning each lever alone comes to. Lever is a
/// parameter, "shares ACCOUNT/USER" or "nice"; Value is the one that reaches the wish, or where
/// Reached is "no" the one that comes nearest, empty where that is the present one; Figure the rank
/// or factor there; Try what fairleadctl takes to see it, quoted for a shell,
/// empty for nice.
Table reachTable(const std::vector<Reach>& answers, bool isRank);

} // namespace fairlead::reports

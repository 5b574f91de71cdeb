// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/evaluation.h"

namespace fairlead {

/// What the tree promises each association of the machine: the shares of all levels multiplied.
/// Those that take the shares of their parent are promised what it is.
/// @return [assoc]  @unit 1  @range [0, 1]
std::vector<double> promisedParts(const Evaluation& evaluation);

} // namespace fairlead

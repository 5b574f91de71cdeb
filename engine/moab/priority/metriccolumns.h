// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/evaluation.h"

namespace fairlead::moab {

/// Completes the columns of the subcomponents that count under the weights of the evaluation.
/// `isNew`: those that are there belong to other rules.
void findMetrics(const Evaluation& evaluation, bool isNew, MetricColumns& columns);

} // namespace fairlead::moab

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/words/prioritybar.h"

namespace fairlead::models {

PriorityBar priorityBar(const Evaluation& evaluation, RowIndex row)
{
    return {pointsOf(evaluation, row), partsOf(evaluation.inputs.policy)};
}

} // namespace fairlead::models

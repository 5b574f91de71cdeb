// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/breakdown.h"

#include <QMetaType>

namespace fairlead::models {

/// What the stacked bar of a queue row paints.
struct PriorityBar
{
    RowPoints numbers;
    std::span<const Part> parts; ///< whose points they are: partsOf() the policy
};
PriorityBar priorityBar(const Evaluation& evaluation, RowIndex row);

} // namespace fairlead::models

Q_DECLARE_METATYPE(fairlead::models::PriorityBar)

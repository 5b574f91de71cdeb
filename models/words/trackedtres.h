// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/scenario/scenario.h"

#include <QStringList>

namespace fairlead::models {

/// The TRES that an edit weighs and neither every Slurm nor this cluster has; Slurm would pass over
/// them. Empty: none, or it weighs no TRES.
QStringList untrackedTres(const Edit& edit, const Snapshot& snapshot);
/// What can be weighed.
QStringList trackedTres(const Snapshot& snapshot);

} // namespace fairlead::models

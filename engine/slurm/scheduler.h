// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/scheduler.h"

namespace fairlead::slurm {

/// What Slurm knows.
const Scheduler& scheduler();

} // namespace fairlead::slurm

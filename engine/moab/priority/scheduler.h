// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/scheduler.h"

namespace fairlead::moab {

/// What Moab and Maui know.
const Scheduler& scheduler();

} // namespace fairlead::moab

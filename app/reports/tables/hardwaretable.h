// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/reports/writers/table.h"
#include "engine/inverse/newhardware.h"

namespace fairlead::reports {

/// Account, User, Shares, NewShares, PromisedNow, Promised (both in units of the machine), Try: a
/// row for everybody on a level whose shares change.
Table hardwareTable(const NewShares& answer, const Snapshot& snapshot);

} // namespace fairlead::reports

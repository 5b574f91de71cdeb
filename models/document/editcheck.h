// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/scenario/scenario.h"

namespace fairlead::models {

/// Whether an edit can be carried out on this tree: the quick look before an edit enters the
/// scenario, so that a cell or a dragged account is refused at once and in words. Error code Usage.
/// `policy` is what parameters are tried on.
Result<void> checkEdit(const Snapshot& tree, const Policy& policy, const Edit& edit);

} // namespace fairlead::models

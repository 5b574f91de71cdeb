// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/scenario/scenario.h"

#include <optional>
#include <vector>

namespace fairlead {

/// What is left of the edits where one more takes some of them back: what is removed was added by
/// them, a name or a parent is again that of the snapshot. Nothing: it takes none back, or others
/// need what it takes back.
std::optional<std::vector<Edit>> withoutTakenBack(const Snapshot& snapshot,
                                                  const std::vector<Edit>& edits, const Edit& edit);

} // namespace fairlead

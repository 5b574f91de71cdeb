// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/scenario/scenario.h"

#include <span>
#include <string>

namespace fairlead::reports {

/// Value edits as options, quoted for a shell: "--set PriorityWeightAge=0 --share geist/ann=1".
/// Others have none.
std::string editOptions(std::span<const Edit> edits);

} // namespace fairlead::reports

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/result.h"
#include "engine/moab/config/settings.h"

#include <string>

namespace fairlead::moab {

/// Lines of moab.cfg or maui.cfg from which readConfig() makes equal settings: what is not as it is
/// by default, credentials and partitions in their order, parameters without effect as they were.
/// Error code DataInvalid: a value that a configuration cannot say. Test: tst_moab_configtext.
Result<std::string> configText(const Settings& settings);

/// Settings from such lines.
Settings settingsFromText(const std::string& text, Dialect dialect);

} // namespace fairlead::moab

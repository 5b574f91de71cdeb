// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/result.h"
#include "engine/moab/config/settings.h"

#include <string>

namespace fairlead::moab {

/// The text of a moab.cfg or maui.cfg with the fewest changes that turn the settings `before`,
/// which were read from it, into `after`. A value is changed where the last line that sets it
/// stands; what no line sets is added at the end. Everything else stays byte for byte, comments and
/// line ends included. Error code DataInvalid: a value that this dialect cannot say.
Result<std::string> editedConfig(const std::string& text, const Settings& before,
                                 const Settings& after);

} // namespace fairlead::moab

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/issues.h"
#include "engine/moab/config/settings.h"

#include <string>
#include <vector>

namespace fairlead::moab {

/// One line of a configuration as it stands in its file.
struct ConfigLine
{
    std::string file;
    int number = 0; ///< 1-based
    std::string text;
};

/// Reads moab.cfg or maui.cfg, includes already in place (specification 3). Problems name their
/// line; unknown parameters are kept and listed.
Settings readConfig(const std::vector<ConfigLine>& lines, Dialect dialect, Issues& issues);

/// The file that "#INCLUDE file" names; empty when the line says something else.
std::string includedFile(const std::string& line);

} // namespace fairlead::moab

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/moab/config/entry.h"
#include "engine/moab/config/parameters.h"

/// The parameters that are neither weights nor caps, and the attributes of credentials. Used by
/// parameters.h; everybody else includes that.
namespace fairlead::moab {

bool isScalar(std::string_view name);
const std::vector<std::string>& scalarNames();
/// Error code Usage: the value cannot be read.
Result<void> setScalar(Settings& settings, const Entry& entry);
std::string scalarValue(const Settings& settings, std::string_view name);

/// Sets one attribute of a USERCFG and the like; the flag says whether it was known. Error code
/// Usage: the value cannot be read.
Result<bool> setAttribute(CredConfig& entry, const Attribute& attribute, Dialect dialect);
/// Whether its value is read as parseNumber() does.
bool isNumber(const Attribute& attribute, Dialect dialect);
/// "PRIORITY=5 FSTARGET=10+": what is set.
std::string attributesText(const CredConfig& entry);

} // namespace fairlead::moab

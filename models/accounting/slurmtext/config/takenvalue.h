// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/issues.h"
#include "engine/base/result.h"
#include "models/accounting/slurmtext/config/configreader.h"

#include <string>
#include <string_view>

namespace fairlead::accounting {

/// Whether an empty value of the parameter says something.
bool mayBeEmpty(std::string_view parameter);
/// What slurmctld takes the value for: without words that it ignores, numbers of a slurm.conf in
/// decimals, as scontrol prints them. What it takes for something else is an issue.
/// Error code Usage: it takes no such value.
Result<std::string> takenValue(const std::string& parameter, const ConfigValue& given,
                               bool isSlurmConf, Issues& issues);

} // namespace fairlead::accounting

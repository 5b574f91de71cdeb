// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/slurm/config/settings.h"

#include <span>
#include <string>
#include <string_view>

/// AccountingStorageEnforce as slurm.conf says it.
namespace fairlead::slurm {

/// All words, in upper case.
std::span<const char* const> enforcementNames();
/// Parts of words count, as Slurm looks for them, and imply what they do there: `safe` has limits,
/// `all` has everything but nojobs and nosteps. What it does not know is ignored.
void setEnforcement(Settings& settings, std::string_view value);
/// The words as scontrol shows them: "associations,limits,qos"; "none".
std::string enforcementText(const Settings& settings);

} // namespace fairlead::slurm

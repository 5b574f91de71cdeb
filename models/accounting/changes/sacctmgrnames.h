// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/scenario/changelist.h"

#include <string_view>

namespace fairlead::accounting {

/// Whether sacctmgr takes the names of a change list, and of the cluster, as they are. It splits
/// names at commas, expands brackets, turns quotes into `, and stores names in lower case; user
/// names keep theirs where slurmdbd preserves it, which shows in `before`. Error code DataInvalid
/// with the name and the reason.
Result<void> checkNames(const ChangeList& changes, const Snapshot& before);

/// The same for every name of a tree, for files that list all of it, where # and \ mean something,
/// too; names that are there already may have upper case. Error code DataInvalid.
Result<void> checkTreeNames(const Snapshot& snapshot);

/// A word for the POSIX shell, in single quotes where it needs them.
std::string shellWord(std::string_view text);
/// " option=value", the same with a blank before.
std::string optionWord(std::string_view option, std::string_view value);

} // namespace fairlead::accounting

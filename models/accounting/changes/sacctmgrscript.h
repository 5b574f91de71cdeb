// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/message.h"
#include "engine/scenario/changelist.h"

/// Change lists as a script of sacctmgr commands for the POSIX shell.
namespace fairlead::accounting {

/// The script, also where there is nothing to do. It names the source, its moment and what it
/// leaves to slurm.conf, and stops at the first command that fails. Error code DataInvalid: a name
/// that sacctmgr would read as something else.
Result<std::string> sacctmgrScript(const ChangeList& changes, const Snapshot& before,
                                   const Snapshot& after);

/// What is said of a parameter, which belongs into slurm.conf.
Message notForSacctmgr(const ParameterEdit& parameter);

/// What is said of accounts that get another name.
Message partitionsNameAccounts();

/// What the change list holds that sacctmgr cannot do, not yet, or does differently, one sentence
/// each.
std::vector<Message> sacctmgrNotes(const ChangeList& changes, const Snapshot& before);

/// "2 accounts added, 1 moved, 3 shares changed"; "nothing" for no change.
std::string summaryOf(const ChangeList& changes);

} // namespace fairlead::accounting

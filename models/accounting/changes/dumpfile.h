// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/message.h"
#include "engine/scenario/changelist.h"

/// A tree as a file for `sacctmgr load`, in the form of `sacctmgr dump`.
namespace fairlead::accounting {

/// The tree of `after` with everything that `dump` says beside it: limits, QOS, descriptions,
/// comments, the order of lines. Where the tree is the dump's but for shares, every other byte
/// stays; where it is not, entries are put below their parents and the rest follows in the old
/// order. Without a dump (empty text) the file holds what the snapshot knows.
/// Error code DataInvalid: a name that such a file cannot hold.
Result<std::string> dumpFile(const std::string& dump, const Inputs& after,
                             const ChangeList& changes);

/// What `sacctmgr load` does not do with such a file, one sentence each. `hasDump`: the source told
/// limits and QOS lists.
std::vector<Message> dumpNotes(const ChangeList& changes, const Inputs& after, bool hasDump);

} // namespace fairlead::accounting

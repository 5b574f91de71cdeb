// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/sources/registry.h"

namespace fairlead::accounting {

/// The store in a folder that `fairleadctl anonymise` wrote.
inline constexpr auto storeInFolder = "cluster.fairlead";
/// How the schedulers are set, which no table of a store has; may be missing.
inline constexpr auto schedulingInFolder = "scheduler.txt";

/// A folder with such a store.
extern const FolderKind storeFolderKind;

} // namespace fairlead::accounting

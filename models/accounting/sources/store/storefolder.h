// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/sources/registry.h"

namespace fairlead::accounting {

/// The store in a folder that `fairleadctl anonymise` wrote.
inline constexpr auto storeInFolder = "cluster.fairlead";

/// A folder with such a store.
extern const FolderKind storeFolderKind;

} // namespace fairlead::accounting

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/issues.h"
#include "models/accounting/store/storeconnection.h"

#include <limits>

namespace fairlead::accounting {

/// Writes the issues as the rows of an empty table. How many others say the same as one is part of
/// what it says.
Result<void> insertIssues(StoreConnection& connection, const char* table, const Issues& issues);

/// The issues of a table. More rows than `most` are an error.
Result<Issues> selectIssues(StoreConnection& connection, const char* table,
                            std::size_t most = std::numeric_limits<std::size_t>::max());

} // namespace fairlead::accounting

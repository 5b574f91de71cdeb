// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/store/storeconnection.h"

namespace fairlead::accounting {

/// Whether a database holds the tables, columns and keys that the migrations up to `version` make,
/// and nothing else: no view, trigger or table of others, no engine that undoes nothing, no
/// collation that takes names for equal that are not. What later versions add may be there: a
/// migration that was broken off, or that somebody else is at. One question, which the right to
/// read answers; triggers show to whom the right TRIGGER is granted. Error code DataInvalid.
Result<void> checkServerSchema(StoreConnection& connection, int version);

} // namespace fairlead::accounting

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/scenario/mergescenarios.h"
#include "models/accounting/store/audit.h"

namespace fairlead::accounting {

/// What the lines of an audit table did to a snapshot, as edits, so that they can be compared with
/// edits that are to come. Error code DataInvalid: what was done then is not recorded.
Result<std::vector<Edit>> editsOf(const std::vector<AuditEntry>& entries);

} // namespace fairlead::accounting

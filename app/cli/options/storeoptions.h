// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/options/arguments.h"
#include "engine/scenario/mergescenarios.h"
#include "models/accounting/sources/store/storesource.h"
#include "models/accounting/store/saveoutcome.h"

namespace fairlead::cli {

/// The source of a command line, which has to be a store, with its password if it is a database.
Result<accounting::SourceAccess> storeAccess(const Arguments& arguments);

/// The store of --into, which --timeout counts for too.
Result<accounting::SourceAccess> intoAccess(const Arguments& arguments);

/// Why two who changed the same cannot be merged.
Error cannotMerge(const std::vector<EditClash>& clashes);

/// The error of a save that failed; of a conflict with the choices that a user has beside looking
/// at it and saying so, empty: none.
Error withChoices(const accounting::SaveOutcome& outcome, const QString& choices);

} // namespace fairlead::cli

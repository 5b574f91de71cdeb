// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/arguments.h"
#include "engine/scenario/mergescenarios.h"
#include "models/accounting/store/saveoutcome.h"
#include "models/accounting/store/storeaddress.h"

namespace fairlead::cli {

/// The store of this name, with its password if it is a database.
Result<accounting::StoreAddress> storeAddress(const QString& name, const QString& passwordFile,
                                              const char* variable);

/// The same for the source of a command, with the password that its options name.
Result<accounting::StoreAddress> storeAddress(const Arguments& arguments);

/// Why two who changed the same cannot be merged.
Error cannotMerge(const std::vector<EditClash>& clashes);

/// The error of a save that failed; of a conflict with the choices that a user has.
Error withChoices(const accounting::SaveOutcome& outcome, const QString& choices);

} // namespace fairlead::cli

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/options/arguments.h"
#include "models/accounting/sources/sourceaccess.h"

/// Which scenario a command line means.
namespace fairlead::cli {

/// The scenario of that name in a source that is a store. Error code Usage: there is none.
Result<Scenario> storedScenario(const accounting::SourceAccess& access, const QString& name);

/// The scenarios of the command line one after the other, as one: stored, from a file, single
/// edits.
Result<Scenario> scenarioOf(const accounting::SourceAccess& access, const Arguments& arguments);

} // namespace fairlead::cli

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/options/arguments.h"
#include "models/accounting/sources/sourceaccess.h"

#include <iosfwd>
#include <memory>

/// Which scenario a command line means.
namespace fairlead::cli {

/// The scenario of that name in a source that is a store. Error code Usage: there is none.
Result<Scenario> storedScenario(const accounting::SourceAccess& access, const QString& name);

/// The scenarios of the command line one after the other, as one: stored, from a file, single
/// edits. Tables of --paste are still missing.
Result<Scenario> scenarioOf(const accounting::SourceAccess& access, const Arguments& arguments);

/// The same with the edits of the tables, each of the tree that those before it leave; says what
/// they add. Error codes: Usage (a line that cannot be used, or an edit before a table that
/// cannot be made), SourceUnreachable (a file cannot be read).
Result<Scenario> withPasted(Scenario scenario, const Arguments& arguments,
                            const std::shared_ptr<const Snapshot>& snapshot, std::ostream& err);

} // namespace fairlead::cli

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/commands/command.h"
#include "app/cli/options/arguments.h"
#include "engine/replay/recording/recording.h"
#include "models/accounting/sources/sourceaccess.h"

#include <optional>

namespace fairlead::cli {

/// What a replay needs, for a copy of a source. That a source cannot tell it is an error only where
/// somebody asks for it (--from, --to, --nodes); else a line says so.
Result<std::optional<replay::Recording>>
historyFor(accounting::SourceAccess access, const Arguments& arguments, const Streams& streams);

/// The limits of a source whose history is not copied; where they cannot be read a line says so.
replay::Limits limitsWithoutHistory(const accounting::SourceAccess& access, const Streams& streams);

} // namespace fairlead::cli

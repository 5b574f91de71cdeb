// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/commands/command.h"
#include "app/cli/options/arguments.h"
#include "app/cli/session.h"
#include "engine/replay/recording/recording.h"
#include "models/accounting/sources/sourceaccess.h"

#include <cstdint>
#include <optional>

namespace fairlead::cli {

/// What ran behind --to is read too: from it follows the usage at the beginning. Not what ran for
/// longer: nearly all of that has decayed since, and may be millions of jobs.
inline constexpr std::int64_t longestBehind = 31 * 86400; // s

/// Where the history of the period begins: --from, else where the source is asked for a period 30
/// days before --to. Empty: where the source says.
std::optional<std::int64_t> beginOfPeriod(const accounting::SourceAccess& access,
                                          const Arguments& arguments);

/// What a replay needs, for a copy of a source. That a source cannot tell it is an error only where
/// somebody asks for it (--from, --to, --nodes); else a line says so. Where the period ends before
/// the moment of the session's usage, the usage at its beginning goes along.
Result<std::optional<replay::Recording>>
historyFor(const Session& session, const Arguments& arguments, const Streams& streams);

/// The limits of a source whose history is not copied; where they cannot be read a line says so.
replay::Limits limitsWithoutHistory(const accounting::SourceAccess& access, const Streams& streams);

} // namespace fairlead::cli

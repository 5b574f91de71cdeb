// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/commands/command.h"
#include "app/cli/session.h"
#include "engine/replay/outcome/outlook.h"

#include <memory>
#include <vector>

/// Which policies a replay is asked for.
namespace fairlead::cli {

/// Error code Usage: more policies than can be told apart, one of them twice, or several scenarios
/// where one is wanted.
Result<void> checkPolicies(const Arguments& arguments);

/// The command line of the session: of several scenarios each is a policy of its own, and the
/// session has only the single edits, which go with each.
Arguments withoutSeveral(Arguments arguments);

/// The site's own policy, those with edits, and those of --against.
Result<std::vector<replay::NamedPolicy>>
policiesOf(const std::shared_ptr<const replay::Recording>& recording, const Session& session,
           const Arguments& arguments, const Streams& streams);

} // namespace fairlead::cli

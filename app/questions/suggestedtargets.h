// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/recording.h"
#include "models/document/scenariodocument.h"

#include <QStringList>

/// What a search for a policy is asked first: targets that are not reached yet.
namespace fairlead::app {

/// Where nothing is known of the history.
QStringList usualTargets();
/// Half of what the slowest tenth of the small and of the large jobs waited; where these hardly
/// waited, usualTargets().
QStringList usualTargets(const replay::Recording& recording);

/// Half as long as the jobs of an account or user have waited, or an hour where that is not known:
/// the first figure of their waits that could be made shorter.
/// @param recording  null: not known
/// @param former  names under which the recording knows accounts
QString waitTarget(const AssocKey& whose, const replay::Recording* recording,
                   const FormerNames& former = {});

} // namespace fairlead::app

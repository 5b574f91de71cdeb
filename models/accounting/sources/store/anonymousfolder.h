// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/anonymous/anonymous.h"

#include <QString>

namespace fairlead::accounting {

/// Writes a cluster under made-up names as a folder that is a source, for its owner alone; it
/// appears under its name when it is complete. `about` goes into its README.txt, behind what the
/// folder is. Error codes: Usage (there is something of that name), OutputFailed.
Result<void> writeAnonymousFolder(const QString& folder, const AnonymousCluster& cluster,
                                  const QString& about = {});

} // namespace fairlead::accounting

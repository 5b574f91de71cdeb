// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/anonymous/anonymous.h"

#include <QString>

namespace fairlead::accounting {

/// Whether the folder can be made: nothing is there, or it is empty. Error code OutputFailed.
Result<void> checkAnonymousFolder(const QString& folder);

/// Writes a cluster under made-up names as a folder that is a source, for its owner alone; it
/// appears under its name when it is complete. `about` goes into its README.txt, behind what the
/// folder is. Error code OutputFailed.
Result<void> writeAnonymousFolder(const QString& folder, const AnonymousCluster& cluster,
                                  const QString& about = {});

} // namespace fairlead::accounting

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/issues.h"
#include "engine/base/result.h"
#include "engine/moab/config/settings.h"

#include <QString>

namespace fairlead::accounting {

/// Reads a moab.cfg or maui.cfg with what it includes. A file that includes itself is read once.
/// Error code SourceUnreachable: the file itself cannot be read.
Result<moab::Settings> readMoabConfig(const QString& path, moab::Dialect dialect, Issues& issues);

} // namespace fairlead::accounting

// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/result.h"

#include <QString>

#include <functional>
#include <string_view>

class QIODevice;

namespace fairlead::reports {

/// Writes a file that appears under its name only when it is complete: an older one survives a
/// failure. `write` returns false when it could not write. Error code OutputFailed.
Result<void> writeWholeFile(const QString& path, const std::function<bool(QIODevice&)>& write);
Result<void> writeWholeFile(const QString& path, std::string_view content);

} // namespace fairlead::reports

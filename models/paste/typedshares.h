// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/result.h"

#include <QString>

#include <cstdint>

namespace fairlead::models {

/// Raw shares as typed: a number, in the user's language or plain, or "parent". Error code Usage.
Result<std::uint32_t> typedShares(const QString& text);

} // namespace fairlead::models

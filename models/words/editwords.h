// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/scenario/scenario.h"

#include <QString>

namespace fairlead::models {

/// An edit in the words of the undo menu, translated: "shares of geist".
QString editWords(const Edit& edit);

} // namespace fairlead::models
